// Prints how many unions with a discriminator a document has, and how many of them narrow: see `discriminators.mjs`.
import { resolve } from "node:path";
import { createDiagnostics } from "../../generator/diagnostics/create-diagnostics.js";
import { alwaysAlong } from "../../generator/model/json-schema/same-value.js";
import type { JsonSchema, JsonValue } from "../../generator/model/json-schema/schema.js";
import { soundContracts } from "../../generator/pipeline/sound-contracts.js";
import { reachableSchemas, schemaUses } from "../../generator/plan/reachable.js";
import { defaultSettings } from "../support/project.js";

const path = resolve(process.argv[2] ?? "");
const source = { name: "api", roots: [path], folder: resolve(path, ".."), isForeign: true };
const project = {
  ...defaultSettings,
  cwd: source.folder,
  outDir: source.folder,
  emit: ["client" as const],
  interfaces: [source],
  flat: true,
  strictness: "lenient" as const,
};
const { contracts } = await soundContracts(project, [source], createDiagnostics());
const contract = contracts.get(source);
const roots = contract === undefined ? [] : [...contract.schemas.values(), ...schemaUses(contract).map(schemaOf)];
const unions = [...reachableSchemas(roots)].filter(({ discriminator }) => (discriminator?.mapping.size ?? 0) > 0);
const several = unions.filter((union) => branchesOf(union).length > 1);
console.log([several.length, several.filter(narrows).length].join("\t"));

function schemaOf({ schema }: { readonly schema: JsonSchema }): JsonSchema {
  return schema;
}

function branchesOf({ oneOf = [], anyOf = [] }: JsonSchema): readonly JsonSchema[] {
  return [...oneOf, ...anyOf];
}

/** True if no value of the tag is listed by two branches. */
function narrows(union: JsonSchema): boolean {
  const lists = branchesOf(union).map((branch) => tagsOf(branch, union.discriminator!.propertyName));
  const values = lists.flatMap((list) => list ?? []);
  return lists.every((list) => list !== undefined) && new Set(values).size === values.length;
}

/** The values of the tag that all schemas of a branch list; undefined if none lists them. */
function tagsOf(branch: JsonSchema, name: string): readonly JsonValue[] | undefined {
  const properties = [...alwaysAlong(branch)].flatMap((part) => part.properties?.get(name) ?? []);
  const lists = properties
    .flatMap((property) => [...alwaysAlong(property)])
    .flatMap(({ const: constant, enum: values }) => (constant ? [[constant.value]] : values ? [values] : []));
  const [first, ...others] = lists;
  return first && [...new Set(first)].filter((value) => others.every((list) => list.includes(value)));
}
