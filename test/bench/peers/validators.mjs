// Validators of peers for the contracts of the bench: the text of a module for each, with validators by name of the
// schema.
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { components, contracts, schemaOf } from "../validators/schemas.mjs";

const require = createRequire(import.meta.url);
const names = Object.values(contracts);

/** Standalone code of ajv, with the full formats; `more` are options. */
export async function ajvModule(which = names, more = {}) {
  const { default: Ajv } = await import("ajv/dist/2020.js");
  const { default: formats } = await import("ajv-formats");
  const { default: standaloneCode } = await import("ajv/dist/standalone/index.js");
  const ajv = new Ajv.default({ code: { source: true, esm: true }, strict: false, discriminator: true, ...more });
  formats.default(ajv, { mode: "full" });
  for (const name of which) ajv.addSchema(schemaOf(name), name);
  return standaloneCode.default(ajv, Object.fromEntries(which.map((name) => [name, name])));
}

/** Validators of @exodus/schemasafe, as it makes them at run time. */
export async function schemasafeValidators() {
  const { validator } = await import("@exodus/schemasafe");
  return new Map(names.map((name) => [name, validator(schemaOf(name), { mode: "lax", isJSON: true })]));
}

/** Validators of zod, made from the JSON Schemas. */
export async function zodValidators() {
  const { z } = await import("zod");
  const from = (name) =>
    z.fromJSONSchema({ ...schemaOf(name), $schema: "https://json-schema.org/draft/2020-12/schema" });
  return new Map(
    names.map((name) => [name, from(name)]).map(([name, schema]) => [name, (value) => schema.safeParse(value).success]),
  );
}

/** The module of typia for the same types: `is...`, or `equals...` for closed objects, and `validate...`. */
export function typiaModule(work) {
  const declarations = Object.entries(components).map(([name, schema]) => `type ${name} = ${typeOf(schema)};`);
  const calls = names.map((name) => {
    const isClosed = components[name].additionalProperties === false;
    return `export const is${name} = typia.create${isClosed ? "Equals" : "Is"}<${name}>();
export const validate${name} = typia.createValidate${isClosed ? "Equals" : ""}<${name}>();`;
  });
  return typiaText(work, ['import typia, { tags } from "typia";', ...declarations, ...calls].join("\n"));
}

/** The text of a module after typia has transformed it. */
export function typiaText(work, text) {
  const folder = join(work, "typia");
  mkdirSync(join(folder, "in"), { recursive: true });
  writeFileSync(join(folder, "in/types.ts"), text);
  const options = { target: "es2022", module: "esnext", moduleResolution: "bundler", strict: true, skipLibCheck: true };
  const paths = { typia: [require.resolve("typia/package.json").replace(/package\.json$/, "lib/index.d.ts")] };
  const project = { compilerOptions: { ...options, types: [], paths }, include: ["in"] };
  writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(project));
  const program = require.resolve("typia/package.json").replace(/package\.json$/, "lib/executable/typia.js");
  const args = [
    "--input",
    join(folder, "in"),
    "--output",
    join(folder, "out"),
    "--project",
    join(folder, "tsconfig.json"),
  ];
  const cwd = import.meta.dirname;
  const { status, stderr } = spawnSync(process.execPath, [program, "generate", ...args], { cwd, encoding: "utf8" });
  if (status !== 0) throw new Error(`typia made nothing of the types:\n${stderr}`);
  return readFileSync(join(folder, "out/types.ts"), "utf8");
}

/** A JSON Schema of the bench as a type with the tags of typia. */
function typeOf(schema) {
  if (schema.$ref !== undefined) return schema.$ref.replace(/.*\//, "");
  const union = schema.oneOf ?? schema.anyOf;
  const own = ownType(schema);
  if (union === undefined) return own;
  const branches = union.map((branch) =>
    branch.required && !branch.properties ? unknownMembers(branch) : typeOf(branch),
  );
  return own === "unknown" ? branches.join(" | ") : `${own} & (${exclusive(union) ?? branches.join(" | ")})`;
}

function ownType(schema) {
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum !== undefined) return schema.enum.map((value) => JSON.stringify(value)).join(" | ");
  switch (schema.type) {
    case "string":
      return tagged("string", [
        schema.format && `tags.Format<"${schema.format}">`,
        schema.pattern && `tags.Pattern<${JSON.stringify(schema.pattern)}>`,
        schema.minLength && `tags.MinLength<${schema.minLength}>`,
        schema.maxLength && `tags.MaxLength<${schema.maxLength}>`,
      ]);
    case "integer":
    case "number":
      return tagged("number", [
        schema.type === "integer" && 'tags.Type<"int64">',
        schema.minimum !== undefined && `tags.Minimum<${schema.minimum}>`,
      ]);
    case "boolean":
      return "boolean";
    case "array":
      return tagged(`Array<${typeOf(schema.items)}>`, [
        schema.minItems && `tags.MinItems<${schema.minItems}>`,
        schema.maxItems && `tags.MaxItems<${schema.maxItems}>`,
      ]);
    case "object": {
      const isRequired = (name) => schema.required?.includes(name) ?? false;
      const members = Object.entries(schema.properties).map(([name, member]) => {
        return `${JSON.stringify(name)}${isRequired(name) ? "" : "?"}: ${typeOf(member)};`;
      });
      return `{ ${members.join(" ")} }`;
    }
    default:
      return "unknown";
  }
}

function tagged(type, tags) {
  return [type, ...tags.filter(Boolean)].join(" & ");
}

function unknownMembers({ required }) {
  return `{ ${required.map((name) => `${JSON.stringify(name)}: string;`).join(" ")} }`;
}

/** Branches that each require one property; the properties of the others must be missing. */
function exclusive(branches) {
  if (!branches.every(({ required, properties }) => required?.length === 1 && properties === undefined))
    return undefined;
  const all = branches.map(({ required }) => required[0]);
  return all
    .map((name) => `{ ${all.map((each) => (each === name ? `${each}: string;` : `${each}?: undefined;`)).join(" ")} }`)
    .join(" | ");
}
