import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../../diagnostics/origin.js";
import { suggest } from "../../../diagnostics/suggest.js";
import { marksOn, markSources, type MarkSource } from "./annotations.js";
import { childElements, type XmlElement, type XmlNode } from "../xml/xml-tree.js";

/**
 * Gives its text to each open question that is a declared id, and to each open question and choice that has a name alone
 * (`marks:name`), in place: it is written once in a set
 * of documents. Reports names that no mark of the kind has, and marks that are written twice.
 */
export function fillMarks(
  roots: Iterable<XmlElement>,
  questions: ReadonlyMap<string, string>,
  diagnostics: Diagnostics,
): void {
  // A document and its overridden copies share nodes.
  const nodes = [...new Set([...roots].flatMap(appinfos))];
  for (const node of nodes) {
    const name = marksOn(node, "open-question")[0]?.text ?? "";
    const text = questions.get(name);
    if (text !== undefined) (node as Filled).children = [{ kind: "text", text }];
    else if (questions.size > 0 && /^\S+$/.test(name))
      diagnostics.report("xsd/unknown-mark", node.origin, { name, near: suggest(name, questions.keys()) });
  }
  for (const source of markSources) fillKind(nodes, source, diagnostics);
}

function fillKind(nodes: readonly XmlElement[], source: MarkSource, diagnostics: Diagnostics): void {
  const texts = new Map<string, { readonly text: string; readonly origin: Origin }>();
  const pointing: { readonly node: XmlElement; readonly name: string }[] = [];
  for (const node of nodes) {
    const mark = marksOn(node, source)[0];
    if (mark === undefined || mark.name === "") continue;
    const { name, text, origin } = mark;
    const first = texts.get(name);
    if (text === "") pointing.push({ node, name });
    else if (first === undefined) texts.set(name, { text, origin });
    else {
      const related = [{ message: "first written at", origin: first.origin }];
      diagnostics.report("xsd/repeated-mark", origin, { name }, related);
    }
  }
  for (const { node, name } of pointing) {
    const found = texts.get(name);
    if (found !== undefined) (node as Filled).children = [{ kind: "text", text: found.text }];
    else diagnostics.report("xsd/unknown-mark", node.origin, { name, near: suggest(name, texts.keys()) });
  }
}

/** An element whose content is given to it; elements without content share an empty list. */
type Filled = Omit<XmlElement, "children"> & { children: readonly XmlNode[] };

/** The annotations of a document that are for programs, in order. */
function appinfos(node: XmlElement): readonly XmlElement[] {
  return childElements(node).flatMap((child) => (child.local === "appinfo" ? [child] : appinfos(child)));
}
