import { isHiddenIn } from "../../../model/json-schema/is-hidden.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import type { ValueDirection } from "../../kind-of-change.js";
import { indexGrows } from "./index-signatures.js";
import { typeNouns } from "../type-phrase.js";
import { patched, type FlatPair, type KeywordChange, type KeywordFinding } from "../keyword-finding.js";

/** Properties by name, with whether they are required (validation, section 6.5.3; core, section 10.3.2.1). */
export function compareMembers(pair: FlatPair): readonly KeywordFinding[] {
  const { before, after } = pair;
  const names = new Set([
    ...(before.schema.properties?.keys() ?? []),
    ...(after.schema.properties?.keys() ?? []),
    ...(before.schema.required ?? []),
    ...(after.schema.required ?? []),
  ]);
  const required = { before: new Set(before.schema.required), after: new Set(after.schema.required) };
  return [...names].flatMap((name) => compareMember(pair, name, required));
}

interface RequiredNames {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
}

function compareMember(
  { before, after, session }: FlatPair,
  name: string,
  required: RequiredNames,
): readonly KeywordFinding[] {
  const [old, now] = [before.schema.properties?.get(name), after.schema.properties?.get(name)];
  const [was, is] = [required.before.has(name), required.after.has(name)];
  const key = `properties/${name}`;
  const change = { kind: "change", key, segment: `.${name}`, data: { property: name } } as const;
  if (old === undefined && now !== undefined) {
    const hybrid = withMember(before.schema, name, now, is);
    const isUndeclared =
      saysNothing(before.schema.additionalProperties) && before.schema.patternProperties === undefined;
    const hiddenIn = isUndeclared ? hiddenDirections(now) : [];
    const words = { type: typeNouns(now, session) };
    if (is && !was) {
      const codeLevels = hiddenIn.length > 0 && hasViews(before.schema, hiddenIn) ? {} : undefined;
      return [
        { ...change, id: "schema/required-property-added", words, hybrid, hiddenIn, ...(codeLevels && { codeLevels }) },
      ];
    }
    // Under a name of which nothing was said, anything may have been sent: nobody can tell whether somebody did.
    const codeLevels = indexGrows(before.schema, session.flat(now).schema) ? grown : undefined;
    const proved = { ...(codeLevels && { codeLevels }), ...(isUndeclared && { atMost: { sent: "warning" as const } }) };
    return [{ ...change, id: "schema/property-added", words, hybrid, hiddenIn, ...proved }];
  }
  if (old !== undefined && now === undefined) {
    const hybrid = withMember(before.schema, name, undefined, is);
    const hiddenIn = hiddenDirections(old);
    const shown = bothWays.filter((direction) => !hiddenIn.includes(direction));
    const codeLevels = Object.fromEntries(shown.map((direction) => [direction, "breaking"]));
    const words = { type: typeNouns(old, session) };
    return [
      { ...change, id: "schema/property-removed", words, hybrid, atLeast: { sent: "warning" }, hiddenIn, codeLevels },
    ];
  }
  const found: KeywordFinding[] = [];
  if (was !== is) {
    const hybrid = withMember(before.schema, name, old, is);
    const id = is ? "schema/property-became-required" : "schema/property-became-optional";
    found.push({ ...change, id, key: `required/${name}`, hybrid });
  }
  if (old === undefined || now === undefined) return found;
  const changed = compareMarks(old, now, is, (property) => withMember(before.schema, name, property, was));
  found.push(...changed.map((mark) => ({ ...change, ...mark })));
  if (session.isSame(old, now)) return found;
  const visible = new Set(bothWays.filter((direction) => !isHidden(old, direction) && !isHidden(now, direction)));
  found.push({ kind: "inner", before: old, after: now, key, step: { kind: "member", name }, visible });
  return found;
}

/** Under its name stood what other members hold. */
const grown = { sent: "breaking", read: "breaking" } as const;

const bothWays: readonly ValueDirection[] = ["sent", "read"];

function isHidden(property: JsonSchema, direction: ValueDirection): boolean {
  return isHiddenIn(direction === "sent" ? "request" : "response", property);
}

function hiddenDirections(property: JsonSchema): readonly ValueDirection[] {
  return bothWays.filter((direction) => isHidden(property, direction));
}

/** True when a schema had members before that stand in the types of the other direction alone, so that it has two types. */
function hasViews({ properties }: JsonSchema, directions: readonly ValueDirection[]): boolean {
  const members = [...(properties?.values() ?? [])];
  return directions.every((direction) => members.some((member) => isHidden(member, direction)));
}

type Mark = Pick<KeywordChange, "id" | "hybrid" | "atLeast" | "codeLevels">;

const marks = [
  { keyword: "readOnly", name: "read-only", direction: "sent" },
  { keyword: "writeOnly", name: "write-only", direction: "read" },
] as const;

/** OpenAPI, Schema Object: readOnly and writeOnly. A member that one side fills in is not asked of the other. */
function compareMarks(
  old: JsonSchema,
  now: JsonSchema,
  isRequired: boolean,
  hybridOf: (property: JsonSchema) => JsonSchema,
): readonly Mark[] {
  return marks.flatMap(({ keyword, name, direction }): readonly Mark[] => {
    const [was, is] = [isHidden(old, direction), isHidden(now, direction)];
    if (was === is) return [];
    const hybrid = hybridOf(patched(old, { [keyword]: is }));
    // Nothing tells if somebody still counts on it.
    if (is) return [{ id: `schema/${name}-added`, hybrid, atLeast: { [direction]: "warning" } }];
    const codeLevels = direction === "sent" && isRequired ? { sent: "breaking" as const } : {};
    return [{ id: `schema/${name}-removed`, hybrid, atLeast: { [direction]: "info" }, codeLevels }];
  });
}

function saysNothing(schema: JsonSchema | undefined): boolean {
  return schema === undefined || schema.boolean === true;
}

/** A schema with one property told anew. */
function withMember(
  schema: JsonSchema,
  name: string,
  property: JsonSchema | undefined,
  isRequired: boolean,
): JsonSchema {
  const properties = new Map(schema.properties);
  if (property === undefined) properties.delete(name);
  else properties.set(name, property);
  const others = (schema.required ?? []).filter((otherName) => otherName !== name);
  const required = isRequired ? [...others, name] : others;
  return patched(schema, {
    properties: properties.size === 0 ? undefined : properties,
    required: required.length === 0 ? undefined : required,
  });
}
