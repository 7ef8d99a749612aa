import { notInLexicalSpace, type SimpleType, type ValueForm } from "./simple-type.js";
import { collapseWhiteSpace } from "./white-space.js";

/** The values of `xs:boolean`. XML Schema Part 2, section 3.2.2. */
export const booleanForm: ValueForm<boolean> = {
  expected: "true or false",
  is: (value): value is boolean => typeof value === "boolean",
  write: (value) => (value ? "true" : "false"),
  key: (value) => `t${value}`,
  same: (a, b) => a === b,
};

/** Part 2, section 3.2.2. */
export const xsBoolean: SimpleType<boolean> = {
  name: "xs:boolean",
  form: booleanForm,
  read(text, context) {
    switch (collapseWhiteSpace(text)) {
      case "true":
      case "1":
        return true;
      case "false":
      case "0":
        return false;
    }
    return notInLexicalSpace("xs:boolean", text, context);
  },
};
