import { grouped } from "../../../model/grouped.js";
import type { JsonSchema } from "../../../model/json-schema/schema.js";
import { valueDirections, type ValueDirection } from "../../kind-of-change.js";
import { compareMarks, isHidden, visibleDirections } from "./marks.js";
import { indexGrows } from "./objects.js";
import { typeNouns } from "../type-phrase.js";
import { patched, type FlatPair, type InnerPair, type KeywordChange, type KeywordFinding } from "../keyword-finding.js";

/** Changed properties times all properties; larger objects have one proof for all changes of a kind. */
const maxProved = 10_000;

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
  const edits = [...names].flatMap((name) => compareMember(pair, name, required));
  const isMany = edits.length * names.size > maxProved;
  const groups = grouped(edits, (edit) => (isMany ? edit.id : edit));
  const changes = [...groups.values()].flatMap((group): readonly KeywordChange[] => {
    const hybrid = withMembers(before.schema, group);
    return group.map(({ name, property: _property, isRequired: _isRequired, ...change }) => ({
      kind: "change",
      key: `properties/${name}`,
      segment: `.${name}`,
      data: { property: name },
      ...change,
      hybrid,
    }));
  });
  return [...changes, ...innerPairs(pair)];
}

interface RequiredNames {
  readonly before: ReadonlySet<string>;
  readonly after: ReadonlySet<string>;
}

/** A property of the earlier schema as an edit makes it. */
interface MemberEdit extends Omit<KeywordChange, "kind" | "key" | "data" | "hybrid"> {
  readonly name: string;
  /** Undefined for a removed property. */
  readonly property: JsonSchema | undefined;
  readonly isRequired: boolean;
  /** The location of the changed keyword; undefined for the property. */
  readonly key?: string;
}

function compareMember(
  { before, after, session }: FlatPair,
  name: string,
  required: RequiredNames,
): readonly MemberEdit[] {
  const [old, now] = [before.schema.properties?.get(name), after.schema.properties?.get(name)];
  const [was, is] = [required.before.has(name), required.after.has(name)];
  if (old === undefined && now !== undefined) {
    const isUndeclared =
      saysNothing(before.schema.additionalProperties) && before.schema.patternProperties === undefined;
    const hiddenIn = isUndeclared ? hiddenDirections(now) : [];
    const edit = { name, property: now, isRequired: is, words: { type: typeNouns(now, session) }, hiddenIn };
    if (is && !was) {
      const codeLevels = hiddenIn.length > 0 && hasViews(before.schema, hiddenIn) ? {} : undefined;
      return [{ ...edit, id: "schema/required-property-added", ...(codeLevels && { codeLevels }) }];
    }
    // Under a name of which nothing was said, anything may have been sent: nobody can tell whether somebody did.
    const codeLevels = indexGrows(before.schema, session.flat(now).schema) ? grown : undefined;
    const proved = { ...(codeLevels && { codeLevels }), ...(isUndeclared && { atMost: { sent: "warning" as const } }) };
    return [{ ...edit, id: "schema/property-added", ...proved }];
  }
  if (old !== undefined && now === undefined) {
    const hiddenIn = hiddenDirections(old);
    const shown = valueDirections.filter((direction) => !hiddenIn.includes(direction));
    const codeLevels = Object.fromEntries(shown.map((direction) => [direction, "breaking"]));
    const words = { type: typeNouns(old, session) };
    const edit = { name, property: undefined, isRequired: is, words, hiddenIn, codeLevels };
    return [{ ...edit, id: "schema/property-removed", atLeast: { sent: "warning" } }];
  }
  const id = is ? "schema/property-became-required" : "schema/property-became-optional";
  const edit: MemberEdit = { name, id, key: `required/${name}`, property: old, isRequired: is };
  const marks = old && now ? compareMarks(old, now, is).map((mark) => ({ name, isRequired: was, ...mark })) : [];
  return [...(was === is ? [] : [edit]), ...marks];
}

function innerPairs({ before, after, session }: FlatPair): readonly InnerPair[] {
  return [...(before.schema.properties ?? [])].flatMap(([name, old]): readonly InnerPair[] => {
    const now = after.schema.properties?.get(name);
    if (now === undefined || session.isSame(old, now)) return [];
    const visible = visibleDirections(old, now);
    return [
      { kind: "inner", before: old, after: now, key: `properties/${name}`, step: { kind: "member", name }, visible },
    ];
  });
}

/** Under its name stood what other members hold. */
const grown = { sent: "breaking", read: "breaking" } as const;

function hiddenDirections(property: JsonSchema): readonly ValueDirection[] {
  return valueDirections.filter((direction) => isHidden(property, direction));
}

/** True when a schema had members before that stand in the types of the other direction alone, so that it has two types. */
function hasViews({ properties }: JsonSchema, directions: readonly ValueDirection[]): boolean {
  const members = [...(properties?.values() ?? [])];
  return directions.every((direction) => members.some((member) => isHidden(member, direction)));
}

function saysNothing(schema: JsonSchema | undefined): boolean {
  return schema === undefined || schema.boolean === true;
}

/** A schema with other versions of some properties. */
function withMembers(schema: JsonSchema, members: readonly MemberEdit[]): JsonSchema {
  const properties = new Map(schema.properties);
  const required = new Set(schema.required);
  for (const { name, property, isRequired } of members) {
    if (property === undefined) properties.delete(name);
    else properties.set(name, property);
    if (isRequired) required.add(name);
    else required.delete(name);
  }
  return patched(schema, {
    properties: properties.size === 0 ? undefined : properties,
    required: required.size === 0 ? undefined : [...required],
  });
}
