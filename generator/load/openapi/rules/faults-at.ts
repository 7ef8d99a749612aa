import { kindOfCode, placeMatches } from "../../../../templates/runtime/server/error-table.js";
import type { FaultKind } from "../../../../templates/runtime/server/types.js";
import { pointerPart, pointerParts } from "../../../../templates/runtime/json/pointer.js";
import type { Operation } from "../../../model/contract.js";
import { schemasInPlace, subschemas, type JsonSchema } from "../../../model/json-schema/schema.js";

/** The kinds of fault that are possible at a place of a request. */
export interface FaultsAt {
  readonly kinds: ReadonlySet<FaultKind>;
  /** The schemas that speak of the place, for "**" of everything in it. */
  readonly schemas: readonly JsonSchema[];
}

/** The faults of a request by the place that a rule names; undefined where the operation has no such place. */
export function faultsAt(operation: Operation, at: string): FaultsAt | undefined {
  const [part = "", ...way] = pointerParts(`/${at}`);
  if (part === "credential" || part === "accept")
    return way.length > 0 ? undefined : { kinds: ofHead(operation, part), schemas: [] };
  const isOpen = way.at(-1) === "**";
  const steps = isOpen ? way.slice(0, -1) : way;
  if (part === "body") return faultsOfBody(operation, steps, isOpen);
  const [name, ...inner] = steps;
  const parameters = operation.parameters.filter(
    (each) =>
      places[each.in] === part &&
      (name === undefined ? isOpen : placeMatches(`${part}/${pointerPart(name)}`, `${part}/${pointerPart(each.name)}`)),
  );
  if (parameters.length === 0) return undefined;
  const starts = parameters.flatMap(
    ({ schema, content }) => schema ?? payloadSchemas(content === undefined ? [] : [content]),
  );
  const found = faultsWithin(starts, inner, isOpen);
  if (found === undefined || (inner.length > 0 && !isOpen)) return found;
  const own: readonly FaultKind[] = parameters.some(({ required }) => required)
    ? ["missing", "unreadable"]
    : ["unreadable"];
  return { ...found, kinds: new Set([...found.kinds, ...own]) };
}

const places = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

function ofHead({ security, responses }: Operation, part: "credential" | "accept"): ReadonlySet<FaultKind> {
  if (part === "accept") return new Set(responses.some(({ content }) => content.length > 0) ? ["mediaType"] : []);
  const schemes = security.flatMap((each) => [...each.schemes.values()]);
  if (schemes.length === 0) return new Set();
  // A hook may forbid where no scope is named.
  return new Set<FaultKind>(["missing", "unreadable", "refused", "scope"]);
}

function faultsOfBody({ requestBody }: Operation, steps: readonly string[], isOpen: boolean): FaultsAt | undefined {
  if (requestBody === undefined) return undefined;
  const { content, required } = requestBody;
  const isXml = content.some(({ payload }) => payload.kind === "xml");
  const starts = payloadSchemas(content);
  const found = faultsWithin(starts, steps, isOpen);
  if (steps.length > 0) return found;
  const whole: FaultKind[] = ["unreadable", "mediaType", "tooLarge"];
  if (required) whole.push("missing");
  // Places in XML are names of elements, of which rules know no single one.
  if (isXml && isOpen) whole.push("missing", "type", "enum", "format", "bound", "unknown");
  return { schemas: found?.schemas ?? [], kinds: new Set([...whole, ...(found?.kinds ?? [])]) };
}

function payloadSchemas(content: NonNullable<Operation["requestBody"]>["content"]): readonly JsonSchema[] {
  return content.flatMap(({ payload }) => (payload.kind === "json" ? [payload.schema] : []));
}

function faultsWithin(starts: readonly JsonSchema[], steps: readonly string[], isOpen: boolean): FaultsAt | undefined {
  let holders: readonly JsonSchema[] = [];
  let here = closure(starts, schemasInPlace);
  for (const step of steps) {
    holders = here;
    here = closure(
      here.flatMap((schema) => inner(schema, step)),
      schemasInPlace,
    );
    if (here.length === 0) return undefined;
  }
  const name = steps.at(-1);
  const all = isOpen ? closure(here, (schema) => [...schemasInPlace(schema), ...subschemas(schema)]) : here;
  const kinds = new Set(all.flatMap(kindsOf));
  const isAsked = holders.some(({ required = [], dependentRequired }) => {
    const names = [...required, ...[...(dependentRequired?.values() ?? [])].flat()];
    return name === "*" ? names.length > 0 : names.includes(name ?? "");
  });
  if (isAsked) kinds.add("missing");
  else if (!isOpen) kinds.delete("missing");
  return { kinds, schemas: all };
}

/** The schemas of what stands under a name or an index; "*" is any. */
function inner(schema: JsonSchema, step: string): readonly JsonSchema[] {
  const { properties, items, prefixItems = [], additionalProperties, patternProperties } = schema;
  const named = [...(properties ?? [])].flatMap(([name, member]) => (placeMatches(step, name) ? [member] : []));
  const listed = step === "*" ? prefixItems : (prefixItems[/^\d+$/.test(step) ? Number(step) : -1] ?? []);
  const isIndex = step === "*" || /^\d+$/.test(step);
  const rest = [isIndex ? items : undefined, additionalProperties].filter(
    (each) => each !== undefined && each.boolean !== false,
  ) as JsonSchema[];
  return [...named, ...[listed].flat(), ...rest, ...(patternProperties?.values() ?? [])];
}

function closure(
  starts: readonly JsonSchema[],
  next: (schema: JsonSchema) => readonly JsonSchema[],
): readonly JsonSchema[] {
  const found = new Set(starts);
  // The set grows while it is gone through.
  for (const schema of found) for (const each of next(schema)) found.add(each);
  return [...found];
}

/** Keywords that are broken only where what they hold is `false`. */
const closing: ReadonlySet<string> = new Set([
  "items",
  "additionalProperties",
  "unevaluatedItems",
  "unevaluatedProperties",
]);

function kindsOf(schema: JsonSchema): readonly FaultKind[] {
  if (schema.boolean === false) return ["unknown"];
  return Object.keys(schema).flatMap((keyword): readonly FaultKind[] => {
    const held = schema[keyword as keyof JsonSchema] as JsonSchema | undefined;
    if (held === undefined || (closing.has(keyword) && held.boolean !== false)) return [];
    if (keyword === "oneOf") return ["noneOf", "severalOf"];
    const kind = kindOfCode(keyword === "types" ? "type" : keyword);
    return kind === undefined ? [] : [kind];
  });
}
