import type { Contract } from "../model/contract.js";
import type { ElementDeclaration, XmlViewKind } from "../model/xml-schema/components.js";
import { allOperations } from "../plan/reachable.js";
import type { Affected } from "./change.js";
import type { ElementPair, Finding } from "./finding.js";
import { gatherChanges } from "./gather-changes.js";
import { PairMap } from "./pair-map.js";
import { findElementChanges, findXmlSchemaChanges } from "./xml-schema/find-element-changes.js";
import { createXmlSession } from "./xml-schema/session.js";
import type { Versions } from "./versions.js";

/**
 * Changes in the XSDs of a contract: in the elements that travel; in all global elements where there is nothing but
 * XSDs, for then nobody knows which way they travel.
 */
export function compareElements(pairs: readonly ElementPair[], before: Contract, after: Contract): readonly Finding[] {
  if (before.xml === undefined || after.xml === undefined) return [];
  const session = createXmlSession(before.xml, after.xml, sharedViews(before, after));
  if (before.openapi === undefined && after.openapi === undefined) {
    return findXmlSchemaChanges(before.xml, after.xml, session).map((change) => ({ kind: "change", change, uses: [] }));
  }
  const gathering = gatherChanges();
  for (const { elements, uses } of groupElements(pairs)) {
    const directions = new Set(uses.map(({ direction }) => direction));
    for (const change of findElementChanges(elements.before, elements.after, session, directions)) {
      gathering.add(change, uses);
    }
  }
  // An element that no message holds never travels; only its types and codecs count.
  for (const change of findXmlSchemaChanges(before.xml, after.xml, session)) {
    if (gathering.has(change)) continue;
    const { witness: _, ...unused } = change;
    gathering.add({ ...unused, levels: {} }, []);
  }
  return gathering.findings();
}

/** The views in which operations of both versions send. */
function sharedViews(before: Contract, after: Contract): ReadonlySet<XmlViewKind> {
  const old = viewsOf(before);
  return new Set([...viewsOf(after)].filter((kind) => old.has(kind)));
}

function viewsOf(contract: Contract): ReadonlySet<XmlViewKind> {
  const payloads = allOperations(contract).flatMap(({ requestBody }) => requestBody?.content ?? []);
  return new Set(
    payloads.flatMap(({ payload }) => (payload.kind === "xml" && payload.view ? [payload.view.kind] : [])),
  );
}

interface UsedElements {
  /** The same element in both versions. */
  readonly elements: Versions<ElementDeclaration>;
  /** Operations that use the element. */
  readonly uses: readonly Affected[];
}

/** Each pair of elements once, with all uses. */
function groupElements(pairs: readonly ElementPair[]): readonly UsedElements[] {
  const groups = new PairMap<ElementDeclaration, ElementDeclaration, Map<string, Affected>>();
  for (const { before, after, use } of pairs)
    groups.getOrAdd(before, after, () => new Map()).set(`${use.direction} ${use.text}`, use);
  return groups.entries().map(([before, after, uses]) => ({ elements: { before, after }, uses: [...uses.values()] }));
}
