import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import type { JsonObject } from "./json-edit.js";
import { named, type Mutant, type SpecTexts } from "./mutant.js";
import { openapiMutants } from "./operators-openapi.js";
import { xsdMutants } from "./operators-xsd.js";

/** The interfaces below `specs/`, sorted. */
export function interfaceNames(): readonly string[] {
  return readdirSync("specs", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
}

/** The files of a spec; the OpenAPI document as JSON, as it comes in mutants too. */
export function specTexts(name: string): SpecTexts {
  const files = readdirSync(join("specs", name)).sort();
  return new Map(
    files.map((file) => {
      const text = readFileSync(join("specs", name, file), "utf8");
      return [file, file.endsWith(".yaml") ? JSON.stringify(parse(text)) : text];
    }),
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
