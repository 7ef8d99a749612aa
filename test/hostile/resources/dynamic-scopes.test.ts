import { describe, expect, it } from "vitest";
import { compileJsonSchema } from "../../../generator/index.js";
import { sized } from "../../support/sizes.js";

const at = (name: string): string => `https://orders.example/${name}`;

/** Resources that each double the scopes of the next one: either of two has its anchor. */
function doubling(steps: number): object {
  const $defs: Record<string, object> = { end: { $id: at(`step${steps}`), anyOf: [] } };
  const ends: object[] = [];
  for (let index = 0; index < steps; index++) {
    const side = (name: string): object => ({
      $id: at(`${name}${index}`),
      $dynamicAnchor: `a${index}`,
      properties: { [name]: { $ref: at(`step${index + 1}`) } },
    });
    $defs[`l${index}`] = side("left");
    $defs[`r${index}`] = side("right");
    $defs[`s${index}`] = { $id: at(`step${index}`), anyOf: [{ $ref: `left${index}` }, { $ref: `right${index}` }] };
    ends.push({ $dynamicRef: `left${index}#a${index}` });
  }
  $defs["end"] = { $id: at(`step${steps}`), anyOf: ends };
  return { $ref: at("step0"), $defs };
}

/** Resources in a row, whose scopes grow with each. */
function chain(length: number): object {
  const $defs: Record<string, object> = {};
  for (let index = 0; index < length; index++) {
    $defs[`s${index}`] = {
      $id: at(`step${index}`),
      $dynamicAnchor: `a${index}`,
      properties: { next: { $ref: `step${(index + 1) % length}` }, own: { $dynamicRef: `#a${index}` } },
    };
  }
  return { $ref: at("step0"), $defs };
}

const codesOf = async (schema: object): Promise<readonly string[]> =>
  (await compileJsonSchema(schema)).diagnostics.map(({ code }) => code);

/** A chain of a few hundred is beyond the limit of 100,000: the sum grows with the square. */
const tooLong = sized({ normal: 600, thorough: 5_000 });

describe("dynamic scopes without end", () => {
  it.each(Object.entries({ "that double": doubling(40), "of many anchors": chain(tooLong) }))(
    "are refused once: %s",
    async (_, schema) => {
      expect(await codesOf(schema)).toEqual(["json-schema/too-many-scopes"]);
    },
  );

  it.each(Object.entries({ "that double": doubling(4), "of many anchors": chain(20) }))(
    "are read as long as they are few: %s",
    async (_, schema) => {
      expect(await codesOf(schema)).toEqual([]);
    },
  );
});
