import { readdirSync } from "node:fs";
import { parse } from "yaml";
import { readFactsOfFolder } from "../facts/facts.js";
import { readMarkedSpecs } from "../facts/marked-specs.js";
import { claimedSentences } from "../facts/unclaimed-words.js";
import {
  edited,
  placeOf,
  pointerOf,
  type JsonObject,
} from "../../../generator/api/contract-tests/mutations/json-edit.js";
import { named, type Draft, type Mutant, type SpecTexts } from "./mutant.js";
import { documentEdits } from "../../../generator/api/contract-tests/mutations/document-edits.js";
import { openapiWordMutants, xsdWordMutants } from "./operators-words.js";
import { withXsdEdit, xsdEdits } from "../../../generator/api/contract-tests/mutations/xsd-edits.js";

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

/** Every mutant of a spec's prose, in the order of its files. */
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
      file.endsWith(".xsd") ? xsdMutants(name, file, text) : openapiMutants(name, text),
    ),
  );
}

function openapiMutants(name: string, text: string): readonly Draft[] {
  const root = JSON.parse(text) as JsonObject;
  return documentEdits(root).map((edit) => ({
    interface: name,
    file: "openapi.yaml",
    operator: edit.operator,
    place: placeOf(root, edit),
    productId: `specs/${name}/openapi.yaml ${edit.operator} ${pointerOf(edit.steps)} ${edit.label ?? ""}`.trim(),
    text: () => JSON.stringify(edited(root, edit)),
  }));
}

function xsdMutants(name: string, file: string, text: string): readonly Draft[] {
  return xsdEdits(text).map((edit) => ({
    interface: name,
    file,
    operator: edit.operator,
    place: edit.place,
    productId: `specs/${name}/${file} ${edit.operator} ${edit.place}`,
    text: () => withXsdEdit(text, edit),
  }));
}
