import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { Origin } from "../../../diagnostics/origin.js";
import { suggest } from "../../../diagnostics/suggest.js";
import type { ContentEdge, StateAutomaton } from "../../../model/xml-schema/automaton.js";
import { acceptsName } from "../../../model/xml-schema/automaton.js";
import { xsNamespace } from "../../../model/xml-schema/builtin-types.js";
import { isUriReference } from "../../../../templates/runtime/xsd/uri.js";
import { collapseWhiteSpace } from "../../../../templates/runtime/xsd/white-space.js";
import { checkSensitive, checkViewMarks } from "./codec-extensions.js";
import { elementNames, productionKey, productionOf, type Production } from "./productions.js";
import { expectation, isOfKind } from "./lexical-kinds.js";
import { childElements, writtenName, type XmlElement } from "../xml/xml-tree.js";

/** Checks a document against the schema for schemas (Part 1, appendix A), reporting every element and attribute that has no place. */
export function checkStructure(root: XmlElement, diagnostics: Diagnostics): void {
  const ids = new Map<string, Origin>();
  check(root, "schema");

  function check(element: XmlElement, key: string, isGlobal: boolean = false): void {
    const production = productionOf(key);
    if (production === undefined) return;
    checkAttributes(element, production, diagnostics);
    if (element !== root) checkSensitive(element, diagnostics);
    checkViewMarks(element, isGlobal, diagnostics);
    checkId(element);
    checkText(element, diagnostics);
    checkContent(element, key, production, diagnostics);
    // Notes between applications and people are theirs.
    if (key === "annotation") {
      checkAnnotation(element);
      return;
    }
    for (const child of childElements(element)) {
      if (child.namespace === xsNamespace) check(child, productionKey(child.local, key), element === root);
    }
  }

  function checkAnnotation(annotation: XmlElement): void {
    for (const child of childElements(annotation)) {
      if (child.namespace === xsNamespace) checkForeignOnly(child, diagnostics);
    }
  }

  function checkId(element: XmlElement): void {
    for (const { namespace, local, value, valueOrigin } of element.attributes) {
      if (namespace !== "" || local !== "id") continue;
      const id = collapseWhiteSpace(value);
      const first = ids.get(id);
      if (first === undefined) ids.set(id, valueOrigin);
      else diagnostics.report("xsd/duplicate-id", valueOrigin, { id }, [{ message: "first used here", origin: first }]);
    }
  }
}

function checkAttributes(element: XmlElement, { attributes: rules }: Production, diagnostics: Diagnostics): void {
  const name = writtenName(element);
  const present = new Set<string>();
  for (const attribute of element.attributes) {
    const { namespace, local } = attribute;
    if (namespace !== "" && namespace !== xsNamespace) continue;
    const rule = namespace === "" ? rules.get(local) : undefined;
    present.add(local);
    if (rule === undefined) {
      const params = { name: writtenName(attribute), element: name, near: suggest(local, rules.keys()) };
      diagnostics.report("xsd/unknown-attribute", attribute.origin, params);
    } else if (!isOfKind(rule.kind, collapseWhiteSpace(attribute.value))) {
      const params = { name: local, value: attribute.value, expected: expectation(rule.kind) };
      diagnostics.report("xsd/invalid-attribute-value", attribute.valueOrigin, params);
    }
  }
  for (const [local, { required }] of rules) {
    if (required && !present.has(local)) {
      diagnostics.report("xsd/missing-attribute", element.origin, { name: local, element: name });
    }
  }
}

function checkText(element: XmlElement, diagnostics: Diagnostics): void {
  const text = element.children.find((child) => child.kind === "text" && collapseWhiteSpace(child.text) !== "");
  if (text?.kind !== "text") return;
  const params = { text: collapseWhiteSpace(text.text), element: writtenName(element) };
  diagnostics.report("xsd/unexpected-text", element.origin, params);
}

/** Runs the children through the content model; the first that does not fit is reported, and each that is not an element of XSD. */
function checkContent(element: XmlElement, key: string, production: Production, diagnostics: Diagnostics): void {
  const known: XmlElement[] = [];
  for (const child of childElements(element)) {
    if (child.namespace === xsNamespace && elementNames.has(child.local)) known.push(child);
    else reportUnknown(child, element, key, diagnostics);
  }
  const automaton = production.content as StateAutomaton;
  let state = 0;
  for (const child of known) {
    const expected = edgesFrom(automaton, state);
    const edge = expected.find(({ accepts }) => acceptsName(accepts, child));
    if (edge === undefined) {
      reportMisplaced(child, element, expected, diagnostics);
      return;
    }
    state = edge.target;
  }
  if (!canEnd(automaton, state) && known.length === childElements(element).length) {
    const expected = namesOf(edgesFrom(automaton, state));
    diagnostics.report("xsd/missing-content", element.origin, { element: writtenName(element), expected });
  }
}

function reportUnknown(child: XmlElement, parent: XmlElement, key: string, diagnostics: Diagnostics): void {
  const candidates = productionOf(key) === undefined ? [] : elementNames;
  const near = child.namespace === xsNamespace || child.namespace === "" ? suggest(child.local, candidates) : undefined;
  const params = {
    name: writtenName(child),
    parent: writtenName(parent),
    near: near === undefined ? undefined : writtenName({ prefix: parent.prefix, local: near }),
  };
  diagnostics.report("xsd/unknown-element", child.origin, params);
}

function reportMisplaced(
  child: XmlElement,
  parent: XmlElement,
  expected: readonly ContentEdge[],
  diagnostics: Diagnostics,
): void {
  const params = { name: writtenName(child), parent: writtenName(parent), expected: namesOf(expected) };
  diagnostics.report("xsd/misplaced-element", child.origin, params);
}

/** The grammar of XSD has no counters, so edges and skips are open always. */
function edgesFrom({ states }: StateAutomaton, start: number): readonly ContentEdge[] {
  const edges: ContentEdge[] = [];
  for (let at: number | undefined = start; at !== undefined; at = states[at]?.skip?.target) {
    edges.push(...(states[at]?.edges ?? []));
  }
  return edges;
}

function canEnd({ states }: StateAutomaton, start: number): boolean {
  let at = start;
  for (let skip = states[at]?.skip; skip !== undefined; skip = states[at]?.skip) at = skip.target;
  return states[at]?.final === true;
}

function namesOf(edges: readonly ContentEdge[]): readonly string[] {
  return [...new Set(edges.flatMap(({ accepts }) => (accepts.kind === "element" ? [accepts.name.local] : [])))];
}

/** xs:appinfo and xs:documentation: "source", an address, and attributes of other namespaces. */
function checkForeignOnly(element: XmlElement, diagnostics: Diagnostics): void {
  for (const attribute of element.attributes) {
    const { namespace, local, value, valueOrigin } = attribute;
    if (namespace === "" && local === "source" && !isUriReference(collapseWhiteSpace(value))) {
      diagnostics.report("xsd/invalid-source", valueOrigin, { value });
    }
    if (namespace !== xsNamespace && (namespace !== "" || local === "source")) continue;
    const params = { name: writtenName(attribute), element: writtenName(element), near: suggest(local, ["source"]) };
    diagnostics.report("xsd/unknown-attribute", attribute.origin, params);
  }
}
