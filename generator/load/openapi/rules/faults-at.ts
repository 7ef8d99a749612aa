import { kindOfCode, placeMatches } from "../../../../templates/runtime/server/error-table.js";
import type { FaultKind } from "../../../../templates/runtime/server/server-types.js";
import { pointerPart, pointerParts } from "../../../../templates/runtime/json/pointer.js";
import type { Operation } from "../../../model/contract.js";
import { absentMembers } from "../../../model/json-schema/absent-members.js";
import { schemasInPlace, schemasUnder, subschemas, type JsonSchema } from "../../../model/json-schema/schema.js";
import { xmlViewKinds } from "../../../model/xml-schema/components.js";

/** The kinds of fault that are possible at a place of a request. */
export interface FaultPlace {
  /** As a rule names it: "*" stands for members and items without a schema of their own, "**" for all below. */
  readonly place: string;
  readonly kinds: ReadonlySet<FaultKind>;
  /** The schemas that speak of the place. */
  readonly schemas: readonly JsonSchema[];
}

/**
 * The places of a request that a rule names, with the faults that are possible there; none where the operation has no such place.
 * After `most` places what is left is told as one place with all below.
 */
export function faultPlaces(operation: Operation, at: string, most: number): readonly FaultPlace[] {
  const [part = "", ...way] = pointerParts(`/${at}`);
  if (part === "credential" || part === "accept")
    return way.length > 0 ? [] : [{ place: at, kinds: ofHead(operation, part), schemas: [] }];
  const isOpen = way.at(-1) === "**";
  const steps = isOpen ? way.slice(0, -1) : way;
  if (part === "body") return placesOfBody(operation, steps, isOpen, most);
  const [name, ...inner] = steps;
  const parameters = operation.parameters.filter(
    (parameter) =>
      places[parameter.in] === part &&
      (name === undefined
        ? isOpen
        : placeMatches(`${part}/${pointerPart(name)}`, `${part}/${pointerPart(parameter.name)}`)),
  );
  return parameters.flatMap(({ name, required, schema, content }) => {
    const here = schema === undefined ? payloadSchemas(content === undefined ? [] : [content]) : [schema];
    const kinds: readonly FaultKind[] = required ? ["missing", "unreadable"] : ["unreadable"];
    return placesWithin({ place: `${part}/${pointerPart(name)}`, here, ownKinds: kinds }, inner, isOpen, most);
  });
}

const places = { path: "path", query: "query", header: "headers", cookie: "cookies" } as const;

function ofHead({ security, responses }: Operation, part: "credential" | "accept"): ReadonlySet<FaultKind> {
  if (part === "accept") return new Set(responses.some(({ content }) => content.length > 0) ? ["mediaType"] : []);
  const schemes = security.flatMap((requirement) => [...requirement.schemes.values()]);
  if (schemes.length === 0) return new Set();
  // A hook may forbid where no scope is named.
  return new Set<FaultKind>(["missing", "unreadable", "refused", "scope"]);
}

function placesOfBody(
  { requestBody }: Operation,
  steps: readonly string[],
  isOpen: boolean,
  most: number,
): readonly FaultPlace[] {
  if (requestBody === undefined) return [];
  const { content, required } = requestBody;
  const bodyKinds: FaultKind[] = ["unreadable", "mediaType", "tooLarge"];
  if (required) bodyKinds.push("missing");
  const found = placesWithin(
    { place: "body", here: payloadSchemas(content), ownKinds: bodyKinds },
    steps,
    isOpen,
    most,
  );
  // Places in XML are names of elements, of which rules know no single one.
  if (steps.length > 0 || !isOpen || !content.some(({ payload }) => payload.kind === "xml")) return found;
  const kinds: readonly FaultKind[] = ["missing", "type", "enum", "format", "bound", "unknown", ...viewKinds(content)];
  return [...found, { place: "body/**", kinds: new Set(kinds), schemas: [] }];
}

type Content = NonNullable<Operation["requestBody"]>["content"];

function payloadSchemas(content: Content): readonly JsonSchema[] {
  return content.flatMap(({ payload }) => (payload.kind === "json" ? [payload.schema] : []));
}

/** Faults of what an XSD marks as not to be created or updated. */
function viewKinds(content: Content): readonly FaultKind[] {
  return content.flatMap(({ payload }): readonly FaultKind[] => {
    if (payload.kind !== "xml" || payload.view === undefined) return [];
    return [leftOutKinds[payload.view.kind]];
  });
}

/** A place on the way into a value, with the schemas that speak of it. */
interface Spot {
  readonly place: string;
  /** Every schema that a value here must fit. */
  readonly here: readonly JsonSchema[];
  /** Faults of which these schemas do not speak: those of a whole body or parameter, and of what its holder asks for or forbids. */
  readonly ownKinds: readonly FaultKind[];
}

function placesWithin(whole: Spot, steps: readonly string[], isOpen: boolean, most: number): readonly FaultPlace[] {
  let spots: readonly Spot[] = [{ ...whole, here: closure(whole.here, schemasInPlace) }];
  for (const step of steps) {
    // One place after the other, so that no more are made than are wanted.
    const inner: Spot[] = [];
    for (const spot of spots) {
      const isRoom = inner.length < most;
      inner.push(...(step === "*" ? allInside(spot, isRoom) : inside(spot, step)));
    }
    spots = inner;
  }
  const found: FaultPlace[] = [];
  for (const spot of spots) {
    if (isOpen) addBelow(spot, new Set(), most, found);
    else found.push(faultPlace(spot));
  }
  return found;
}

function faultPlace({ place: path, here, ownKinds }: Spot): FaultPlace {
  const kinds = here.flatMap(kindsOf).filter((kind) => kind !== "missing");
  return { place: path, kinds: new Set([...ownKinds, ...kinds]), schemas: here };
}

/** A place and all below it; those of a schema that holds itself are told as one. */
function addBelow(spot: Spot, around: ReadonlySet<JsonSchema>, most: number, found: FaultPlace[]): void {
  if (found.length >= most || spot.here.some((schema) => around.has(schema))) {
    const schemas = closure(spot.here, (schema) => [...schemasInPlace(schema), ...subschemas(schema)]);
    found.push({ place: `${spot.place}/**`, kinds: new Set([...spot.ownKinds, ...schemas.flatMap(kindsOf)]), schemas });
    return;
  }
  found.push(faultPlace(spot));
  const holders = new Set([...around, ...spot.here]);
  for (const below of allInside(spot, true)) addBelow(below, holders, most, found);
}

/** The place under a name or an index. */
function inside({ place: path, here }: Spot, name: string): readonly Spot[] {
  const isAsked = here.some((schema) => namesAsked(schema).includes(name));
  const schemas = here.flatMap((schema) => inner(schema, name));
  const kinds: readonly FaultKind[] = isAsked ? ["missing"] : [];
  return spotAt(`${path}/${pointerPart(name)}`, schemas, [
    ...kinds,
    ...here.flatMap((schema) => kindsOfAbsent(schema, name)),
  ]);
}

/** All members and items: each that has a name, and the others as one; without room, all as one. */
function allInside({ place: path, here }: Spot, isRoom: boolean): readonly Spot[] {
  const asked = here.flatMap(namesAsked);
  const absent = here.flatMap((schema) => xmlViewKinds.flatMap((kind) => absentMembers(schema, kind)));
  const names = new Set([...here.flatMap(({ properties }) => [...(properties?.keys() ?? [])]), ...asked, ...absent]);
  const kinds: FaultKind[] = here.some(({ propertyNames }) => propertyNames !== undefined) ? ["unknown"] : [];
  if (isRoom)
    return [
      ...[...names].flatMap((name) => inside({ place: path, here, ownKinds: kinds }, name)),
      ...spotAt(`${path}/*`, here.flatMap(others), kinds),
    ];
  if (asked.length > 0) kinds.push("missing");
  const all = here.flatMap((schema) => [...(schema.properties?.values() ?? []), ...others(schema)]);
  return spotAt(`${path}/*`, all, kinds);
}

function spotAt(path: string, schemas: readonly JsonSchema[], kinds: readonly FaultKind[]): readonly Spot[] {
  if (schemas.length === 0 && kinds.length === 0) return [];
  return [{ place: path, here: closure(schemas, schemasInPlace), ownKinds: kinds }];
}

/** The fault of a member that has no place in the view of an XSD that a schema is derived from. */
function kindsOfAbsent(schema: JsonSchema, name: string): readonly FaultKind[] {
  return xmlViewKinds.flatMap((kind) => (absentMembers(schema, kind).includes(name) ? [leftOutKinds[kind]] : []));
}

/** The kinds of fault by views of an XSD. */
const leftOutKinds = { create: "cannotCreate", update: "cannotUpdate" } as const;

function namesAsked({ required = [], dependentRequired }: JsonSchema): readonly string[] {
  return [...required, ...[...(dependentRequired?.values() ?? [])].flat()];
}

/** The schemas of what stands under a name or an index. A name that is only forbidden may be misspelt in the rule. */
function inner(schema: JsonSchema, name: string): readonly JsonSchema[] {
  const { properties, items, prefixItems = [], additionalProperties, patternProperties } = schema;
  const isIndex = /^\d+$/.test(name);
  const named = [properties?.get(name), isIndex ? prefixItems[Number(name)] : undefined];
  const rest = [isIndex ? items : undefined, additionalProperties].filter((schema) => schema?.boolean !== false);
  return [...named, ...rest, ...(patternProperties?.values() ?? [])].filter((schema) => schema !== undefined);
}

/** The schemas of members and items that have no name. */
function others(schema: JsonSchema): readonly JsonSchema[] {
  return keywordsOfOthers.flatMap((keyword) => [...schemasUnder(schema, keyword)]);
}

const keywordsOfOthers = [
  "prefixItems",
  "items",
  "additionalProperties",
  "unevaluatedItems",
  "unevaluatedProperties",
  "patternProperties",
] as const;

function closure(
  starts: readonly JsonSchema[],
  next: (schema: JsonSchema) => readonly JsonSchema[],
): readonly JsonSchema[] {
  const found = new Set(starts);
  // The set grows while it is gone through.
  for (const schema of found) for (const reached of next(schema)) found.add(reached);
  return [...found];
}

/** Keywords that are told of a member or item. */
const ofInner: ReadonlySet<string> = new Set([...keywordsOfOthers, "propertyNames"]);

function kindsOf(schema: JsonSchema): readonly FaultKind[] {
  if (schema.boolean === false) return ["unknown"];
  const kinds: readonly FaultKind[] = schema.readOnly === true ? ["readOnly"] : [];
  const others = Object.keys(schema).flatMap((keyword): readonly FaultKind[] => {
    if (schema[keyword as keyof JsonSchema] === undefined || ofInner.has(keyword)) return [];
    if (keyword === "oneOf") return ["noneOf", "severalOf"];
    const kind = kindOfCode(keyword === "types" ? "type" : keyword);
    return kind === undefined ? [] : [kind];
  });
  return [...kinds, ...others];
}
