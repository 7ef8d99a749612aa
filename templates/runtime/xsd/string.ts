import { isNCName, isXmlName, scanNameParts } from "../base/xml-names.js";
import { listOf } from "./list.js";
import { notInLexicalSpace, type DerivedTypes, type SimpleContext, textForm, type SimpleType } from "./simple-type.js";
import { collapseWhiteSpace, replaceWhiteSpace } from "./white-space.js";

/** Part 2, section 3.2.1: text with all its white space. */
export const xsString: SimpleType<string> = {
  name: "xs:string",
  form: textForm,
  derived: () => [xsNormalizedString],
  read: (text) => text,
};

/** Part 2, section 4.1.6: any string, which a named type next to it may restrict. */
export const xsAnySimpleType: SimpleType<string> = { name: "xs:anySimpleType", form: textForm, read: (text) => text };

/** XSD 1.1 Part 2, section 3.2.2: any string, which a named atomic type next to it may restrict. */
export const xsAnyAtomicType: SimpleType<string> = { name: "xs:anyAtomicType", form: textForm, read: (text) => text };

/** Part 2, section 3.3.1. */
export const xsNormalizedString: SimpleType<string> = {
  name: "xs:normalizedString",
  form: textForm,
  derived: () => [xsToken],
  read: replaceWhiteSpace,
};

/** Part 2, section 3.3.2. */
export const xsToken: SimpleType<string> = {
  name: "xs:token",
  form: textForm,
  derived: () => [xsLanguage, xsNMTOKEN, xsName],
  read: collapseWhiteSpace,
};

/** Part 2, section 3.3.3. */
export const xsLanguage: SimpleType<string> = /* @__PURE__ */ tokens("xs:language", (text) =>
  /^[A-Za-z]{1,8}(?:-[A-Za-z0-9]{1,8})*$/.test(text),
);

/** Part 2, section 3.3.4. */
export const xsNMTOKEN: SimpleType<string> = /* @__PURE__ */ tokens("xs:NMTOKEN", isNmtoken);

/** Part 2, section 3.3.6. */
export const xsName: SimpleType<string> = /* @__PURE__ */ tokens("xs:Name", isXmlName, () => [xsNCName]);

/** Part 2, section 3.3.7. */
export const xsNCName: SimpleType<string> = /* @__PURE__ */ tokens("xs:NCName", isNCName, () => [
  xsID,
  xsIDREF,
  xsENTITY,
]);

/** Part 2, section 3.3.11. Without a DTD no entity is declared, so only the name's form is checked. */
export const xsENTITY: SimpleType<string> = /* @__PURE__ */ tokens("xs:ENTITY", isNCName);

/** Part 2, section 3.3.8. */
export const xsID: SimpleType<string> = /* @__PURE__ */ noted(
  /* @__PURE__ */ tokens("xs:ID", isNCName),
  (id, context) => context.declareId(id),
);

/** Part 2, section 3.3.9. */
export const xsIDREF: SimpleType<string> = /* @__PURE__ */ noted(
  /* @__PURE__ */ tokens("xs:IDREF", isNCName),
  (id, context) => context.referToId(id),
);

/** Part 2, section 3.3.5. */
export const xsNMTOKENS: SimpleType<string[]> = /* @__PURE__ */ filledListOf(xsNMTOKEN, "xs:NMTOKENS");

/** Part 2, section 3.3.10. */
export const xsIDREFS: SimpleType<string[]> = /* @__PURE__ */ filledListOf(xsIDREF, "xs:IDREFS");

/** Part 2, section 3.3.12. */
export const xsENTITIES: SimpleType<string[]> = /* @__PURE__ */ filledListOf(xsENTITY, "xs:ENTITIES");

/** Production 7 of XML 1.0: name characters only. */
function isNmtoken(text: string): boolean {
  return text !== "" && scanNameParts(text, 0) === text.length;
}

function tokens(name: string, isValid: (text: string) => boolean, derived?: DerivedTypes): SimpleType<string> {
  return {
    name,
    form: textForm,
    derived,
    read(text, context) {
      const token = collapseWhiteSpace(text);
      return isValid(token) ? token : notInLexicalSpace(name, token, context);
    },
  };
}

function noted(type: SimpleType<string>, note: (value: string, context: SimpleContext) => void): SimpleType<string> {
  return {
    ...type,
    read(text, context) {
      const value = type.read(text, context);
      if (value !== undefined) note(value, context);
      return value;
    },
  };
}

/** The built-in lists have at least one item. */
function filledListOf(item: SimpleType<string>, name: string): SimpleType<string[]> {
  const list = listOf(item);
  return {
    name,
    form: list.form,
    read(text, context) {
      const values = list.read(text, context);
      return values?.length === 0 ? notInLexicalSpace(name, "", context) : values;
    },
  };
}
