import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Result } from "../../../../templates/runtime/base/problem.js";
import { partiesOf, type Parties } from "../../../support/parties.js";

// 64-bit integers and dates in memory: validators, and a client that calls a server over fetch.

interface Entry {
  readonly id: unknown;
  readonly bookedAt: unknown;
  readonly [name: string]: unknown;
}

interface Received {
  readonly path: object;
  readonly query?: object;
  readonly body: Entry;
}

const golden = join(import.meta.dirname, "../../../golden");
const both = await partiesOf("dates", join(golden, "dates"), { int64: "bigint", dates: "Date" });
const texts = await partiesOf("texts", join(golden, "decimal-texts"), { int64: "string" });
const dates = await partiesOf("dates", join(golden, "dates"), { dates: "Date" });
const plain = await partiesOf("dates", join(golden, "dates"));

const moment = new Date("2024-02-29T23:59:58.123Z");
const largest = 2n ** 63n - 1n;

function parse({ validators }: Parties, text: string): Result<Entry> {
  return validators["parseEntry"]?.(text) as Result<Entry>;
}

function isEntry({ validators }: Parties, value: unknown): unknown {
  return validators["isEntry"]?.(value);
}

function codesOf(result: Result<unknown>): readonly string[] {
  return result.ok ? [] : result.problems.map(({ code, path }) => `${code} ${path}`);
}

const text = (members: string): string => `{ "id": 1, "bookedAt": "2024-02-29T23:59:58Z"${members} }`;

describe("whole numbers of 64 bits", () => {
  it("are read exactly as bigints, small ones too", () => {
    const result = parse(both, text(', "factor": 9223372036854775805, "before": 9007199254740993, "tags": {"a": 2}'));
    expect(result).toMatchObject({
      ok: true,
      value: { id: 1n, factor: 9_223_372_036_854_775_805n, before: 9_007_199_254_740_993n, tags: { a: 2n } },
    });
  });

  it("are bigints beyond 2^53 also where a double is exact", () => {
    const result = parse(both, text(', "before": 9007199254740994, "tags": { "a": 1152921504606846976, "b": 1e18 }'));
    const tags = { a: 1_152_921_504_606_846_976n, b: 10n ** 18n };
    expect(result).toMatchObject({ ok: true, value: { before: 9_007_199_254_740_994n, tags } });
    expect(parse(texts, text(', "before": 9007199254740994'))).toMatchObject({ value: { before: "9007199254740994" } });
  });

  it("may be written with an exponent or a fraction of zeros", () => {
    const result = parse(both, text(', "factor": 922337203685477580.50e1, "before": 9007199254740993.0'));
    expect(result).toMatchObject({
      ok: true,
      value: { factor: 9_223_372_036_854_775_805n, before: 9_007_199_254_740_993n },
    });
  });

  it("compare exactly with limits, divisors and their format", () => {
    const faults =
      ', "id2": 0, "factor": 9223372036854775806, "before": 9223372036854775808, "level": 9007199254740993';
    expect(codesOf(parse(both, text(faults)))).toEqual(["multipleOf /factor", "enum /level", "anyOf /before"]);
  });

  it("leave other numbers as JSON.parse reads them, and refuse an integer that a double would change", () => {
    const large = "12345678901234567890";
    const result = parse(both, text(`, "amount": ${large}, "free": { "a": [${large}, 1e400] }`));
    const free = { a: [Number(large), Number.POSITIVE_INFINITY] };
    expect(result).toMatchObject({ ok: true, value: { amount: Number(large), free } });
    expect(codesOf(parse(both, text(`, "count": ${large}`)))).toEqual(["type /count"]);
    expect(codesOf(parse(plain, text(`, "amount": ${large}`)))).toEqual(["json/inexact-number /amount"]);
    expect(codesOf(parse(dates, text(`, "count": ${large}`)))).toEqual(["json/inexact-number /count"]);
  });

  it("are bigints or safe integers for guards, and bigints in results of validators", () => {
    const entry = { id: 5, bookedAt: moment, tags: { a: 1n } };
    expect(isEntry(both, entry)).toBe(true);
    expect(both.validators["validateEntry"]?.(entry)).toEqual({ ok: true, value: { ...entry, id: 5n } });
    expect(entry.id).toBe(5);
    for (const id of [2 ** 60, 1.5, "5", 2n ** 63n, 0n, null])
      expect([id, isEntry(both, { ...entry, id })]).toEqual([id, false]);
  });

  it("are decimal texts where that is asked for", () => {
    const result = parse(texts, text(`, "factor": 9223372036854775805, "level": 2`));
    expect(result).toMatchObject({ ok: true, value: { id: "1", factor: "9223372036854775805", level: "2" } });
    const entry = { id: "9007199254740993", bookedAt: "2024-02-29T23:59:58Z" };
    expect(isEntry(texts, entry)).toBe(true);
    for (const id of [1, 1n, "01", "1.0", "", "x", "0", "9".repeat(40)]) {
      expect([id, isEntry(texts, { ...entry, id })]).toEqual([id, false]);
    }
  });
});

describe("dates", () => {
  it("are Date objects, leap seconds and offsets included; days stay texts", () => {
    const leap = parse(both, '{ "id": 1, "bookedAt": "2016-12-31t23:59:60z", "day": "2024-02-29" }');
    expect(leap).toMatchObject({ ok: true, value: { bookedAt: new Date("2017-01-01T00:00:00Z"), day: "2024-02-29" } });
    const offset = parse(both, '{ "id": 1, "bookedAt": "2024-03-01T01:29:58.1239+01:30" }');
    expect(offset).toMatchObject({ ok: true, value: { bookedAt: moment } });
  });

  it("stay texts where another text may stand in their place", () => {
    expect(parse(both, text(', "label": "2024-02-29T23:59:58Z"'))).toMatchObject({
      value: { label: "2024-02-29T23:59:58Z" },
    });
  });

  it("are refused as texts, as objects of other classes, and where they are not valid", () => {
    const entry = { id: 1n, bookedAt: moment };
    expect(isEntry(both, entry)).toBe(true);
    const wrong = [moment.toISOString(), new Date(Number.NaN), new Date(1e15), 0, null, {}, new Map()];
    for (const bookedAt of wrong) expect([bookedAt, isEntry(both, { ...entry, bookedAt })]).toEqual([bookedAt, false]);
    const result = both.validators["validateEntry"]?.({ ...entry, bookedAt: "2024-02-29T23:59:58Z" }) as Result<Entry>;
    expect(result).toMatchObject({
      problems: [{ code: "type", path: "/bookedAt", expected: "a Date", actual: "string" }],
    });
    expect(codesOf(parse(both, '{ "id": 1, "bookedAt": "2024-02-30T00:00:00Z" }'))).toEqual(["format /bookedAt"]);
  });
});

describe("hostile values", () => {
  it("keep members of all names, and no prototype changes", () => {
    const result = parse(both, text(', "tags": { "__proto__": 7, "constructor": 9007199254740993 }'));
    const { tags } = (result as { readonly value: Entry }).value as unknown as {
      readonly tags: Record<string, unknown>;
    };
    expect(Object.entries(tags)).toEqual([
      ["__proto__", 7n],
      ["constructor", 9_007_199_254_740_993n],
    ]);
    expect(Object.getPrototypeOf(tags)).toBe(Object.prototype);
  });

  it("are refused where they hold themselves, throw, or are nested too deeply", () => {
    const own: Record<string, unknown> = { id: 1n, bookedAt: moment };
    own["parts"] = [own];
    expect(isEntry(both, own)).toBe(false);
    const throwing = Object.defineProperty({ id: 1n }, "bookedAt", {
      enumerable: true,
      get: () => {
        throw new Error("no");
      },
    });
    expect(isEntry(both, throwing)).toBe(false);
    expect(codesOf(both.validators["validateEntry"]?.(throwing) as Result<Entry>)).toEqual(["unreadable "]);
    const deep = `${'{"parts":['.repeat(3000)}${"]}".repeat(3000)}`;
    expect(codesOf(parse(both, deep))).toEqual(["json/too-deep "]);
  });

  it("take time in proportion to their digits", () => {
    const digits = "9".repeat(1_000_000);
    expect(codesOf(parse(both, text(`, "factor": ${digits}`)))).toEqual(["type /factor"]);
    expect(parse(both, text(`, "amount": 0.${digits}`)).ok).toBe(true);
  });
});

describe("a client and a server", () => {
  const calls: { url: string; body: string; received: Received }[] = [];
  const handlers = {
    bookEntry: ({ path, query, body }: Received) => {
      Object.assign(calls.at(-1) ?? {}, { received: { path, query, body } });
      return { status: 200, headers: { "X-Sequence": 2n ** 64n - 1n }, body };
    },
  };
  const { client, server, toFetchHandler } = both;
  const handle = toFetchHandler(server["createDatesServer"]!({ handlers }));
  const fetch = async (request: Request): Promise<Response> => {
    const body = await request.clone().text();
    calls.push({ url: request.url, body, received: undefined as never });
    return handle(request);
  };
  const { bookEntry } = client["createDatesClient"]!({ baseUrl: "https://ledger.example", fetch } as never) as {
    readonly bookEntry: (input: object) => Promise<{ readonly headers: object; readonly data: Entry }>;
  };

  it.each(["application/json", "application/x-www-form-urlencoded"])(
    "hand over exact values as %s",
    async (contentType) => {
      const body = { id: largest, bookedAt: moment, count: 3, factor: -5n, tags: { a: 2n ** 60n } };
      const input = {
        path: { entryId: largest },
        query: { after: moment, revisions: [1n, 2n ** 53n + 2n, -(2n ** 63n)] },
        contentType,
        body,
      };
      const { data, headers } = await bookEntry(input);
      const { url, body: sent, received } = calls.at(-1)!;
      expect(url).toBe(
        "https://ledger.example/entries/9223372036854775807?after=2024-02-29T23%3A59%3A58.123Z&revisions=1&revisions=9007199254740994&revisions=-9223372036854775808",
      );
      expect(sent).toContain("9223372036854775807");
      expect(received).toEqual({ path: input.path, query: input.query, body });
      expect(data).toEqual(body);
      expect(headers).toEqual({ "X-Sequence": 2n ** 64n - 1n });
    },
  );

  it("writes bigints as bare numbers", async () => {
    await bookEntry({
      path: { entryId: 1n },
      body: { id: largest, bookedAt: moment, parts: [{ id: 1n, bookedAt: moment }] },
    });
    expect(calls.at(-1)?.body).toBe(
      '{"id":9223372036854775807,"bookedAt":"2024-02-29T23:59:58.123Z","parts":[{"id":1,"bookedAt":"2024-02-29T23:59:58.123Z"}]}',
    );
  });

  it("refuses what breaks the contract on both sides", async () => {
    await expect(bookEntry({ path: { entryId: 1n }, body: { id: 0n, bookedAt: moment } })).rejects.toMatchObject({
      problems: [{ code: "minimum", path: "/id" }],
    });
    const url = "https://ledger.example/entries/9223372036854775808";
    const request = new Request(url, {
      method: "PUT",
      body: '{"id":1}',
      headers: { "content-type": "application/json" },
    });
    expect((await handle(request)).status).toBe(400);
  });
});
