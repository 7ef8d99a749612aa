import { escapePointerPart, type Origin } from "../../diagnostics/origin.js";
import type { Contract, OpenApiDocument } from "../../model/contract.js";
import { inOrder } from "../../text/in-order.js";
import type { DocumentationChangeId } from "../catalog/documentation.js";
import type { FoundChange } from "../change.js";
import type { ChangeFinding } from "../finding.js";
import { reportedLocations } from "./reported-locations.js";
import { walkDocuments, type MemberDifference, type ObjectPair, ownPropertyOf } from "./walk-documents.js";
import { isRecord } from "../../model/json-schema/json-kinds.js";
import { keywordRows } from "../../model/json-schema/keywords.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import type { Versions } from "../versions.js";

/**
 * Everything that differs between two versions of a document and that no other change tells of: texts for people, examples, extensions,
 * keywords without effect, and what is written otherwise. One change for each object and kind.
 */
export function compareDocumentation(
  before: Contract,
  after: Contract,
  explainedChanges: readonly FoundChange[],
): readonly ChangeFinding[] {
  const [old, now] = [before.openapi, after.openapi];
  if (old === undefined || now === undefined) return [];
  const places = {
    before: reportedLocations(explainedChanges.map(({ before: origin }) => origin)),
    after: reportedLocations(explainedChanges.map(({ after: origin }) => origin)),
  };
  const derived = derivedPointers(before, after);
  const ids = [...new Set(explainedChanges.map(({ id }) => id))];
  const groups = new Map<string, Group>();
  for (const difference of walkDocuments(old.bundled, now.bundled, derived)) {
    const { pair, way } = difference;
    if (derived.has(`${pair.beforeAt}/${way.map(escapePointerPart).join("/")}`)) continue;
    const id = kindOf(difference);
    if (id === undefined) continue;
    const sides = { before: placeIn(old, pair.beforeAt, way), after: placeIn(now, pair.afterAt, way) };
    if (isOfSchemas(id) && isTold(difference, sides)) continue;
    const key = `${id} ${pair.subject}`;
    const group = groups.get(key) ?? { id, pair, members: [], ...sides };
    groups.set(key, group);
    group.members.push(memberName(way));
  }
  return inOrder([...groups.entries()], ([key]) => key).map(([, group]) => changeOf(group));

  function isTold({ pair, way, targets }: MemberDifference, sides: Versions<Origin>): boolean {
    const family = pair.beforeAt.startsWith("/components/x-errors") ? "error/" : families[way[0] ?? ""];
    if (family !== undefined && ids.some((id) => id.startsWith(family))) return true;
    const isToldAt = ({ side, at }: MemberDifference["targets"][number]): boolean =>
      places[side].has(undefined, (side === "before" ? old : now)?.originOf(at));
    if (targets.some(isToldAt)) return true;
    const holders = { before: old?.originOf(pair.beforeAt), after: now?.originOf(pair.afterAt) };
    return places.before.has(holders.before, sides.before) || places.after.has(holders.after, sides.after);
  }
}

/** "links/next"; of a list alone, since the positions of items say nothing. */
function memberName(way: readonly string[]): string {
  return way.filter((name) => !/^\d+$/.test(name) || way[0] === "responses").join("/");
}

interface Group extends Versions<Origin> {
  readonly id: DocumentationChangeId;
  readonly pair: ObjectPair;
  /** Names of the members that differ, as messages tell them. */
  readonly members: string[];
}

function changeOf({ id, pair, members, before, after }: Group): ChangeFinding {
  const data = { names: inOrder(new Set(members), (member) => member).join(", ") };
  return { kind: "change", change: { id, subject: pair.subject, data, before, after }, uses: [] };
}

function placeIn(document: OpenApiDocument, at: string, way: readonly string[]): Origin {
  return document.originOf(`${at}/${way.map(escapePointerPart).join("/")}`);
}

/** The places of schemas that are made from an XSD: what changes there is told of the XSD. */
function derivedPointers(...contracts: readonly Contract[]): ReadonlySet<string> {
  const names = contracts.flatMap(({ derived }) => [...(derived?.schemas.keys() ?? [])]);
  return new Set(names.map((name) => `/components/schemas/${escapePointerPart(name)}`));
}

/** Members that say names of other things: their changes are told where these are. */
const families: Readonly<Record<string, string>> = {
  $ref: "interface/type-",
  security: "security/",
  xml: "schema/xml-",
};

/** Members whose changes have kinds of their own, and are told by these. */
const judged: ReadonlySet<string> = new Set([
  "x-rules",
  "x-sunset",
  "x-errors",
  "x-open-question",
  "x-pagination",
  "x-parameter-sets",
  "x-token-request",
  "x-xsd-element",
  "x-xsd-view",
]);

const texts: ReadonlySet<string> = new Set(["title", "summary", "description", "$comment"]);

/** True for kinds that are told only where no other change tells of the place. */
function isOfSchemas(id: DocumentationChangeId): boolean {
  return id === "documentation/written-otherwise" || id === "documentation/keyword-without-effect";
}

/** The kind of a difference; undefined for what another kind always tells of. */
function kindOf({ pair, way, isExtension }: MemberDifference): DocumentationChangeId | undefined {
  const [key = ""] = way;
  const { kind, beforeAt } = pair;
  // The marks with these ids are compared with their texts.
  if (kind === "document" && key === "x-open-questions") return undefined;
  if (isExtension)
    return judged.has(way.at(-1) ?? "") ? "documentation/written-otherwise" : "documentation/extension-changed";
  if (beforeAt === "/info" || beforeAt.startsWith("/info/"))
    return key === "version" && beforeAt === "/info" ? undefined : "documentation/info-changed";
  if (kind === "document" && key === "tags") return undefined;
  if (kind === "link" || key === "links") return "documentation/link-changed";
  if (kind === "example" || key === "example" || key === "examples") return "documentation/example-changed";
  if (key === "externalDocs" || beforeAt.endsWith("/externalDocs")) return "documentation/external-docs-changed";
  if (texts.has(key)) return "documentation/description-changed";
  return kind === "schema" && hasNoEffect(pair, key)
    ? "documentation/keyword-without-effect"
    : "documentation/written-otherwise";
}

const rows = new Map(keywordRows.map(([name, row]) => [row.written ?? name, row]));

/** Keywords beside which another one never comes into play, as long as they hold for every value. */
const covers: Readonly<Record<string, readonly string[]>> = {
  unevaluatedItems: ["items"],
  unevaluatedProperties: ["additionalProperties"],
};

/**
 * True for a keyword that has no effect in either version, by what stands beside it: it speaks of another type, the keyword that it
 * goes with is not there (JSON Schema validation, sections 6.4.4, 6.4.5 and 8.5; core, section 10.2.2), or another one takes all values.
 */
function hasNoEffect({ before, after }: ObjectPair, key: string): boolean {
  return [before, after].every((schema) => ownPropertyOf(schema, key) === undefined || isIdle(schema, key));
}

function isIdle(schema: ObjectPair["before"], key: string): boolean {
  const row = rows.get(key);
  const needs = key === "contentSchema" ? "contentMediaType" : row?.beside;
  if (needs !== undefined && ownPropertyOf(schema, needs) === undefined) return true;
  if (covers[key]?.some((other) => takesAll(ownPropertyOf(schema, other))) === true) return true;
  const types = typesOf(ownPropertyOf(schema, "type"));
  return row?.of !== undefined && types !== undefined && !row.of.some((type) => types.has(type));
}

/** True for `items` and the like, which look at everything that is left, whatever they say of it. */
function takesAll(value: JsonValue | undefined): boolean {
  return value !== undefined && (typeof value === "boolean" || isRecord(value));
}

function typesOf(value: JsonValue | undefined): ReadonlySet<string> | undefined {
  const list = typeof value === "string" ? [value] : Array.isArray(value) ? (value as readonly JsonValue[]) : undefined;
  if (list === undefined) return undefined;
  return new Set(list.flatMap((type) => (type === "integer" ? ["number"] : typeof type === "string" ? [type] : [])));
}
