import { camelCase } from "../../../text/identifiers.js";
import { stringLiteral } from "../../../text/literals.js";
import { defineEmitter } from "../../custom/define-emitter.js";
import type { SchemaTypeView } from "../../custom/plan-view.js";
import { objectFunctions, type ShapeContext } from "./shape.js";
import { planSchemas, type PlannedSchema } from "./plan-schemas.js";

/**
 * `zod.ts`: `orderSchema` for each JSON schema. zod checks what it can express exactly; every other schema runs the
 * validator of the API first, so that both always accept the same values.
 */
export const zod = defineEmitter({
  name: "zod",
  version: "1",
  needs: ["jsonSchemas"],
  files({ schemas, modules: { types, validators } }) {
    if (types === undefined || validators === undefined) return [];
    const planned = planSchemas(schemas);
    if (planned.length === 0) return [];
    const names = createNames(planned);
    const contexts = contextsOf(planned, names);
    const declarations = planned.flatMap((schema) => declarationsOf(schema, names, contexts));
    const kinds = new Set(planned.map(({ kind }) => kind));
    const usesValidators = kinds.has("checked") || kinds.has("converted");
    const head = [
      `import { z } from "zod";`,
      `import type * as types from ${stringLiteral(types)};`,
      ...(usesValidators ? [`import * as validators from ${stringLiteral(validators)};`] : []),
    ];
    const printed = planned.filter(({ kind, needsShape }) => kind !== "converted" && (kind !== "shape" || needsShape));
    const called = new Set(printed.flatMap(({ shape }) => shape.functions));
    const helpers = [
      ...[...called].sort().map((name) => objectFunctions[name]),
      kinds.has("exact") ? typedText : "",
      usesValidators ? problemsText : "",
      kinds.has("checked") ? checkedText : "",
      kinds.has("converted") ? convertedText : "",
    ].filter((text) => text !== "");
    return [{ path: "zod.ts", text: [head.join("\n"), ...declarations, ...helpers].join("\n\n") }];
  },
});

const typedText = `function typed<Value>(schema: () => z.ZodType): z.ZodType<Value, Value> {
  return z.lazy(schema) as unknown as z.ZodType<Value, Value>;
}`;

const problemsText = `interface Validated {
  readonly ok: boolean;
  readonly problems?: readonly { readonly path: string; readonly message: string }[];
}

function addProblems({ problems = [] }: Validated, { value, issues }: z.core.ParsePayload): void {
  for (const { path, message } of problems)
    issues.push({ code: "custom", input: value, path: keysIn(value, path), message });
}

/** The keys of a JSON Pointer; those of arrays are numbers. */
function keysIn(value: unknown, pointer: string): PropertyKey[] {
  let part = value;
  return pointer
    .split("/")
    .slice(1)
    .map((step) => {
      const name = step.replaceAll("~1", "/").replaceAll("~0", "~");
      const key = Array.isArray(part) ? Number(name) : name;
      part = (part as Record<PropertyKey, unknown> | null | undefined)?.[key];
      return key;
    });
}`;

const checkedText = `/** The validator runs first: zod has no equivalent of some keywords. */
function checked<Value>(validate: (value: unknown) => Validated, shape: () => z.ZodType): z.ZodType<Value, Value> {
  const schema = (): z.ZodType => {
    const valid = z.unknown().check((payload) => addProblems(validate(payload.value), payload));
    return valid.pipe(shape());
  };
  return z.lazy(schema) as unknown as z.ZodType<Value, Value>;
}`;

const convertedText = `/** The validator returns values in their form in memory. */
function converted<Value>(
  validate: (value: unknown) => Validated & { readonly value?: Value },
): z.ZodType<Value, unknown> {
  const schema = (): z.ZodType =>
    z.unknown().transform((value, context) => {
      const result = validate(value);
      addProblems(result, { value, issues: context.issues });
      return result.ok ? result.value : z.NEVER;
    });
  return z.lazy(schema) as unknown as z.ZodType<Value, unknown>;
}`;

/** The names of the schema and of the shape of a type. */
interface Names {
  /** "orderSchema" */
  readonly schema: string;
  /** "orderShape" */
  readonly shape: string;
}

function createNames(planned: readonly PlannedSchema[]): ReadonlyMap<string, Names> {
  const taken = new Set<string>();
  return new Map(
    planned.map(({ view: { typeName } }) => {
      const wish = camelCase(typeName);
      let base = wish;
      for (let number = 2; taken.has(base); number += 1) base = `${wish}${number}`;
      taken.add(base);
      return [typeName, { schema: `${base}Schema`, shape: `${base}Shape` }];
    }),
  );
}

/** The schemas of types, for exact schemas and for shapes. */
interface Contexts {
  /** Outside of checked values, every type has its own schema. */
  readonly schemas: ShapeContext;
  /** Inside a checked value, shapes check no part of it again. */
  readonly shapes: ShapeContext;
}

function contextsOf(planned: readonly PlannedSchema[], names: ReadonlyMap<string, Names>): Contexts {
  const byName = new Map(planned.map((schema) => [schema.view.typeName, schema]));
  const isOpen = (typeName: string): boolean => byName.get(typeName)?.isOpen !== false;
  const nameOf = (typeName: string, kind: keyof Names): string => names.get(typeName)?.[kind] ?? "z.unknown()";
  const isWhole = (typeName: string): boolean => byName.get(typeName)?.isWhollyExact === true;
  return {
    schemas: { isOpen, nameOf: (typeName) => nameOf(typeName, "schema") },
    shapes: { isOpen, nameOf: (typeName) => nameOf(typeName, isWhole(typeName) ? "schema" : "shape") },
  };
}

function declarationsOf(
  planned: PlannedSchema,
  names: ReadonlyMap<string, Names>,
  { schemas, shapes }: Contexts,
): readonly string[] {
  const { view, kind, shape, needsShape, isWhollyExact } = planned;
  const name = names.get(view.typeName) ?? { schema: "", shape: "" };
  const isUsed = (needsShape || kind === "checked") && !isWhollyExact;
  const shapeText = `const ${name.shape}: z.ZodType = /* @__PURE__ */ z.lazy(() => ${shape.code(shapes)});`;
  return [...(isUsed ? [shapeText] : []), ...schemaText(planned, name, schemas)];
}

function schemaText({ view, kind, shape }: PlannedSchema, name: Names, context: ShapeContext): readonly string[] {
  const type = `types.${view.typeName}`;
  const declared = `${docs(view)}\nexport const ${name.schema}: z.ZodType<${type}, `;
  const validate = `validators.${view.validateName ?? ""}`;
  switch (kind) {
    case "exact":
      return [`${declared}${type}> = /* @__PURE__ */ typed(() => ${shape.code(context)});`];
    case "checked":
      return [`${declared}${type}> = /* @__PURE__ */ checked(${validate}, () => ${name.shape});`];
    case "converted":
      return [`${declared}unknown> = /* @__PURE__ */ converted(${validate});`];
    case "shape":
      return [];
  }
}

function docs({ typeName, deprecated }: SchemaTypeView): string {
  const sentence = `A valid ${typeName}.`;
  return deprecated ? `/**\n * ${sentence}\n *\n * @deprecated\n */` : `/** ${sentence} */`;
}
