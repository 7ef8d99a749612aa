import { readdirSync } from "node:fs";
import { parse } from "yaml";
import { readFactsOfFolder } from "../facts/facts.js";
import { readMarkedSpecs } from "../facts/marked-specs.js";
import { claimedSentences } from "../facts/unclaimed-words.js";
import type { JsonObject } from "./json-edit.js";
import { named, type Mutant, type SpecTexts } from "./mutant.js";
import { openapiMutants } from "./operators-openapi.js";
import { openapiWordMutants, xsdWordMutants } from "./operators-words.js";
import { xsdMutants } from "./operators-xsd.js";

/** The interfaces below `specs/`, sorted. */
export function interfaceNames(): readonly string[] {
  return readdirSync("specs", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The files of a spec with its overlays; the OpenAPI document as JSON, as it comes in mutants too. */
export function specTexts(name: string): SpecTexts {
  const files = [...readMarkedSpecs()].filter(([path]) => path.startsWith(`${name}/`)).sort();
  return new Map(
    files.map(([path, text]) => {
      const file = path.slice(name.length + 1);
      return [file, file.endsWith(".yaml") ? JSON.stringify(parse(text)) : text];
    }),
  );
}

/** Every mutant of what a spec says in words, in the order of its files. */
export function wordMutantsOf(name: string, texts: SpecTexts): readonly Mutant[] {
  const specs = new Map([...texts].map(([file, text]) => [`${name}/${file}`, text]));
  const claimed = claimedSentences(readFactsOfFolder("test/contract/facts").facts, specs, name);
  const isClaimed = (sentence: string): boolean => claimed.has(sentence.replace(/\s+/g, " "));
  return named(
    [...texts].flatMap(([file, text]) =>
      file.endsWith(".xsd")
        ? xsdWordMutants(name, file, text, isClaimed)
        : openapiWordMutants(name, JSON.parse(text) as JsonObject, isClaimed),
    ),
  );
}

/** Every mutant of a spec, in the order of its files. */
export function mutantsOf(name: string, texts: SpecTexts): readonly Mutant[] {
  return named(
    [...texts].flatMap(([file, text]) =>
      file.endsWith(".xsd") ? xsdMutants(name, file, text) : openapiMutants(name, JSON.parse(text) as JsonObject),
    ),
  );
}
