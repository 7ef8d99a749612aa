import { findIllegalXmlChar } from "../base/xml-chars.js";
import { isNCName, isQName } from "../base/xml-names.js";
import { xmlnsNamespace } from "../base/xml-namespaces.js";
import { notInLexicalSpace, type PrefixContext, type SimpleType, type ValueForm } from "./simple-type.js";
import { collapseWhiteSpace } from "./white-space.js";

/** A qualified name as a value: xs:QName and xs:NOTATION. */
export interface XmlName {
  /** "" when the name is in no namespace. */
  readonly namespace: string;
  /** The name without its namespace. */
  readonly local: string;
}

/** The values of `xs:QName` and `xs:NOTATION`. XML Schema Part 2, sections 3.2.18 and 3.2.19. */
export const nameForm: ValueForm<XmlName> = {
  expected: "a name with namespace and local part",
  is: isXmlNameValue,
  write: writeName,
  same: (a, b) => a.namespace === b.namespace && a.local === b.local,
  key: ({ namespace, local }) => `q{${namespace}}${local}`,
};

/** Part 2, section 3.2.18. */
export const xsQName: SimpleType<XmlName> = /* @__PURE__ */ names("xs:QName");

/** Part 2, section 3.2.19. The notations that there are form an enumeration of the type that restricts it. */
export const xsNOTATION: SimpleType<XmlName> = /* @__PURE__ */ names("xs:NOTATION");

function names(typeName: string): SimpleType<XmlName> {
  return {
    name: typeName,
    form: nameForm,
    read(text, context) {
      const name = collapseWhiteSpace(text);
      if (!isQName(name)) return notInLexicalSpace(typeName, name, context);
      const colon = name.indexOf(":");
      const namespace = context.lookupPrefix(colon < 0 ? "" : name.slice(0, colon));
      // The prefix xmlns declares namespaces and is not bound to a namespace of names: Namespaces in XML, section 3.
      if (namespace === undefined || namespace === xmlnsNamespace) {
        return context.fault("cvc-datatype-valid.1.2.1", `a value of ${typeName} with a declared prefix`, name);
      }
      return { namespace, local: name.slice(colon + 1) };
    },
  };
}

function isXmlNameValue(value: unknown): value is XmlName {
  if (typeof value !== "object" || value === null) return false;
  const { namespace, local } = value as Partial<XmlName>;
  if (typeof namespace !== "string" || typeof local !== "string" || !isNCName(local)) return false;
  // No prefix can be declared for it: Namespaces in XML, section 3.
  return namespace !== xmlnsNamespace && findIllegalXmlChar(namespace) < 0;
}

function writeName(value: XmlName, context: PrefixContext): string {
  return value.namespace === "" ? value.local : `${context.prefixFor(value.namespace)}:${value.local}`;
}
