import { isBuiltin } from "../../model/xml-schema/builtin-types.js";
import type { ContentType, TypeDefinition, Wildcard, SimpleTypeDefinition } from "../../model/xml-schema/components.js";
import { simpleForm } from "../../model/xml-schema/simple-form.js";

/** The name of a type in sentences: "xs:int", "the type "Code"", "an anonymous restriction of xs:string". */
export function typeWords(type: TypeDefinition): string {
  const { name } = type;
  if (name !== undefined) return isBuiltin(type) ? `xs:${name.local}` : `"${name.local}"`;
  if (type.kind === "complex") return "an anonymous type";
  const { variety } = type;
  if (variety.kind === "list") return `a list of ${typeWords(variety.item)}`;
  if (variety.kind === "union") return `a union of ${variety.members.map(typeWords).join(", ")}`;
  return `a restriction of ${type.base === undefined ? "xs:anySimpleType" : typeWords(type.base)}`;
}

/** The content of an element of a type, in words. */
export function contentWords(content: ContentType): string {
  switch (content.kind) {
    case "empty":
      return "nothing";
    case "simple":
      return "a value";
    case "element-only":
      return "elements";
    case "mixed":
      return content.particle === undefined ? "text" : "text and elements";
  }
}

/** The elements that a wildcard lets in, in words: "of any namespace, which are validated if declared". */
export function wildcardWords({ namespaces, processContents }: Wildcard): string {
  const checks = {
    strict: "which must be declared",
    lax: "which are validated if declared",
    skip: "which are not validated",
  };
  return `${namespaceWords(namespaces)}, ${checks[processContents]}`;
}

function namespaceWords(constraint: Wildcard["namespaces"]): string {
  switch (constraint.kind) {
    case "any":
      return "of any namespace";
    case "not":
      return constraint.namespace === ""
        ? "of any non-empty namespace"
        : `of any namespace except "${constraint.namespace}"`;
    case "list":
      return `of the namespaces ${[...constraint.namespaces]
        .sort()
        .map((name) => `"${name}"`)
        .join(", ")}`;
  }
}

/**
 * The form of values of a simple type in generated TypeScript, without enumerations: "string", "number", "bigint[]".
 */
export function valueForm(type: SimpleTypeDefinition, depth: number = 0): string {
  if (depth > 20) return "string";
  const form = simpleForm(type);
  switch (form.kind) {
    case "list":
      return form.keepsText ? "string[]" : `(${valueForm(form.item, depth + 1)})[]`;
    case "union": {
      const members = form.members.map((member) => valueForm(member, depth + 1));
      return [...new Set(members)].sort().join(" | ");
    }
    default:
      return printed[form.kind];
  }
}

const printed = {
  text: "string",
  boolean: "boolean",
  integer: "number",
  bigint: "bigint",
  double: "number",
  bytes: "Uint8Array",
  name: "XmlName",
} as const;
