import { describe, expect, it } from "vitest";
import { compareContracts } from "../../generator/compare/compare-contracts.js";
import { contractOfText } from "../support/contract-of-text.js";
import { reversed } from "../support/reversed.js";
import { schemaPair } from "../support/schema-pairs.js";
import { sized } from "../support/sizes.js";
import { seedsOf } from "../support/seeds.js";

/** More for a longer run: ORDER_PAIRS=2000 SEED=7. */
const pairCount = Number(process.env["ORDER_PAIRS"] ?? sized({ normal: 15, thorough: 400 }));

describe("random schemas written from their end", () => {
  it.each(seedsOf(import.meta.filename))("bring the same report (seed %i)", async (seed) => {
    const different: string[] = [];
    let changes = 0;
    for (let index = 0; index < pairCount; index += 1) {
      const { before, after } = schemaPair(seed, index, "3.1");
      const texts = [before, after].map((schema) => documentOf(schema));
      const told = await reportOf(texts[0] ?? {}, texts[1] ?? {});
      const again = await reportOf(turned(texts[0]), turned(texts[1]));
      changes += told.length;
      const other = [
        ...told.filter((each) => !again.includes(each)),
        "->",
        ...again.filter((each) => !told.includes(each)),
      ];
      if (other.length > 1)
        different.push(`${index}: ${other.join("\n")}\n${JSON.stringify(before)}\n${JSON.stringify(after)}`);
    }
    expect(different).toEqual([]);
    expect(changes).toBeGreaterThan(pairCount / 10);
  });
});

function turned(document: object | undefined): object {
  return reversed(document) as object;
}

function documentOf({ $defs, ...schema }: { readonly [key: string]: unknown }): object {
  const schemas = { Item: schema, ...($defs as object) };
  const body = { content: { "application/json": { schema: { $ref: "#/components/schemas/Item" } } } };
  const document = {
    openapi: "3.1.0",
    info: { title: "Items", version: "1" },
    paths: {
      "/items": {
        post: {
          operationId: "createItem",
          requestBody: { required: true, ...body },
          responses: { 201: { description: "The item that was created.", ...body } },
        },
      },
    },
    components: { schemas },
  };
  return JSON.parse(JSON.stringify(document).replaceAll("#/$defs/", "#/components/schemas/")) as object;
}

async function reportOf(before: object, after: object): Promise<readonly string[]> {
  const changes = compareContracts(await contractOfText(before), await contractOfText(after));
  return changes.map(({ fingerprint, level, subject, sentence, wire, code, witness }) =>
    JSON.stringify([fingerprint, level, subject, sentence, wire, code, witness]),
  );
}
