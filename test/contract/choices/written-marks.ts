import { parse } from "yaml";
import { eachMark, isNamed } from "../facts/named-marks.js";
import { xsdOf, type Specs } from "../facts/specs.js";
import type { XsdNode } from "../facts/xsd-tree.js";

/** One question or choice of an API as it is written: a description, a name, or both. */
export interface WrittenMark {
  readonly kind: "open-question" | "sandbox-choice";
  readonly name?: string;
  readonly text?: string;
}

/** The questions and choices of an interface: those of its OpenAPI document, then those of its XSD. */
export function marksOf(specs: Specs, name: string): readonly WrittenMark[] {
  const found: WrittenMark[] = [];
  eachMark(parse(specs.get(`${name}/openapi.yaml`) ?? ""), (key, mark) => {
    const { name: id = "", text } = isNamed(mark) ? mark : { text: mark };
    add(key === "x-open-question" ? "open-question" : "sandbox-choice", id, typeof text === "string" ? text : "");
  });
  const xsd = xsdOf(specs, name);
  if (xsd !== undefined) visit(xsd.root);
  return found;

  function visit(node: XsdNode): void {
    const source = node.name === "appinfo" ? node.attributes.get("source") : undefined;
    if (source === "open-question" || source === "sandbox-choice") {
      add(source, node.marks.get("name") ?? "", node.written);
    }
    node.children.forEach(visit);
  }

  function add(kind: WrittenMark["kind"], id: string, text: string): void {
    const said = text.replace(/\s+/g, " ").trim();
    found.push({ kind, ...(id !== "" && { name: id }), ...(said !== "" && { text: said }) });
  }
}

/** The questions of a description, each of which begins with its number or with the word for questions without one. */
export function questionsIn(text: string): readonly string[] {
  return text.split(/(?<=\.) (?=(?:Q-\d+|unlisted): )/);
}
