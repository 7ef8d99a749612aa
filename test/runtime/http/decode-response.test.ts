import { describe, expect, it } from "vitest";
import { decodeLoyaltyMembershipUpdate, decodeResponse } from "../../../generated/loyalty/codecs.js";
import type { LoyaltyMembershipUpdate } from "../../../generated/loyalty/types.js";
import type { Result } from "../../../generated/runtime/base.js";
import { bytesOf, readFixtures } from "../../contract/loyalty/fixtures.js";

const text = bytesOf(readFixtures("request").find(({ valid }) => valid)!).toString();
const expected = decodeLoyaltyMembershipUpdate(text);

type Options = Parameters<typeof decodeResponse>[2];

/** Replaces the result of `fetch`. */
function decode(
  body: string | Uint8Array<ArrayBuffer> | ReadableStream | null,
  { status = 200, contentType = "application/xml" }: { readonly status?: number; readonly contentType?: string } = {},
  options?: Options,
): Promise<Result<LoyaltyMembershipUpdate>> {
  const response = new Response(body, { status, headers: { "content-type": contentType } });
  return decodeResponse(response, decodeLoyaltyMembershipUpdate, options);
}

/** The code of the only problem. */
async function codeOf(result: Promise<Result<unknown>>): Promise<string | undefined> {
  const { problems } = (await result) as { readonly problems?: readonly { readonly code: string }[] };
  expect(problems).toHaveLength(1);
  return problems?.[0]?.code;
}

describe("decodeResponse", () => {
  it("decodes the body of a response of every media type of XML", async () => {
    for (const contentType of ["application/xml", "text/xml; charset=utf-8", "application/vnd.loyalty+xml"]) {
      expect(await decode(text, { contentType })).toEqual(expected);
    }
    expect(expected.ok).toBe(true);
  });

  it("follows the charset of the response and a byte order mark", async () => {
    const utf16 = Buffer.from(`\ufeff${text.replace(/^<\?xml[^>]*\?>/, "")}`, "utf16le");
    expect(await decode(utf16)).toEqual(expected);
    expect(await codeOf(decode(text, { contentType: "text/xml; charset=utf-7" }))).toBe("http/charset");
  });

  it("refuses a status and leaves the body to whoever asks next", async () => {
    const response = new Response("<gone/>", { status: 410, headers: { "content-type": "application/xml" } });
    const result = await decodeResponse(response, decodeLoyaltyMembershipUpdate);
    expect(result).toMatchObject({ problems: [{ code: "http/status", message: "The status is 410." }] });
    expect(await response.text()).toBe("<gone/>");
    expect(await codeOf(decode(text, {}, { statuses: [202] }))).toBe("http/status");
    expect(await decode(text, { status: 410 }, { statuses: [410] })).toEqual(expected);
  });

  it("refuses a media type, one that is not named included", async () => {
    const html = decode("<html>", { contentType: "text/html" });
    expect(await html).toMatchObject({
      problems: [{ message: 'The media type "text/html" is none of application/xml, text/xml, application/*+xml.' }],
    });
    const bare = new Response(new TextEncoder().encode(text));
    expect(await codeOf(decodeResponse(bare, decodeLoyaltyMembershipUpdate))).toBe("http/content-type");
    expect(await decodeResponse(bare, decodeLoyaltyMembershipUpdate, { mediaTypes: ["*/*"] })).toEqual(expected);
    expect(await codeOf(decode(text, {}, { mediaTypes: ["text/xml"] }))).toBe("http/content-type");
  });

  it("stops reading at the limit", async () => {
    let pulls = 0;
    const endless = new ReadableStream({
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(1024));
      },
    });
    expect(await codeOf(decode(endless, {}, { maxSize: 4096 }))).toBe("http/too-large");
    expect(pulls).toBeLessThan(10);
  });

  it("hands the decoder's own settings on, and what the decoder says", async () => {
    const result = await decode("<Other/>", {}, { maxProblems: 1 });
    expect(result).toEqual(decodeLoyaltyMembershipUpdate("<Other/>", { maxProblems: 1 }));
    expect(await codeOf(decode(null))).toBe("xml/missing-root");
  });

  it("rejects with what the body fails with", async () => {
    const broken = new ReadableStream({ pull: (controller) => controller.error(new Error("The line is dead.")) });
    await expect(decode(broken)).rejects.toThrow("The line is dead.");
  });
});
