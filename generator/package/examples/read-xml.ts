import type { MediaTypeObject } from "../../model/contract.js";
import type { InterfacePlan, NamedXmlElement } from "../../plan/plan.js";
import { stringLiteral } from "../../text/literals.js";
import { importPath } from "../contents.js";
import { importLine, type ExampleWriter } from "./example.js";

const maxXmlLength = 90;

/** Reads an XML document and writes it again. */
export const readXmlExample: ExampleWriter = (name, contents) => {
  const found = contents.interfaces
    .filter(({ parts }) => parts.has("codecs"))
    .flatMap(({ plan }) => shownElement(plan))[0];
  if (found === undefined) return undefined;
  const { plan, element, xml } = found;
  const { decodeName, encodeName, validateName } = element;
  const code = [
    importLine([decodeName, encodeName], importPath(name, contents, plan, "/codecs")),
    "",
    `const xml = ${stringLiteral(xml)};`,
    `const result = ${decodeName}(xml);`,
    `if (result.ok) console.log(${encodeName}(result.value));`,
    "else for (const { path, message, line } of result.problems) console.log(line, path, message);",
  ];
  return {
    title: "Read and write XML",
    text: `\`${decodeName}\` returns a typed object or the problems. \`${encodeName}\` writes the elements in the order of the schema. \`${validateName}(value)\` checks a value before you write it.`,
    code: code.join("\n"),
  };
};

interface ShownElement {
  readonly plan: InterfacePlan;
  readonly element: NamedXmlElement;
  /** A document with the element as its root. */
  readonly xml: string;
}

/** Returns an element with a short example in the spec, otherwise the first one. */
function shownElement(plan: InterfacePlan): readonly ShownElement[] {
  const media = plan.operations.flatMap(({ operation: { requestBody, responses } }) => [
    ...(requestBody?.content ?? []),
    ...responses.flatMap(({ content }) => content),
  ]);
  const withExamples = media.flatMap((one) => exampleElements(plan, one));
  const first = plan.xmlElements.slice(0, 1).map((element) => ({ plan, element, xml: emptyElement(element) }));
  return [...withExamples, ...first].slice(0, 1);
}

function exampleElements(plan: InterfacePlan, { payload, examples }: MediaTypeObject): readonly ShownElement[] {
  const element = payload.kind === "xml" ? plan.xmlElementName(payload.element) : undefined;
  if (element === undefined) return [];
  const texts = examples.flatMap(({ value }) => (typeof value === "string" ? [onOneLine(value)] : []));
  return texts.filter((xml) => xml.length <= maxXmlLength).map((xml) => ({ plan, element, xml }));
}

function onOneLine(xml: string): string {
  return xml.trim().replace(/>\s+</g, "><");
}

function emptyElement({ element: { name } }: NamedXmlElement): string {
  return name.namespace === ""
    ? `<${name.local}/>`
    : `<${name.local} xmlns="${name.namespace.replace(/[&<"]/g, "_")}"/>`;
}
