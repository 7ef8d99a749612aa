import type { QName } from "../../model/xml-schema/components.js";
import { xmlNamespace } from "../../model/xml-schema/xml-attributes.js";

/** An element of an example document. */
export interface XmlTree {
  readonly name: QName;
  readonly attributes: readonly WitnessAttribute[];
  /** Strings and elements. */
  readonly children: readonly (XmlTree | string)[];
  /** xsi:nil="true". */
  readonly isNil?: boolean;
  /** xsi:type. */
  readonly type?: QName;
}

/** An attribute of a document that was built as a counterexample. */
export interface WitnessAttribute {
  readonly name: QName;
  readonly value: string;
}

const xsiNamespace = "http://www.w3.org/2001/XMLSchema-instance";

/** The text of an example: one line, prefixes declared where they are used. */
export function printTree(tree: XmlTree, defaultNamespace: string = ""): string {
  const { namespace, local } = tree.name;
  const attributes: string[] = [];
  if (namespace !== defaultNamespace) attributes.push(` xmlns="${escaped(namespace)}"`);
  if (tree.isNil === true || tree.type !== undefined) attributes.push(` xmlns:xsi="${xsiNamespace}"`);
  if (tree.isNil === true) attributes.push(' xsi:nil="true"');
  if (tree.type !== undefined) attributes.push(...typeAttributes(tree.type, namespace));
  tree.attributes.forEach(({ name, value }, index) => attributes.push(printAttribute(name, value, index)));
  const start = `<${local}${attributes.join("")}`;
  if (tree.children.length === 0) return `${start}/>`;
  const content = tree.children.map((child) =>
    typeof child === "string" ? escaped(child) : printTree(child, namespace),
  );
  return `${start}>${content.join("")}</${local}>`;
}

function typeAttributes({ namespace, local }: QName, defaultNamespace: string): readonly string[] {
  if (namespace === defaultNamespace) return [` xsi:type="${local}"`];
  return [` xmlns:t="${escaped(namespace)}"`, ` xsi:type="t:${local}"`];
}

function printAttribute(name: QName, value: string, index: number): string {
  if (name.namespace === "") return ` ${name.local}="${escaped(value)}"`;
  if (name.namespace === xmlNamespace) return ` xml:${name.local}="${escaped(value)}"`;
  return ` xmlns:a${index}="${escaped(name.namespace)}" a${index}:${name.local}="${escaped(value)}"`;
}

/** White space alone is written as references, which readers see and editors keep. */
function escaped(text: string): string {
  const special = /^ +$/.test(text) ? / /g : /[&<>"\t\n\r]/g;
  return text.replace(special, (character) => `&#${character.charCodeAt(0)};`);
}
