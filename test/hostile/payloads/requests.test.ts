import { describe, expect, it } from "vitest";
import type { ParameterTable } from "../../../templates/runtime/http/operation.js";
import { formReader } from "../../../templates/runtime/parameters/form-body.js";
import { multipartReader } from "../../../templates/runtime/http/payload-multipart-read.js";
import type { Result } from "../../../templates/runtime/base/problem.js";
import { errorLine } from "../../../templates/runtime/server/log.js";
import { effort } from "../../support/effort.js";
import { orderServer } from "../../support/order-server.js";
import { jsonOf, send } from "../../support/server-request.js";
import { sized } from "../../support/sizes.js";
import { expectTame, maxBytes } from "./tame.js";

const million = sized({ normal: 50_000, thorough: 1_000_000 });
const slowest = 1_000;

function timed<T>(run: () => T): T {
  const spent = effort();
  const result = run();
  expect(spent()).toBeLessThan(slowest);
  return result;
}

const field = (
  name: string,
  shape: ParameterTable["shape"],
  style: ParameterTable["style"] = "form",
): ParameterTable => ({
  name,
  in: "query",
  style,
  explode: true,
  shape,
});
const form = formReader("application/x-www-form-urlencoded", [
  field("a", "number"),
  field("list", { items: "number" }),
  field("deep", { members: { x: "number" }, others: "string" }, "deepObject"),
  field("open", { members: { y: "number" }, others: "string" }),
]);

function readForm(text: string): Result<unknown> {
  const result = timed(() => form.read(text, { validate: true, contentType: form.mediaType }));
  expectTame(result);
  return result;
}

describe("forms and queries", () => {
  it.each([
    ["a pair a million times", "a=1&".repeat(million), "http/repeated-parameter"],
    [
      "100,000 names",
      Array.from({ length: 100_000 }, (_, index) => `n${index}=1`).join("&"),
      "http/too-many-parameters",
    ],
    ["broken percent-encoding", `a=${"%".repeat(million)}`, "http/percent-encoding"],
    ["half a surrogate pair", "a=%ED%A0%80", "http/percent-encoding"],
    ["100,000 brackets", `deep${"[x]".repeat(100_000)}=1`, "http/too-deep"],
    [
      "100,000 members",
      Array.from({ length: 100_000 }, (_, index) => `deep[k${index}]=1`).join("&"),
      "http/too-many-parameters",
    ],
  ])("are refused in little time: %s", (_, text, code) => {
    expect(readForm(text)).toMatchObject({ ok: false, problems: { 0: { code } } });
  });

  it.each([
    ["separators", "&".repeat(5 * million)],
    ["equals signs", "=".repeat(5 * million)],
    ["semicolons", ";".repeat(million)],
    ["brackets that nobody closes", "deep[".repeat(million)],
    ["items", `list=${"1,".repeat(million)}`],
    ["ten million characters", `a=${"x".repeat(10 * million)}`],
    ["escapes", `a=${"%1b".repeat(million)}`],
  ])("are read in little time: %s", (_, text) => {
    readForm(text);
  });

  it("change no prototype, and keep numbers that a double would change as texts", () => {
    const result = readForm("deep[__proto__][x]=1&deep[constructor]=2&__proto__=3&open=4");
    expect(({} as { x?: unknown }).x).toBeUndefined();
    expect(Object.getPrototypeOf(result.ok ? result.value : undefined)).toBe(Object.prototype);
    for (const number of ["1e400", "1".repeat(400), "9007199254740993"])
      expect(readForm(`a=${number}`)).toEqual({ ok: true, value: expect.objectContaining({ a: number }) as unknown });
  });
});

const parts = multipartReader("multipart/form-data", [
  { name: "a", kind: "json" },
  { name: "file", kind: "file", many: true },
] as unknown as Parameters<typeof multipartReader>[1]);
const part = (head: string, content: string): string => `--B\r\n${head}\r\n\r\n${content}\r\n`;
const named = (name: string): string => `Content-Disposition: form-data; name="${name}"`;

describe("forms of parts", () => {
  it.each([
    ["no boundary", "--B\r\n\r\n", "multipart/boundary", "multipart/form-data"],
    [
      "a boundary of a million characters",
      "x",
      "multipart/boundary",
      `multipart/form-data; boundary=${"x".repeat(million)}`,
    ],
    ["100,000 parts", `${part(named("file"), "x").repeat(100_000)}--B--`, "multipart/too-many-parts"],
    [
      "headers of ten million bytes",
      `${part(named("a".repeat(10 * million)), "x")}--B--`,
      "multipart/header-too-large",
    ],
    ["line ends and no boundary", `--B\r\n${"\r\n".repeat(3 * million)}`, "multipart/syntax"],
    ["beginnings of boundaries", `--B\r\n${"\r\n--".repeat(2 * million)}`, "multipart/syntax"],
    ["spaces behind a boundary", `--B${" ".repeat(5 * million)}`, "multipart/syntax"],
    [
      "16,000 spaces in a header",
      `${part(`Content-Disposition: form-data${" ".repeat(16_000)}`, "x")}--B--`,
      "multipart/syntax",
    ],
    [
      "2,000 parameters of a header",
      `${part(`Content-Disposition: form-data${"; a=b".repeat(2000)}`, "x")}--B--`,
      "multipart/syntax",
    ],
    ["escapes in a name", `${part(named("\u001b[31m"), "x")}--B--`, "multipart/syntax"],
    ["a part 900 times", `${part(named("a"), "1").repeat(900)}--B--`, "multipart/repeated-part"],
    ["JSON of a million brackets", `${part(named("a"), "[".repeat(million))}--B--`, "json/too-deep"],
  ])("are refused in little time: %s", (_, body, code, contentType = "multipart/form-data; boundary=B") => {
    const bytes = new TextEncoder().encode(body);
    const result = timed(() => parts.read(bytes, { validate: true, contentType }));
    expectTame(result);
    expect(result).toMatchObject({ ok: false, problems: { 0: { code } } });
  });

  it("keep a form within a part as the bytes that it is", () => {
    const inner = `--C\r\n${named("a")}\r\n\r\n1\r\n--C--`;
    const body = `${part(`${named("file")}\r\nContent-Type: multipart/mixed; boundary=C`, inner)}--B--`;
    const bytes = new TextEncoder().encode(body);
    const result = parts.read(bytes, { validate: true, contentType: "multipart/form-data; boundary=B" });
    expect(result).toMatchObject({ ok: true, value: { file: [{ contentType: "multipart/mixed; boundary=C" }] } });
  });
});

describe("servers", () => {
  it.each([
    ["a query of a million pairs", `/orders/1?${"lines=x&".repeat(million)}`],
    ["a path of a million characters", `/orders/${"%41".repeat(million)}`],
    ["a path of a million segments", `/orders${"/a".repeat(million)}`],
    ["broken encoding", `/orders/${"%".repeat(million)}`],
  ])("answer %s shortly and in little time", async (_, target) => {
    const spent = effort();
    const response = await send(orderServer(), "GET", target);
    expect(spent()).toBeLessThan(slowest);
    if (response.status >= 400) expect(JSON.stringify(jsonOf(response)).length).toBeLessThan(maxBytes);
  });

  it("write one short line for an error, whatever it says", () => {
    const problem = {
      code: "x".repeat(500),
      message: "漢\u001b[31m\n".repeat(5000),
      path: `/${"\u202e".repeat(5000)}`,
    };
    const error = Object.assign(new Error("漢\n\u001b".repeat(10_000)), { problems: new Array(10_000).fill(problem) });
    const request = { method: "GET", path: "/\u001b".repeat(5000), query: "", headers: {} };
    const line = errorLine(error, { request } as unknown as Parameters<typeof errorLine>[1]);
    expect(Buffer.byteLength(line)).toBeLessThan(maxBytes);
    expect(line).not.toMatch(/[\p{C}]/u);
  });
});
