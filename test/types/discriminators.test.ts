import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { Result } from "../../templates/runtime/base/problem.js";
import { buildFiles } from "../../generator/generate.js";
import type { LoadSettings, Strictness } from "../../generator/settings/settings.js";
import { bundled } from "../support/bundled.js";
import { complaintsOfConsumer } from "../support/consumer-compilers.js";
import type { RenderedFile } from "../../generator/write/rendered-file.js";
import { projectOf } from "../support/project.js";
import { tempFolder } from "../support/temp-folder.js";

const refTo = (name: string): object => ({ $ref: `#/components/schemas/${name}` });
const text = { type: "string" };
const objectOf = (properties: object, required = Object.keys(properties)): object => ({
  type: "object",
  required,
  properties,
});
const tagged = (branches: readonly string[], mapping?: object, propertyName = "kind"): object => ({
  oneOf: branches.map(refTo),
  discriminator: { propertyName, ...(mapping && { mapping }) },
});
const cat = objectOf({ kind: text, purr: text });
const dog = objectOf({ kind: text, bark: text });
const child = (base: string, properties: object): object => ({ allOf: [refTo(base), objectOf(properties)] });

interface Union {
  readonly schemas: Readonly<Record<string, object>>;
  /** The body of a function of a `pet`. */
  readonly program: string;
  readonly valid: readonly unknown[];
  readonly invalid: readonly unknown[];
}

const byKind = 'return pet.kind === "cat" ? pet.purr : pet.kind === "dog" ? pet.bark : undefined;';
const animals = {
  valid: [
    { kind: "cat", purr: "a" },
    { kind: "dog", bark: "a" },
  ],
  invalid: [{ kind: "cat", bark: "a" }, { kind: "dog", purr: "a" }, { kind: "cow", purr: "a" }, { purr: "a" }],
};

const kinds = { Cat: cat, Dog: dog, Fish: objectOf({ kind: text, swim: text }) };
const nested = {
  program: 'return pet.kind === "fish" ? pet.swim : pet.kind === "cat" ? pet.purr : pet.bark;',
  valid: [...animals.valid, { kind: "fish", swim: "a" }],
  invalid: [...animals.invalid, { kind: "fish", purr: "a" }, { kind: "Land", purr: "a" }],
};

const unions: Readonly<Record<string, Union>> = {
  "mapped values": {
    schemas: {
      Pet: tagged(["Cat", "Dog"], { cat: "#/components/schemas/Cat", dog: "Dog" }),
      Cat: cat,
      Dog: dog,
    },
    program: byKind,
    ...animals,
  },
  "names of schemas": {
    schemas: { Pet: tagged(["cat", "dog"]), cat, dog },
    program: byKind,
    ...animals,
  },
  "several values of one branch": {
    schemas: { Pet: tagged(["Cat", "Dog"], { dog: "Dog", poodle: "Dog", cat: "Cat" }), Cat: cat, Dog: dog },
    program: 'return pet.kind === "dog" || pet.kind === "poodle" ? pet.bark : pet.purr;',
    ...animals,
  },
  "several values that a branch lists": {
    schemas: {
      Pet: tagged(["Cat", "Dog"], { dog: "Dog", poodle: "Dog", cat: "Cat" }),
      Cat: cat,
      Dog: objectOf({ kind: { enum: ["dog", "poodle"] }, bark: text }),
    },
    program: 'return pet.kind === "dog" || pet.kind === "poodle" ? pet.bark : pet.purr;',
    ...animals,
  },
  "a union that may be null": {
    schemas: {
      Pet: { ...tagged(["Cat", "Dog"], { cat: "Cat", dog: "Dog" }), nullable: true },
      Cat: cat,
      Dog: dog,
    },
    program: `if (pet === null) return undefined;\n${byKind}`,
    valid: [...animals.valid, null],
    invalid: animals.invalid,
  },
  "a union within a union": {
    schemas: {
      Pet: tagged(["Land", "Fish"], { cat: "Cat", dog: "Dog", fish: "Fish" }),
      Land: { oneOf: [refTo("Cat"), refTo("Dog")] },
      Cat: objectOf({ kind: { const: "cat" }, purr: text }),
      Dog: objectOf({ kind: { const: "dog" }, bark: text }),
      Fish: objectOf({ kind: text, swim: text }),
    },
    program: 'return pet.kind === "fish" ? pet.swim : pet.kind === "cat" ? pet.purr : pet.bark;',
    ...animals,
  },
  "a tagged union within a tagged union": {
    schemas: {
      Pet: tagged(["Land", "Fish"], { cat: "Land", dog: "Land", fish: "Fish" }),
      Land: tagged(["Cat", "Dog"], { cat: "Cat", dog: "Dog" }),
      ...kinds,
    },
    ...nested,
  },
  "a tagged union within a tagged union that does not map its values": {
    schemas: {
      Pet: tagged(["Beast", "Fish"], { fish: "Fish" }),
      Beast: tagged(["Land"]),
      Land: tagged(["Cat", "Dog"], { cat: "Cat", dog: "Dog" }),
      ...kinds,
    },
    ...nested,
  },
  "a union without a tag within a union that maps its branches": {
    schemas: {
      Pet: tagged(["Land", "Fish"], { cat: "Cat", dog: "Dog", fish: "Fish" }),
      Land: { oneOf: [refTo("Cat"), refTo("Dog")] },
      ...kinds,
    },
    ...nested,
  },
  "a tagged union within a union with another tag": {
    schemas: {
      Pet: tagged(["Land", "Fish"], { land: "Land", water: "Fish" }, "from"),
      Land: tagged(["Cat", "Dog"], { cat: "Cat", dog: "Dog" }),
      ...kinds,
    },
    program:
      'if (pet.from === "land") return pet.kind === "cat" ? pet.purr : pet.bark;\nreturn pet.from === "water" ? pet.swim : undefined;',
    valid: [
      { from: "land", kind: "cat", purr: "a" },
      { from: "water", kind: "fish", swim: "a" },
    ],
    invalid: [
      { from: "water", kind: "cat", purr: "a" },
      { from: "land", kind: "cat", bark: "a" },
    ],
  },
  "a tag that may be absent": {
    schemas: {
      Pet: tagged(["Cat", "Dog"], { cat: "Cat", dog: "Dog" }),
      Cat: objectOf({ kind: text, purr: text }, ["purr"]),
      Dog: objectOf({ kind: text, bark: text }, ["bark"]),
    },
    program: byKind,
    valid: [...animals.valid, { purr: "a" }],
    invalid: animals.invalid.slice(0, 3),
  },
  "branches that list one set of values": {
    schemas: {
      Pet: tagged(["Cat", "Dog"], { cat: "Cat", dog: "Dog" }),
      Kind: { enum: ["cat", "dog"] },
      Cat: objectOf({ kind: refTo("Kind"), purr: text }),
      Dog: objectOf({ kind: refTo("Kind"), bark: text }),
    },
    program: byKind,
    ...animals,
  },
  "children of a base": {
    schemas: {
      Pet: {
        ...objectOf({ kind: text }),
        discriminator: { propertyName: "kind", mapping: { cat: "Cat", dog: "Dog" } },
      },
      Cat: child("Pet", { purr: text }),
      Dog: child("Pet", { bark: text }),
    },
    program: byKind,
    ...animals,
  },
  "children of a base by name, two levels down": {
    schemas: {
      Pet: { ...objectOf({ kind: text }), discriminator: { propertyName: "kind" } },
      Land: child("Pet", { legs: { type: "integer" } }),
      cat: child("Land", { purr: text }),
      dog: { allOf: [{ allOf: [refTo("Pet")] }, objectOf({ bark: text })] },
      Friend: { description: "A pet.", allOf: [refTo("Pet")] },
      Owner: objectOf({ friend: refTo("Friend") }),
    },
    program: byKind,
    valid: [
      { kind: "cat", legs: 4, purr: "a" },
      { kind: "dog", bark: "a" },
    ],
    invalid: animals.invalid,
  },
  "a base with a mapping to schemas that do not extend it": {
    schemas: {
      Pet: {
        ...objectOf({ kind: text, name: text }),
        discriminator: { propertyName: "kind", mapping: { cat: "Cat", dog: "Dog" } },
      },
      Cat: cat,
      Dog: dog,
    },
    program: `pet.name.trim(); ${byKind}`,
    valid: animals.valid.map((pet) => ({ ...(pet as object), name: "a" })),
    invalid: [...animals.valid, ...animals.invalid],
  },
};

/** The modules of named schemas, generated at a level. */
async function modulesOf(
  schemas: object,
  strictness: Strictness,
  settings: Pick<LoadSettings, "discriminator"> = {},
): Promise<readonly RenderedFile[]> {
  const document = { openapi: "3.1.0", info: { title: "Pets", version: "1" }, paths: {}, components: { schemas } };
  const folder = tempFolder({ "openapi.json": JSON.stringify(document) });
  const project = projectOf("pets", folder, { emit: ["types", "validators"], strictness, ...settings });
  return (await buildFiles(project)).files;
}

async function typesOf(...given: Parameters<typeof modulesOf>): Promise<string> {
  const files = await modulesOf(...given);
  return files.find(({ path }) => path.endsWith("types.ts"))!.text.replace(/\s+/g, " ");
}

it.each(["5.4", "5.9"])("a tag narrows the type of a lenient union in TypeScript %s", async (version) => {
  const texts = new Map<string, string>();
  const programs: string[] = [];
  for (const { schemas, program } of Object.values(unions)) {
    const out = join(import.meta.dirname, `out${programs.length}`);
    for (const { path, text } of await modulesOf(schemas, "lenient"))
      if (path.endsWith("types.ts")) texts.set(join(out, path), text);
    const at = join(out, "program.ts");
    const code = `import type { Pet } from "./types.js";\nexport function told(pet: Pet): string | undefined {\n${program}\n}\n`;
    texts.set(at, code);
    programs.push(at);
  }
  expect(complaintsOfConsumer([version, "strict"], programs, texts)).toEqual([]);
});

it("types are as written in a strict union, unless the setting says otherwise", async () => {
  const [mapped, base] = [unions["mapped values"]!.schemas, unions["children of a base"]!.schemas];
  expect(await typesOf(mapped, "strict")).toContain("export type Pet = Cat | Dog;");
  expect(await typesOf(base, "strict")).toContain("export interface Pet {");
  expect(await typesOf(base, "lenient")).toContain("export interface PetBase {");
  expect(await typesOf(base, "strict", { discriminator: "narrow" })).toContain("export interface PetBase {");
  expect(await typesOf(mapped, "lenient", { discriminator: "as-written" })).toContain("export type Pet = Cat | Dog;");
});

describe.each(Object.entries(unions))("%s", (_name, { schemas, valid, invalid }) => {
  // A base is the union of its children only in types that narrow.
  const isUnion = Object.hasOwn(schemas["Pet"]!, "oneOf");
  it.each(isUnion ? (["narrow", "as-written"] as const) : (["narrow"] as const))(
    "is checked by its tag (%s)",
    async (discriminator) => {
      const modules = await modulesOf(schemas, "lenient", { discriminator });
      const { isPet } = await bundled(modules, 'export { isPet } from "./validators.js";');
      const check = isPet as (value: unknown) => boolean;
      expect([valid.filter((value) => !check(value)), invalid.filter(check)]).toEqual([[], []]);
    },
  );
});

it("problems name the values of the tag, and then the branch that it names", async () => {
  const { validatePet } = await bundled(
    await modulesOf(unions["mapped values"]!.schemas, "strict"),
    'export { validatePet } from "./validators.js";',
  );
  const messages = (value: unknown): readonly string[] => {
    const result = (validatePet as (value: unknown) => Result<unknown>)(value);
    return !result.ok ? result.problems.map(({ path, message }) => `${path} ${message}`) : [];
  };
  expect(messages({ kind: "cow" })).toEqual(['/kind Property "kind" must be one of "cat", "dog", but is "cow".']);
  expect(messages({ kind: "cat", bark: "a" })).toEqual([' Property "purr" is missing.']);
});

it("a branch that cannot have its value stays as written", async () => {
  const schemas = {
    Pet: tagged(["Cat", "Dog", "Count"], { cat: "Cat", dog: "Dog", count: "Count" }),
    Cat: { ...cat, additionalProperties: false },
    Dog: objectOf({ kind: { const: "hound" } }),
    Count: { type: "integer" },
  };
  expect(await typesOf(schemas, "lenient")).toContain('export type Pet = | { kind: "cat"; } & Cat | Dog | Count;');
});
