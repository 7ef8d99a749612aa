import { numberFormats, textFormats } from "../../model/json-schema/formats.js";
import { isAnnotation } from "../../model/json-schema/keywords.js";
import type { JsonSchema } from "../../model/json-schema/schema.js";
import { pascalCase } from "../../text/identifiers.js";
import { stringLiteral } from "../../text/literals.js";
import { referencedSchema } from "./calls.js";
import { knownValues, saysNothing } from "./constant-checks.js";
import type { EmitContext } from "./emit-context.js";
import { formatChecks } from "./number-checks.js";
import type { PlainMember } from "./statement.js";

const simpleTypes: ReadonlySet<string> = new Set(["string", "number", "integer", "boolean"]);

/**
 * True when a schema asks for one simple type and nothing else: looking is as short as calling. A choice that has the
 * type itself as a branch asks for nothing else.
 */
export function isPlainType({ types, anyOf, ...others }: JsonSchema): boolean {
  const [type = ""] = types ?? [];
  if (types?.length !== 1 || !simpleTypes.has(type)) return false;
  if (!Object.keys(others).every(saysNothing)) return false;
  return (
    anyOf?.some((branch) => branch.anyOf === undefined && branch.types?.[0] === type && isPlainType(branch)) ?? true
  );
}

/** The most texts that the runtime compares one by one. */
const maxValuesInline = 4;

/** The question about a member that one call of the runtime asks (`json/require-members.ts`); undefined for any other. */
export function plainMember(member: JsonSchema, site: EmitContext): PlainMember | undefined {
  const target = referencedSchema(member);
  const schema = isPlainType(target) ? target : member;
  const { types = [], enum: values } = schema;
  const [type = "null", other = "null"] = types;
  if (!simpleTypes.has(type) || other !== "null" || types.length > 2 || site.module.hasLongs(schema)) return undefined;
  if (schema === target && isPlainType(target)) return { kind: pascalCase(type), limits: [] };
  if (site.module.typeName(schema) !== undefined || hasFormat(schema, site)) return undefined;
  const keywords = Object.keys(schema).filter((keyword) => !isAnnotation(keyword) && !ignored.has(keyword));
  if (keywords.length === 0) return { kind: `${pascalCase(type)}${types.length > 1 ? "OrNull" : ""}`, limits: [] };
  const areTexts = types.length === 1 && values?.every((value) => typeof value === "string") === true;
  if (!areTexts || keywords.length > 1) return undefined;
  return values.length <= maxValuesInline
    ? { kind: "OneOf", limits: values.map(stringLiteral) }
    : { kind: "StringOf", limits: [knownValues(values, site)] };
}

/** Keywords that `plainMember` checks separately. */
const ignored: ReadonlySet<string> = new Set(["types", "format"]);

function hasFormat(schema: JsonSchema, site: EmitContext): boolean {
  return [textFormats, numberFormats].some((formats) => formatChecks(formats, schema, site).length > 0);
}
