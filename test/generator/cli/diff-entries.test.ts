import { describe, expect, it } from "vitest";
import { tempFolder } from "../../support/temp-folder.js";
import { cli } from "../../support/run-cli.js";

const json = (schema: object): object => ({ content: { "application/json": { schema } } });

/** A document with one operation that returns a schema. */
function returning(schema: object, more: object = {}): object {
  const get = { operationId: "read", responses: { 200: { description: "One.", ...json(schema) } } };
  return { openapi: "3.1.0", info: { title: "Orders", version: "1" }, paths: { "/orders": { get }, ...more } };
}

async function diff(before: object | string, after: object | string, ...options: readonly string[]): Promise<string> {
  const isText = typeof before === "string";
  const names = isText ? ["before.xsd", "after.xsd"] : ["before.json", "after.json"];
  const [old, now] = [before, after].map((side) => (typeof side === "string" ? side : JSON.stringify(side)));
  const cwd = tempFolder({ [names[0] ?? ""]: old ?? "", [names[1] ?? ""]: now ?? "" });
  return (await cli(["diff", ...names, "--fail-on", "none", ...options], { cwd })).stdout;
}

describe("entries of a report", () => {
  const status = (...values: readonly string[]): object => returning({ type: "string", enum: ["open", ...values] });

  it("name every value that an edit adds", async () => {
    const text = await diff(status(), status("refunded", "lost"));
    expect(text).toContain('"refunded"');
    expect(text).toContain('"lost"');
  });

  it("name an operation by method, path and operationId", async () => {
    const post = { operationId: "reportItem", responses: { 204: { description: "Done." } } };
    const text = await diff(returning({}, { "/items/report": { post } }), returning({}));
    expect(text).toContain("The operation POST /items/report (reportItem) was removed.");
    const plain = { post: { ...post, operationId: undefined } };
    expect(await diff(returning({}, { "/items/report": plain }), returning({}))).toContain(
      "The operation POST /items/report was removed.",
    );
  });

  it("are counted once: as changes, in every format", async () => {
    const required = (...names: readonly string[]): object =>
      returning({ type: "object", properties: { a: {}, b: {} }, required: names });
    const [before, after] = [required("a", "b"), required()];
    const [text, markdown, html, junit, report] = await Promise.all(
      ["text", "markdown", "html", "junit", "json"].map((format) => diff(before, after, "--format", format)),
    );
    expect(text).toContain("\n2 breaking changes. ");
    expect(markdown).toContain("**2 breaking changes.**");
    expect(markdown).toContain("#### Breaking (2)");
    expect(html).toContain('<div class="breaking"><dt>Breaking</dt><dd>2</dd></div>');
    expect(junit).toContain('tests="2"');
    expect(JSON.parse(report ?? "")).toMatchObject({ breaking: 2, warnings: 0 });
  });

  it("advise readers of a closed response", async () => {
    const closed = (properties: object): object =>
      returning({ type: "object", properties, additionalProperties: false });
    const text = await diff(closed({ a: {} }), closed({ a: {}, b: {} }));
    expect(text).toContain(
      "  hint:        Announce it to consumers first, because their version allows no other properties. ",
    );
    expect(text).not.toContain("Make sure that no client");
  });

  it("say in the same sentence why information asks for a major version", async () => {
    const get = (name: string): object => ({
      "/a": { get: { operationId: name, responses: { 204: { description: "D." } } } },
    });
    const document = (name: string): object => ({ ...returning({}), paths: get(name) });
    expect(await diff(document("a"), document("b"))).toContain(
      "1 other change. Advised version: major, because 1 change breaks code.",
    );
  });

  it("name the policy that accepts an addition to an XSD", async () => {
    const schema = (more: string): string =>
      `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="r"><xs:complexType><xs:sequence><xs:element name="a" type="xs:int"/>${more}</xs:sequence></xs:complexType></xs:element></xs:schema>`;
    const [before, after] = [schema(""), schema('<xs:element name="b" type="xs:int" minOccurs="0"/>')];
    expect(await diff(before, after)).toContain('set the policy "readersIgnoreUnknown", which accepts this.');
    expect(await diff(before, after, "--policies", "readersIgnoreUnknown")).not.toContain("set the policy");
  });
});
