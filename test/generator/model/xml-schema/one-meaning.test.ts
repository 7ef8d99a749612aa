import { describe, expect, it } from "vitest";
import { builtin, builtinTypeNames } from "../../../../generator/model/xml-schema/builtin-types.js";
import type { SimpleTypeDefinition } from "../../../../generator/model/xml-schema/components.js";
import { facets, type FacetRow } from "../../../../generator/model/xml-schema/facets.js";
import {
  primitiveRow,
  primitiveTypes,
  type PrimitiveName,
} from "../../../../generator/model/xml-schema/primitive-types.js";
import { readSimpleValue } from "../../../../generator/model/xml-schema/simple-values.js";
import { askInRounds, type Comparison } from "../../../support/ask-in-rounds.js";
import { planOfXsd, runCodecs, schemaText } from "../../../support/codecs.js";
import { Random } from "../../../support/random.js";
import { sized } from "../../../support/sizes.js";
import { seedOfRun } from "../../../support/seeds.js";
import { escapeXmlAttribute, escapeXmlText } from "../../../../templates/runtime/xml/markup/escape.js";

const valuesEach = sized({ normal: 12, thorough: 300 });

/** Types whose values are judged by the document around them. */
const ofDocuments: ReadonlySet<string> = new Set([
  "NOTATION",
  "IDREF",
  "IDREFS",
  "ENTITY",
  "ENTITIES",
  "anySimpleType",
  "anyAtomicType",
]);

interface Sample {
  readonly row: string;
  /** The name of the base in the xs:restriction. */
  readonly base: string;
  readonly facet: string;
}

describe("every row of the facets", () => {
  it("means the same to emitted codecs and to the reader that proofs use", async () => {
    const primitives = (Object.keys(primitiveTypes) as PrimitiveName[]).filter((name) => !ofDocuments.has(name));
    const rowsByName = new Map<string, FacetRow>(facets);
    const { differences, oneSided } = await askInRounds(
      [...rowsByName.keys()],
      (facet, random) => {
        const row = rowsByName.get(facet);
        if (row === undefined) return [];
        return primitives
          .filter((name) => (primitiveRow(name).facets as readonly string[]).includes(row.of))
          .map((base): Sample => {
            const value = escapeXmlAttribute(facetValue(row, primitiveRow(base).samples, random));
            return { row: facet, base, facet: `<xs:${facet} value="${value}"/>` };
          });
      },
      compareAll,
    );
    expect(differences).toEqual([]);
    // White space is changed and never refused.
    expect(oneSided).toEqual(["whiteSpace"]);
  });
});

describe("every row of the built-in types", () => {
  it("means the same to emitted codecs and to the reader that proofs use", async () => {
    const samples = builtinTypeNames()
      .filter((name) => !ofDocuments.has(name))
      .map((base): Sample => ({ row: base, base, facet: "" }));
    const { differences, oneSided } = await compareAll(samples, new Random(seedOfRun() + 1));
    expect(differences).toEqual([]);
    expect(oneSided).toEqual(["string", "normalizedString", "token"]);
  });
});

/** A value of a facet, by its shape: a new facet of a known shape has samples. */
function facetValue({ shape, of }: FacetRow, texts: readonly string[], random: Random): string {
  switch (shape) {
    case "count":
      return String(random.below(3));
    case "positive":
      return String(1 + random.below(2));
    case "bound":
      return random.pick(texts.filter((text) => text !== "NaN") as [string]);
    case "whiteSpace":
      return "collapse";
    case "text":
      return of === "pattern" ? random.pick(["[a-zA-Z]*", ".{1,3}", "[0-9:\\-]*"]) : random.pick(texts as [string]);
  }
}

/** Loads all types as one schema, emits and runs their codecs, and asks both sides. */
async function compareAll(samples: readonly Sample[], random: Random): Promise<Comparison> {
  const types = samples.map(({ base, facet }, index) => {
    const type = `<xs:simpleType><xs:restriction base="xs:${base}">${facet}</xs:restriction></xs:simpleType>`;
    return `<xs:element name="Sample${index}">${type}</xs:element>`;
  });
  const plan = await planOfXsd(schemaText(types.join("")));
  const codecs = runCodecs<string>(plan);
  const verdicts = new Map(samples.map(({ row }): [string, Set<boolean>] => [row, new Set()]));
  const differences = samples.flatMap(({ row, base, facet }, index) => {
    const type = plan.contract.xml?.elements.get(`Sample${index}`)?.type as SimpleTypeDefinition;
    const decode = codecs[`decodeSample${index}`] as (xml: string) => { readonly ok: boolean };
    return textsOf(builtin(base), random).flatMap((text) => {
      const verdict = readSimpleValue(type, text, prefixOf).ok;
      // A value that the base refuses as well tells nothing of a facet.
      if (facet === "" || readSimpleValue(builtin(base), text, prefixOf).ok) verdicts.get(row)?.add(verdict);
      const decoded = decode(`<Sample${index}>${escapeXmlText(text)}</Sample${index}>`).ok;
      return decoded === verdict
        ? []
        : [`${facet} of ${base} on ${JSON.stringify(text)}: ${verdict} against ${decoded}`];
    });
  });
  const oneSided = [...verdicts].filter(([, said]) => said.size < 2).map(([row]) => row);
  return { differences, oneSided };
}

const prefixOf = (prefix: string): string | undefined => (prefix === "" ? "" : undefined);

/** Strings of a type, other strings, and modified ones. */
function textsOf({ variety }: SimpleTypeDefinition, random: Random): readonly string[] {
  const own = variety.kind === "atomic" ? primitiveRow(variety.primitive).samples : ["a", "a b", ""];
  const plain = [...own, "x", "12345", "-7", "!", "%", "a:b"];
  return [...plain, ...Array.from({ length: valuesEach }, () => altered(random.pick(plain as [string]), random))];
}

/** A string with one character removed, inserted or changed. */
function altered(text: string, random: Random): string {
  const at = random.below(text.length + 1);
  const put = random.pick(["", "0", "9", "a", "-", ":", ".", " ", "T", "Z", "+"]);
  return text.slice(0, at) + put + text.slice(at + random.below(2));
}
