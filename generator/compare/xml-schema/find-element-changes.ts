import {
  expandedName,
  type ElementDeclaration,
  type TypeDefinition,
  type XmlSchema,
} from "../../model/xml-schema/components.js";
import { documentElements } from "../../model/xml-schema/document-elements.js";
import { elementsOf } from "../../model/xml-schema/elements-of.js";
import { xmlNameRequests } from "../../plan/xml-names.js";
import { pascalCase } from "../../text/identifiers.js";
import type { FoundChange } from "../change.js";
import { valueDirections, type ValueDirection } from "../kind-of-change.js";
import { isValidElement } from "../../prove/xml-schema/evaluate-element.js";
import { codeChange } from "./difference.js";
import { rootFrame } from "./frame.js";
import { createXmlSession, type XmlSession } from "./session.js";
import { signatureOf } from "../../prove/xml-schema/simple/signature.js";
import { Walk } from "./walk.js";
import { printTree } from "../../prove/xml-schema/xml-tree.js";
import { compareText } from "../../text/in-order.js";

const bothDirections: ReadonlySet<ValueDirection> = new Set(valueDirections);

/** Changes between two versions of an element, and in everything that may stand in it. Sorted, each change once. */
export function findElementChanges(
  before: ElementDeclaration,
  after: ElementDeclaration,
  session: XmlSession,
  directions: ReadonlySet<ValueDirection> = bothDirections,
  roots: ReadonlySet<ElementDeclaration> = new Set(),
): readonly FoundChange[] {
  const walk = new Walk(directions, roots);
  walk.run(rootFrame({ before, after }, session));
  return distinctChanges(walk.changes);
}

/** Of more global elements than this, none is compared once more wherever another refers to it. */
const minRootsToGroup = 200;

/** Global elements of both versions that may be documents. */
function commonDocuments(before: XmlSchema, after: XmlSchema): ReadonlySet<ElementDeclaration> {
  const later = documentElements(after);
  const concrete = [...documentElements(before)].flatMap(([key, element]) => {
    const partner = later.get(key);
    return partner === undefined || element.abstract || partner.abstract ? [] : [element, partner];
  });
  return new Set(concrete);
}

/** Changes between two schema sets that stand alone: every global element may be a document, unless some were chosen. */
export function findXmlSchemaChanges(
  before: XmlSchema,
  after: XmlSchema,
  session: XmlSession = createXmlSession(before, after),
): readonly FoundChange[] {
  const changes: FoundChange[] = [...findNamedTypeChanges(before, after)];
  const [earlier, later] = [documentElements(before), documentElements(after)];
  const roots = earlier.size > minRootsToGroup ? commonDocuments(before, after) : new Set<ElementDeclaration>();
  for (const [key, element] of earlier) {
    const partner = later.get(key);
    if (partner !== undefined) changes.push(...findElementChanges(element, partner, session, bothDirections, roots));
    else changes.push(removedElement(element, session));
  }
  for (const [key, element] of later) {
    const subject = element.name.local;
    if (!earlier.has(key)) {
      changes.push(codeChange("xsd/global-element-added", subject, { name: subject }, { after: element.origin }));
    }
  }
  return distinctChanges(changes);
}

/** A global element that no document can begin with any more. */
function removedElement(element: ElementDeclaration, { instances, sides }: XmlSession): FoundChange {
  const subject = element.name.local;
  const change = codeChange("xsd/global-element-removed", subject, { name: subject }, { before: element.origin });
  const tree = instances.before.element(element);
  if (tree === undefined || !isValidElement(tree, element, sides.before)) return change;
  return { ...change, witness: { language: "xml", text: printTree(tree), acceptedBy: "before" } };
}

/** Named types whose generated types go or get another name: what only consumers of generated code notice. */
export function findNamedTypeChanges(before: XmlSchema, after: XmlSchema): readonly FoundChange[] {
  const names = new Set([
    ...xmlNameRequests(after).map(({ wish }) => wish),
    ...[...documentElements(after).values()].map(({ name }) => pascalCase(name.local)),
  ]);
  const fresh = [...after.types.values()].filter(
    ({ name }) => name !== undefined && !before.types.has(expandedName(name)),
  );
  return [...before.types].flatMap(([key, type]) => {
    const name = type.name?.local ?? key;
    if (after.types.has(key) || names.has(pascalCase(name))) return [];
    const same = fresh.filter((candidate) => bodyOf(candidate) === bodyOf(type));
    const [renamed, ...others] = same;
    if (renamed !== undefined && others.length === 0) {
      const data = { before: name, after: renamed.name?.local ?? "" };
      return [codeChange("xsd/type-renamed", name, data, { before: type.origin, after: renamed.origin })];
    }
    return [codeChange("xsd/type-removed", name, { name }, { before: type.origin })];
  });
}

/** The body of a type in short: enough to know it again under another name. */
function bodyOf(type: TypeDefinition): string {
  if (type.kind === "simple") return signatureOf(type);
  const { content, attributeUses } = type;
  const attributes = attributeUses.map(({ attribute, required }) => [attribute.name.local, required]);
  const particle = "particle" in content ? content.particle : undefined;
  const value = content.kind === "simple" ? signatureOf(content.type) : "";
  return JSON.stringify([content.kind, attributes, elementsOf(particle).map(({ name }) => name.local), value]);
}

/** Each change once, in an order that the order of schemas does not touch. */
function distinctChanges(changes: readonly FoundChange[]): readonly FoundChange[] {
  const found = new Map<string, FoundChange>();
  for (const change of changes) {
    const data = Object.entries(change.data).sort(([a], [b]) => compareText(a, b));
    const key = JSON.stringify([change.subject, change.id, data]);
    const known = found.get(key);
    if (known === undefined || (known.witness === undefined && change.witness !== undefined)) found.set(key, change);
  }
  return [...found].sort(([a], [b]) => compareText(a, b)).map(([, change]) => change);
}
