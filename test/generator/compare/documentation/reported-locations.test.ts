import { describe, expect, it } from "vitest";
import { compareContracts } from "../../../../generator/compare/compare-contracts.js";
import { contractOfText } from "../../../support/contract-of-text.js";
import { reversed } from "../../../support/reversed.js";

const branch = (kind: string, property: object): object => ({
  type: "object",
  required: ["kind"],
  properties: { kind: { const: kind }, ...property },
});

function documentOf(schema: object): object {
  const body = { content: { "application/json": { schema } } };
  return {
    openapi: "3.1.0",
    info: { title: "Items", version: "1" },
    paths: {
      "/items": { post: { operationId: "createItem", requestBody: body, responses: { 204: { description: "" } } } },
    },
  };
}

describe("places that changes tell of", () => {
  it("are those of their own version: another branch stands at the same pointer in the other one", async () => {
    const x = branch("x", { a: { type: "number" } });
    const before = documentOf({ oneOf: [x, branch("y", { c: { type: "boolean" } })] });
    const after = documentOf({ oneOf: [{ oneOf: [x, branch("y", { c: {} })] }] });
    const told = await reportOf(before, after);
    expect(told).toHaveLength(2);
    expect(told[0]).toMatch(/^schema\/type-widened/);
    expect(told[1]).toMatch(/^documentation\/written-otherwise .*: properties, required, type\.$/);
    expect(await reportOf(reversed(before) as object, reversed(after) as object)).toEqual(told);
  });
});

async function reportOf(before: object, after: object): Promise<readonly string[]> {
  const changes = compareContracts(await contractOfText(before), await contractOfText(after));
  return changes.map(({ id, subject, sentence, fingerprint }) => `${id} ${subject} ${fingerprint} ${sentence}`);
}
