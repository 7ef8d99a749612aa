import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { expandedName, type QName } from "../../../model/xml-schema/components.js";
import type { Global, Globals } from "../names/globals.js";
import { spaceWords, symbolOf, type SymbolSpace } from "../names/symbol-spaces.js";
import { peekName } from "../names/resolve-names.js";
import type { SchemaDocument } from "../documents/schema-documents.js";
import { tokenValue } from "../xml/values.js";
import { attribute, childElements, type XmlElement } from "../xml/xml-tree.js";

/** A definition that took the place of another one, which has a name of its own then. */
export interface Redefinition {
  readonly global: Global;
  /** The definition that was replaced, under its new name. */
  readonly original: Global;
  /** The elements inside that refer to the original. */
  readonly references: readonly XmlElement[];
}

/**
 * Puts what xs:redefine defines in the place of what it redefines. Part 1, section 4.2.2. The original stays, under a name that no
 * document can write, for the redefinition alone. Documents further in come first: a redefinition may be redefined again.
 */
export function redefine(
  globals: Globals,
  documents: readonly SchemaDocument[],
  diagnostics: Diagnostics,
): readonly Redefinition[] {
  const made: Redefinition[] = [];
  for (const document of [...documents].reverse()) {
    for (const { document: target, by } of document.included) {
      if (by.local !== "redefine") continue;
      for (const node of childElements(by)) {
        const symbol = symbolOf(node);
        if (symbol === undefined) continue;
        const { space, local } = symbol;
        const name = { namespace: document.targetNamespace, local };
        // A document and its overridden copies share redefinitions.
        if (globals[space].get(expandedName(name))?.node === node) continue;
        const redefinition = redefineOne(globals, { space, name, node, document }, target, diagnostics);
        if (redefinition !== undefined) made.push(redefinition);
      }
    }
  }
  return made;
}

function redefineOne(
  globals: Globals,
  written: Global,
  target: SchemaDocument,
  diagnostics: Diagnostics,
): Redefinition | undefined {
  const { space, name, node } = written;
  const members = globals[space];
  const key = expandedName(name);
  const original = members.get(key);
  const origin = attribute(node, "name")?.valueOrigin ?? node.origin;
  const report = (reason: string): void =>
    diagnostics.report("xsd/invalid-redefine", origin, { kind: spaceWords[space], name: name.local, reason });
  if (original === undefined || !reaches(target, original.document)) {
    report("the redefined document does not define it");
    return undefined;
  }
  if (original.node.local !== node.local) {
    report("it has another kind there");
    return undefined;
  }
  const references = selfReferences(written);
  const isType = space === "type";
  if (isType && references.length === 0) {
    report("it does not restrict or extend itself");
    return undefined;
  }
  if (!isType && references.length > 1) report("it refers to itself more than once");
  const hidden: QName = { ...name, local: hiddenName(name.local, members, name.namespace) };
  const redefined = new Map(references.map((reference) => [reference, hidden]));
  const global = { ...written, document: { ...written.document, redefined } };
  members.set(key, global);
  const moved = { ...original, name: hidden };
  members.set(expandedName(hidden), moved);
  return { global, original: moved, references };
}

/** A name that is not one of XML, so that no document has it. */
function hiddenName(local: string, members: ReadonlyMap<string, Global>, namespace: string): string {
  for (let count = 1; ; count++) {
    const wish = `${local} (redefined${count === 1 ? "" : ` ${count}`})`;
    if (!members.has(expandedName({ namespace, local: wish }))) return wish;
  }
}

/** True where a document is another one, or includes it in some way. */
function reaches(from: SchemaDocument, to: SchemaDocument): boolean {
  const seen = new Set([from]);
  for (const document of seen) {
    // A redefinition stands in a copy of its document.
    if (document.root === to.root && document.targetNamespace === to.targetNamespace) return true;
    for (const { document: next } of document.included) seen.add(next);
  }
  return false;
}

/** The elements in a redefinition by which it refers to what it redefines. */
function selfReferences({ space, name, node, document }: Global): readonly XmlElement[] {
  const key = expandedName(name);
  const refers = (element: XmlElement, local: string): boolean => {
    const text = tokenValue(element, local);
    const found = text === undefined ? undefined : peekName({ node: element, document }, text);
    return found !== undefined && expandedName(found) === key;
  };
  return derivations(space, node).filter((element) => refers(element, space === "type" ? "base" : "ref"));
}

function derivations(space: SymbolSpace, node: XmlElement): readonly XmlElement[] {
  const inside = (element: XmlElement, ...locals: readonly string[]): XmlElement[] =>
    childElements(element).filter(({ namespace, local }) => namespace === xsNamespace && locals.includes(local));
  switch (space) {
    case "type":
      return [
        ...inside(node, "restriction"),
        ...inside(node, "simpleContent", "complexContent").flatMap((content) =>
          inside(content, "restriction", "extension"),
        ),
      ];
    case "attributeGroup":
      return inside(node, "attributeGroup");
    case "group": {
      const found: XmlElement[] = [];
      const pending = [node];
      for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
        found.push(...inside(next, "group"));
        pending.push(...inside(next, "all", "choice", "sequence"));
      }
      return found;
    }
    case "element":
    case "attribute":
    case "notation":
      return [];
  }
}
