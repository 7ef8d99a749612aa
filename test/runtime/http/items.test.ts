import { describe, expect, it } from "vitest";
import type { Result } from "../../../templates/runtime/base/problem.js";
import { isBrokenItem } from "../../../templates/runtime/http/broken-item.js";
import {
  readEventData,
  readEvents,
  valueReader,
  writeEventData,
  writeEvents,
  type EventData,
} from "../../../templates/runtime/http/item-events.js";
import { readLines, writeLines } from "../../../templates/runtime/http/item-lines.js";
import { readRecords, writeRecords } from "../../../templates/runtime/http/item-records.js";
import {
  readItems,
  writeItems,
  type ItemReader,
  type ItemSource,
  type ItemWriter,
} from "../../../templates/runtime/http/items.js";
import { jsonReader, jsonWriter } from "../../../templates/runtime/http/payload-json.js";
import { textReader, textWriter } from "../../../templates/runtime/http/payload-text.js";

const any = jsonReader<unknown>("application/json");
const encoder = new TextEncoder();

async function* chunksOf(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield await Promise.resolve(bytes.subarray(at, at + size));
}

async function listOf<T>(items: AsyncIterable<T>): Promise<readonly T[]> {
  const list: T[] = [];
  for await (const item of items) list.push(item);
  return list;
}

/**
 * The items of a string, the same for every split of its bytes; or the problems of the first invalid item, after the
 * items before it.
 */
async function itemsOf(read: ItemReader, text: string | Uint8Array, limit = 1000): Promise<readonly unknown[]> {
  const bytes = typeof text === "string" ? encoder.encode(text) : text;
  const seen = await Promise.all(
    [1, 2, 3, 7, bytes.length || 1].map(async (size) => {
      const items: unknown[] = [];
      try {
        const decoder = read({ validate: true, contentType: "" }, limit);
        for await (const item of readItems(chunksOf(bytes, size), decoder)) items.push(item);
      } catch (error) {
        if (!isBrokenItem(error)) throw error;
        items.push(error.problems.map(({ code, path }) => `${code} ${path}`));
      }
      return items;
    }),
  );
  for (const each of seen) expect(each).toEqual(seen[0]);
  return seen[0] ?? [];
}

async function textOf<T>(write: ItemWriter<T>, items: ItemSource<T>): Promise<string> {
  const decoder = new TextDecoder();
  return (await listOf(writeItems(items, write, { validate: true }))).map((bytes) => decoder.decode(bytes)).join("");
}

describe("JSON lines", () => {
  const read = readLines(any);

  it.each([
    ['{"a":1}\n[2]\n"three"\n4\nnull\n', [{ a: 1 }, [2], "three", 4, null]],
    ['{"a":1}\r\n{"b":"ä€😀"}\r\n', [{ a: 1 }, { b: "ä€😀" }]],
    ["1\n\n  \t\r\n2", [1, 2]],
    ["\ufeff1\n2\n", [1, 2]],
    ["", []],
    ["1\n{\n2\n", [1, ["json/syntax /1"]]],
    ["1\n{", [1, ["json/syntax /1"]]],
  ])("gives of %j %j", async (text, items) => {
    expect(await itemsOf(read, text)).toEqual(items);
  });

  it("refuses a line that is not UTF-8, and one that is too long", async () => {
    expect(await itemsOf(read, Uint8Array.of(0x31, 0x0a, 0xff, 0x0a))).toEqual([1, ["http/invalid-utf8 /1"]]);
    expect(await itemsOf(read, `1\n"${"a".repeat(98)}"\n2\n`, 100)).toEqual([1, "a".repeat(98), 2]);
    expect(await itemsOf(read, `1\n"${"a".repeat(99)}"\n2\n`, 100)).toEqual([1, ["http/too-large /1"]]);
  });

  it("writes each value in a line", async () => {
    const write = writeLines(jsonWriter<unknown>("application/jsonl"));
    expect(await textOf(write, [{ a: "x\ny" }, 2, null])).toBe('{"a":"x\\ny"}\n2\nnull\n');
    await expect(textOf(write, [1, undefined])).rejects.toMatchObject({ problems: [{ code: "type", path: "/1" }] });
  });
});

describe("JSON text sequences", () => {
  const read = readRecords(any);

  it.each([
    ['\x1e{"a":1}\n\x1e[2]\n\x1e"three"\n\x1e4\n', [{ a: 1 }, [2], "three", 4]],
    ['\x1e{\n  "a": [\n 1 ],\n "b": "]}\\"\\\\"\n}\n\x1e\n\n 5 \n', [{ a: [1], b: ']}"\\' }, 5]],
    ['\x1e\x1e\x1e{"a":1}\x1e"b"', [{ a: 1 }, "b"]],
    ["", []],
    ["\n \n", []],
    ["\x1e1\n\x1e23", [1, ["json/syntax /1"]]],
    ["\x1etrue\x1e2\n", [["json/syntax /0"]]],
    ["1\n\x1e2\n", [["json/syntax /0"]]],
    ["\x1e1\n2\n", [1, ["json/syntax /1"]]],
    ['\x1e{"a":\x1e2\n', [["json/syntax /0"]]],
    ["\x1e]]]\n\x1e2\n", [["json/syntax /0"]]],
  ])("gives of %j %j", async (text, items) => {
    expect(await itemsOf(read, text)).toEqual(items);
  });

  it("gives a value as soon as its line feed is there", () => {
    const decoder = read({ validate: true, contentType: "" }, 1000);
    expect([...decoder.take(encoder.encode('\x1e{"a":\n1}\n'))]).toEqual([{ ok: true, value: { a: 1 } }]);
  });

  it("refuses what is too long, blank or not", async () => {
    expect(await itemsOf(read, `\x1e1\n\x1e"${"a".repeat(99)}"\n`, 100)).toEqual([1, ["http/too-large /1"]]);
    expect(await itemsOf(read, `\x1e1\n${" ".repeat(200)}`, 100)).toEqual([1, ["http/too-large /1"]]);
  });

  it("writes each value between a record separator and a line feed", async () => {
    expect(await textOf(writeRecords(jsonWriter<unknown>("application/json-seq")), [{ a: 1 }, "b"])).toBe(
      '\x1e{"a":1}\n\x1e"b"\n',
    );
  });
});

describe("event streams", () => {
  const texts = readEventData(textReader<string>("text/event-stream"), "text");

  // The examples of WHATWG HTML, section 9.2.6, and the rules of its grammar.
  it.each([
    ["data: YHOO\ndata: +2\ndata: 10\n\n", [{ data: "YHOO\n+2\n10" }]],
    [
      ": test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n",
      [{ id: "1", data: "first event" }, { id: "", data: "second event" }, { data: " third event" }],
    ],
    ["data\n\ndata\ndata\n\ndata:", [{ data: "" }, { data: "\n" }]],
    ["data:test\n\ndata: test\n\n", [{ data: "test" }, { data: "test" }]],
    [
      "event: add\rdata: 1\r\revent: remove\r\ndata: 2\r\n\r\n",
      [
        { event: "add", data: "1" },
        { event: "remove", data: "2" },
      ],
    ],
    ["\ufeffdata: 1\n\n", [{ data: "1" }]],
    ["data: 1\n\n\ufeffdata: 2\n\n", [{ data: "1" }]],
    ["id: a\0b\ndata: 1\n\n", [{ data: "1" }]],
    ["id: 7\nretry: 50\nevent: gone\n\ndata: 1\n\ndata: 2\n\n", [{ id: "7", retry: 50, data: "1" }, { data: "2" }]],
    ["retry: 5x\nretry: -1\nretry:\ndata: 1\n\n", [{ data: "1" }]],
    ["Data: 1\n data: 2\nfoo: 3\ndata: 4\n\n", [{ data: "4" }]],
    ["data: 1\n\ndata: cut off\n", [{ data: "1" }]],
    ["data: __proto__\nevent: __proto__\n\n", [{ event: "__proto__", data: "__proto__" }]],
  ])("gives of %j %j", async (text, items) => {
    expect(await itemsOf(texts, text)).toEqual(items);
  });

  it("replaces what is not UTF-8", async () => {
    const bytes = Uint8Array.of(...encoder.encode("data: "), 0xff, 0x0a, 0x0a);
    expect(await itemsOf(texts, bytes)).toEqual([{ data: "\ufffd" }]);
  });

  it("refuses an event that is too long, in one line or in many, and lets comments pass that are many", async () => {
    expect(await itemsOf(texts, `data: ${"a".repeat(100)}\n\n`, 100)).toEqual([["http/too-large /0"]]);
    expect(await itemsOf(texts, `data: 1\n\n${"data\n".repeat(21)}\n`, 100)).toEqual([
      { data: "1" },
      ["http/too-large /1"],
    ]);
    expect(await itemsOf(texts, `${": still here\n".repeat(100)}data: 1\n\n`, 100)).toEqual([{ data: "1" }]);
  });

  const check = (value: unknown): Result<unknown> =>
    typeof value === "object"
      ? { ok: true, value }
      : {
          ok: false,
          problems: [{ code: "type", message: "The value must be an object.", path: "" }],
          truncated: false,
        };

  it.each<[EventData, string, readonly unknown[]]>([
    ["json", 'data: {"a":\ndata: 1}\n\ndata: [DONE]\n\n', [{ data: { a: 1 } }, { text: "[DONE]" }]],
    ["json", "event: ping\ndata: ping\n\ndata:\n\n", [{ event: "ping", text: "ping" }, { text: "" }]],
    ["json", 'data: {"a":1\n\n', [["json/syntax /0/data"]]],
    ["json", "data: [1, 2\n\n", [["json/syntax /0/data"]]],
    ["json", "data: true\n\n", [["type /0/data"]]],
    ["json", "data: {}\n\ndata: 1\n\n", [{ data: {} }, ["type /1/data"]]],
    ["mixed", 'data: {"a":1}\n\ndata: null\n\n', [{ data: { a: 1 } }, { data: null }]],
    ["mixed", "data: {}\n\ndata: [DONE]\n\n", [{ data: {} }, ["type /1/data"]]],
  ])("reads data as %s: %j", async (form, text, items) => {
    expect(await itemsOf(readEventData(jsonReader("text/event-stream", check), form), text)).toEqual(items);
  });

  it.each<[EventData, string, readonly unknown[]]>([
    [
      "json",
      'event: a\ndata: {"b":1}\nid: 2\n\ndata: [DONE]\n\n',
      [{ event: "a", id: "2", data: { b: 1 } }, { text: "[DONE]" }],
    ],
    ["json", "data: {\n\n", [["json/syntax /0/data"]]],
    ["mixed", "data: [DONE]\n\ndata: null\n\ndata: 12\n\n", [{ data: "[DONE]" }, { data: null }, { data: 12 }]],
    ["text", "data: 12\n\n", [{ data: "12" }]],
  ])("reads whole events with data as %s: %j", async (form, text, items) => {
    expect(await itemsOf(readEvents(valueReader("text/event-stream"), form), text)).toEqual(items);
  });

  it("writes fields and data that are read as the same", async () => {
    const items = [
      { event: "add", id: "7", retry: 50, data: { a: "x\ny" } },
      { data: [] },
      { text: "[DONE]" },
      { event: "ping", text: "" },
    ];
    const write = writeEventData(jsonWriter<unknown>("text/event-stream"), "json");
    const text = await textOf(write, items);
    expect(text).toBe(
      'event: add\nid: 7\nretry: 50\ndata: {"a":"x\\ny"}\n\ndata: []\n\ndata: [DONE]\n\nevent: ping\ndata: \n\n',
    );
    expect(await itemsOf(readEventData(any, "json"), text)).toEqual(items);
    const lines = [{ data: "a\nb" }, { data: "" }, { event: "", data: ": c" }];
    expect(
      await itemsOf(texts, await textOf(writeEventData(textWriter<string>("text/event-stream"), "text"), lines)),
    ).toEqual(lines);
  });

  it.each<[EventData, readonly unknown[]]>([
    ["mixed", ["[DONE]", "12", "null", '"quoted"', { a: 1 }, 12, null, "", "two\nlines"]],
    ["json", [{ a: 1 }, [], 12, null]],
    ["text", ["12", "null", '"', "a\nb"]],
  ])("writes whole events with data as %s that are read as the same", async (form, values) => {
    const items = values.map((data) => ({ data }));
    const text = await textOf(writeEvents(jsonWriter<unknown>("text/event-stream"), form), items);
    expect(await itemsOf(readEvents(valueReader("text/event-stream"), form), text)).toEqual(items);
  });

  it.each([
    [{ event: "a\ndata: forged", data: 1 }, "/0/event"],
    [{ id: "a\rb", data: 1 }, "/0/id"],
    [{ id: "a\0", data: 1 }, "/0/id"],
    [{ event: 7, data: 1 }, "/0/event"],
    [{ retry: 1.5, data: 1 }, "/0/retry"],
    [{ retry: -1, data: 1 }, "/0/retry"],
    [{ text: "two\nlines" }, "/0/text"],
    [{ text: "{" }, "/0/text"],
    [{ data: undefined }, "/0/data"],
    ["data", "/0"],
    [null, "/0"],
  ])("writes nothing of %j", async (item, path) => {
    const write = writeEventData(jsonWriter<unknown>("text/event-stream"), "json") as ItemWriter;
    await expect(textOf(write, [item])).rejects.toMatchObject({ problems: [{ path }] });
  });
});

describe("items", () => {
  it("are asked for one by one, and let go of what gives them", async () => {
    const events: string[] = [];
    function* numbers(): Generator<number> {
      try {
        for (let at = 0; ; at += 1) {
          events.push(`item ${at}`);
          yield at;
        }
      } finally {
        events.push("left");
      }
    }
    const bytes = writeItems(numbers(), writeLines(jsonWriter<number>("application/jsonl")), { validate: true });
    for await (const piece of bytes) if (new TextDecoder().decode(piece) === "2\n") break;
    expect(events).toEqual(["item 0", "item 1", "item 2", "left"]);
  });

  it("are decoded only as they are asked for, however many a piece holds", async () => {
    let read = 0;
    const counting = jsonReader<unknown>("application/json", (value) => {
      read += 1;
      return { ok: true, value };
    });
    async function* source(): AsyncGenerator<Uint8Array> {
      yield await Promise.resolve(encoder.encode("1\n".repeat(100_000)));
    }
    const items = readItems(source(), readLines(counting)({ validate: true, contentType: "" }, 100));
    await items.next();
    await items.next();
    expect(read).toBe(2);
    await items.return();
    expect(read).toBe(2);
  });

  it("lets go of its source when it breaks", async () => {
    let left = false;
    async function* source(): AsyncGenerator<Uint8Array> {
      try {
        for (;;) yield await Promise.resolve(encoder.encode("{\n"));
      } finally {
        left = true;
      }
    }
    await expect(
      listOf(readItems(source(), readLines(any)({ validate: true, contentType: "" }, 100))),
    ).rejects.toSatisfy(isBrokenItem);
    expect(left).toBe(true);
  });
});
