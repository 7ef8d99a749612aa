import { describe, expect, it } from "vitest";
import type { MediaType, Operation, Response } from "../../../generator/model/contract.js";
import type { JsonValue } from "../../../generator/model/json-schema/schema.js";
import { refusalFault, refusalTemplates } from "../../../generator/plan/refusal-templates.js";
import { schemaAt } from "../../support/json-schema.js";

const { origin } = schemaAt({})("");

function response(status: string, template?: JsonValue, schema: JsonValue = {}): Response {
  const extensions = new Map(template === undefined ? [] : [["x-refusal", template]]);
  const json: MediaType = {
    origin,
    mediaType: "application/json",
    payload: { kind: "json", schema: schemaAt({ schema })("/schema") },
    encoding: new Map(),
    examples: [],
    extensions: new Map(),
  };
  return {
    origin,
    status,
    headers: [],
    content: [{ ...json, mediaType: "image/png", payload: { kind: "open" } }, json],
    extensions,
  };
}

describe("refusalTemplates", () => {
  it("has single statuses first, then ranges, then the default", () => {
    const responses = [
      response("default", 1),
      response("4XX", 2),
      response("404", 3),
      response("409"),
      response("401", 4),
    ];
    const found = refusalTemplates({ responses } as unknown as Operation);
    expect(found.map(({ response: { status }, body }) => [status, body])).toEqual([["404", 3], ["401", 4], ["4XX", 2], ["default", 1]]); // prettier-ignore
  });

  it("fills the first body that is described", () => {
    const [found] = refusalTemplates({ responses: [response("404", "{message}")] } as unknown as Operation);
    expect(found?.media.mediaType).toBe("application/json");
  });

  it("leaves out what is of no use", () => {
    expect(refusalTemplates({ responses: [response("200", 1), response("418", 1)] } as unknown as Operation)).toEqual(
      [],
    );
  });
});

describe("refusalFault", () => {
  const text = { type: "object", required: ["a"], properties: { a: { type: "string" } }, additionalProperties: false };

  it.each([
    [response("404"), undefined],
    [response("404", { a: "{message}" }, text), undefined],
    [response("404", { a: "{code} at {path}" }, text), undefined],
    [response("404", { a: "{status}" }, text), "the body that it makes does not fit the schema"],
    [response("404", { b: "{message}" }, text), "the body that it makes does not fit the schema"],
    [response("404", "{status}", { type: "integer" }), undefined],
    [response("404", "{status}!", { type: "string" }), undefined],
    [response("404", [{ a: "{message}" }], { type: "array", items: text }), undefined],
    [response("404", "{message}", { enum: ["a", "b"] }), "the body that it makes does not fit the schema"],
    [response("302", {}), "no request is refused with that status"],
    [response("2XX", {}), "no request is refused with that status"],
    [response("5XX", {}), undefined],
    [{ ...response("404", {}), content: [] }, "the response describes no body"],
  ])("case %#", (each, fault) => {
    expect(refusalFault(each)).toBe(fault);
  });

  it("takes __proto__ for a name like any other", () => {
    const template = JSON.parse('{"__proto__":"{message}"}') as JsonValue;
    const schema = { type: "object", required: ["__proto__"] };
    expect(refusalFault(response("404", template, schema))).toBeUndefined();
  });
});
