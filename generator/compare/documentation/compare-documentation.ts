import { escapePointerPart, type Origin } from "../../diagnostics/origin.js";
import type { Contract, OpenApiDocument } from "../../model/contract.js";
import { inOrder } from "../../text/in-order.js";
import type { DocumentationChangeId } from "../catalog/documentation.js";
import type { FoundChange } from "../change.js";
import type { ChangeFinding } from "../finding.js";
import { reportedLocations } from "./reported-locations.js";
import { walkDocuments, type MemberDifference, type ObjectPair } from "./walk-documents.js";
import { hasNoEffect } from "./without-effect.js";

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

  function isTold({ pair, way, targets }: MemberDifference, sides: Sides): boolean {
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

interface Sides {
  readonly before: Origin;
  readonly after: Origin;
}

interface Group extends Sides {
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
