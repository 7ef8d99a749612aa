import { SaxesParser } from "saxes";

/** An element of an XSD, as it is written. */
export interface XsdNode {
  /** Its local name in the namespace of XSD; other elements have none. */
  readonly name: string;
  /** The line on which its tag ends. */
  readonly line: number;
  readonly column: number;
  readonly attributes: ReadonlyMap<string, string>;
  /** Its attributes in the namespace of marks. */
  readonly marks: ReadonlyMap<string, string>;
  readonly children: readonly XsdNode[];
  /** Its own text; that of the mark of its name for a question or choice that has a name alone. */
  readonly text: string;
  /** Its own text as it stands. */
  readonly written: string;
}

/** An XSD, read and no more. */
export interface XsdDocument {
  readonly root: XsdNode;
  /** By kind and name: "element Profile", "simpleType Locale". */
  readonly named: ReadonlyMap<string, XsdNode>;
  /** The prefixes that are bound to the namespace of XSD. */
  readonly prefixes: ReadonlySet<string>;
}

const xsdNamespace = "http://www.w3.org/2001/XMLSchema";
const markNamespaces: ReadonlySet<string> = new Set(["urn:specwright:marks", "urn:specwright:xsd"]);

interface Draft extends XsdNode {
  readonly children: Draft[];
  text: string;
  written: string;
}

/** Reads an XSD. */
export function readXsd(text: string): XsdDocument {
  const parser = new SaxesParser({ xmlns: true });
  const open: Draft[] = [];
  const prefixes = new Set<string>();
  let root: Draft | undefined;
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ uri, local, attributes }) => {
    const all = Object.values(attributes);
    for (const { prefix, local: name, value } of all) {
      if (value !== xsdNamespace) continue;
      if (prefix === "xmlns") prefixes.add(name);
      else if (name === "xmlns") prefixes.add("");
    }
    const node: Draft = {
      name: uri === xsdNamespace ? local : "",
      line: parser.line,
      column: parser.column,
      attributes: new Map(all.filter((each) => each.uri === "").map((each) => [each.local, each.value])),
      marks: new Map(all.filter((each) => markNamespaces.has(each.uri)).map((each) => [each.local, each.value])),
      children: [],
      text: "",
      written: "",
    };
    open.at(-1)?.children.push(node);
    root ??= node;
    open.push(node);
  });
  parser.on("closetag", () => open.pop());
  parser.on("text", (part) => {
    const node = open.at(-1);
    if (node === undefined) return;
    node.text += part;
    node.written += part;
  });
  parser.write(text).close();
  fillMarks(root!);
  const named = root!.children.flatMap((node) => {
    const name = node.attributes.get("name");
    return name === undefined ? [] : [[`${node.name} ${name}`, node] as const];
  });
  return { root: root!, named: new Map(named), prefixes };
}

/** Gives its text to each question and choice that has a name alone. */
function fillMarks(root: Draft): void {
  const named: { readonly id: string; readonly node: Draft }[] = [];
  const visit = (node: Draft): void => {
    const name = node.name === "appinfo" ? node.marks.get("name") : undefined;
    if (name !== undefined) named.push({ id: `${node.attributes.get("source")} ${name}`, node });
    node.children.forEach(visit);
  };
  visit(root);
  const texts = new Map(named.flatMap(({ id, node }) => (node.text.trim() === "" ? [] : [[id, node.text] as const])));
  for (const { id, node } of named) node.text = texts.get(id) ?? "";
}

/** The children of some kinds. */
export function childrenOf(node: XsdNode, ...names: readonly string[]): readonly XsdNode[] {
  return node.children.filter((child) => names.includes(child.name));
}

/** Contents of an annotation of a node: its documentation, or the appinfo of a source. */
export function annotations(node: XsdNode, source?: string): readonly string[] {
  return childrenOf(node, "annotation").flatMap((annotation) =>
    annotation.children
      .filter((child) =>
        source === undefined
          ? child.name === "documentation"
          : child.name === "appinfo" && child.attributes.get("source") === source,
      )
      .map(({ text }) => text.replace(/\s+/g, " ").trim()),
  );
}

/** The part of a QName behind its prefix. */
export function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
