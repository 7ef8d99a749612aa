import { Readable } from "node:stream";
import { describe, expect, it } from "vitest";
import type { BinaryInput } from "../../../templates/runtime/http/payload.js";
import { binaryBody } from "../../../templates/runtime/http/payload-binary-body.js";
import { binaryReader, binaryWriter } from "../../../templates/runtime/http/payload-binary.js";
import { byteChunks, isBodyTooLarge, readAllBytes } from "../../../templates/runtime/http/payload-bytes.js";

const bytes = Uint8Array.from([1, 2, 3, 4, 5]);

/** The same bytes in every form in which they may be sent. */
const forms: Readonly<Record<string, () => BinaryInput>> = {
  "a Uint8Array": () => bytes,
  "a Buffer": () => Buffer.from(bytes),
  "a Blob": () => new Blob([bytes], { type: "image/png" }),
  "a web stream": () => new Blob([bytes.subarray(0, 2), bytes.subarray(2)]).stream(),
  "a Node stream": () => Readable.from([Buffer.from([1, 2]), Buffer.from([3, 4, 5])]),
  "an async iterable": () =>
    (async function* () {
      yield bytes.subarray(0, 1);
      await Promise.resolve();
      yield bytes.subarray(1);
    })(),
};

async function tooLarge(work: Promise<unknown>): Promise<boolean> {
  return work.then(() => false, isBodyTooLarge);
}

describe("binaryWriter", () => {
  it.each(Object.entries(forms))("sends %s as it is", (_, form) => {
    const writer = binaryWriter("image/png");
    const input = form();
    expect(writer.validate?.(input)).toEqual({ ok: true, value: input });
    expect(writer.write(input)).toEqual({ body: input, contentType: "image/png" });
  });

  it("names the type that was chosen among a range, or that of the Blob", () => {
    const writer = binaryWriter("image/*");
    expect(writer.write(bytes, "image/gif").contentType).toBe("image/gif");
    expect(writer.write(new Blob([bytes], { type: "image/png" })).contentType).toBe("image/png");
    expect(binaryWriter("*/*").write(bytes).contentType).toBe("application/octet-stream");
  });

  it.each([
    [bytes, undefined],
    [new Blob([bytes]), undefined],
    [new Blob([bytes], { type: "text/plain" }), undefined],
    [bytes, "image/*"],
    [bytes, "*/*"],
    [bytes, "image/"],
    [bytes, "image"],
    [bytes, "text/plain"],
  ])("sends nothing under a type that is not a single one of its range: %s as %s", (body, chosen) => {
    const problems = [
      { code: "http/content-type", message: "The content type of the body must match image/*.", path: "" },
    ];
    expect(() => binaryWriter("image/*").write(body, chosen)).toThrow(expect.objectContaining({ problems }));
  });

  it.each([["text"], [undefined], [null], [{}], [[1]], [5]])("refuses %j", (value) => {
    expect(binaryWriter("image/png").validate?.(value)).toMatchObject({ ok: false, problems: [{ code: "type" }] });
  });
});

describe("binaryBody", () => {
  it.each(Object.entries(forms))("gives %s whole or piece by piece", async (_, form) => {
    const body = binaryBody("image/png", form(), 5);
    expect(binaryReader("image/*").read(body, { validate: true, contentType: "image/png" })).toEqual({
      ok: true,
      value: body,
    });
    expect(Array.from(await body.bytes())).toEqual([1, 2, 3, 4, 5]);
    const pieces: number[] = [];
    for await (const piece of binaryBody("image/png", form(), 0).stream()) pieces.push(...piece);
    expect(pieces).toEqual([1, 2, 3, 4, 5]);
  });

  it.each(Object.entries(forms))("limits %s when it is read whole", async (_, form) => {
    expect(await tooLarge(binaryBody("image/png", form(), 4).bytes())).toBe(true);
  });

  it("is read once", async () => {
    const body = binaryBody("image/png", bytes, 5);
    await body.bytes();
    await expect(body.bytes()).rejects.toThrow("was already read");
    expect(() => body.stream()).toThrow("was already read");
  });
});

describe("byteChunks", () => {
  it("cancels a web stream that is not read to its end", async () => {
    let cancelled = false;
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => controller.enqueue(bytes),
      cancel: () => {
        cancelled = true;
      },
    });
    for await (const chunk of byteChunks(stream)) {
      expect(chunk).toEqual(bytes);
      break;
    }
    expect(cancelled).toBe(true);
    expect(stream.locked).toBe(false);
  });

  it("stops an endless stream at the limit", async () => {
    const stream = new ReadableStream<Uint8Array>({ pull: (controller) => controller.enqueue(new Uint8Array(1000)) });
    expect(await tooLarge(readAllBytes(stream, 10_000))).toBe(true);
  });

  it("are whole and in order however many pieces they come in", async () => {
    const pieces = Array.from({ length: 5000 }, (_, index) => new Uint8Array([index & 0xff, index >> 8]));
    const stream = new ReadableStream<Uint8Array>({
      pull: (controller) => {
        const next = pieces.shift();
        if (next === undefined) controller.close();
        else controller.enqueue(next);
      },
    });
    const bytes = new Uint16Array((await readAllBytes(stream, 10_000)).slice().buffer);
    expect(bytes).toEqual(Uint16Array.from({ length: 5000 }, (_, index) => index));
  });

  it("passes on the failure of a stream", async () => {
    const stream = new ReadableStream<Uint8Array>({ pull: (controller) => controller.error(new Error("torn")) });
    await expect(readAllBytes(stream, 10)).rejects.toThrow("torn");
  });

  it("refuses pieces that are not bytes", async () => {
    const stream = Readable.from(["text"]) as unknown as BinaryInput;
    await expect(readAllBytes(stream, 10)).rejects.toThrow(TypeError);
  });
});
