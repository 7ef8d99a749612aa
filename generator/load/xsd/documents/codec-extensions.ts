import type { Diagnostics } from "../../../diagnostics/create-diagnostics.js";
import { suggest } from "../../../diagnostics/suggest.js";
import { extensionNamespace, marksNamespace, viewMarks, xmlViewKinds } from "../../../model/xml-schema/components.js";
import { attribute, writtenName, type XmlElement } from "../xml/xml-tree.js";

/** The extensions on an xs:schema element; other attributes of the namespace are reported there. */
export function codecExtensions(root: XmlElement, diagnostics: Diagnostics): { readonly keepsUnknown: boolean } {
  let keepsUnknown = false;
  for (const attribute of root.attributes.filter(({ namespace }) => namespace === extensionNamespace)) {
    const { local: name, value } = attribute;
    if (name !== "unknown") {
      const params = { name: writtenName(attribute), element: writtenName(root), near: suggest(name, ["unknown"]) };
      diagnostics.report("xsd/unknown-attribute", attribute.origin, params);
    } else if (value === "keep") {
      keepsUnknown = true;
    } else if (value !== "refuse") {
      const params = { name, value, expected: '"keep" or "refuse"' };
      diagnostics.report("xsd/invalid-attribute-value", attribute.valueOrigin, params);
    }
  }
  return { keepsUnknown };
}

const sensitiveKinds: ReadonlySet<string> = new Set(["element", "attribute", "simpleType"]);

/** Checks `sensitive` on a component below xs:schema; other attributes of the namespace have no place there. */
export function checkSensitive(element: XmlElement, diagnostics: Diagnostics): void {
  for (const mark of element.attributes.filter(({ namespace }) => namespace === extensionNamespace)) {
    const { local: name, value } = mark;
    const isKnown = sensitiveKinds.has(element.local) && attribute(element, "ref") === undefined;
    if (name !== "sensitive" || !isKnown) {
      const near = suggest(name, isKnown ? ["sensitive"] : []);
      const params = { name: writtenName(mark), element: writtenName(element), near };
      diagnostics.report("xsd/unknown-attribute", mark.origin, params);
    } else if (value !== "true" && value !== "false") {
      diagnostics.report("xsd/invalid-attribute-value", mark.valueOrigin, {
        name,
        value,
        expected: '"true" or "false"',
      });
    }
  }
}

/** Checks the marks `create` and `update`, which stand on an element or attribute where a parent declares it. */
export function checkViewMarks(element: XmlElement, isGlobal: boolean, diagnostics: Diagnostics): void {
  const isMember = element.local === "element" || element.local === "attribute";
  for (const mark of element.attributes) {
    const { namespace, local: name, value } = mark;
    if (namespace !== marksNamespace || !xmlViewKinds.some((kind) => kind === name)) continue;
    if (!isMember || isGlobal || attribute(element, "ref") !== undefined) {
      const params = { name: writtenName(mark), element: writtenName(element), near: undefined };
      diagnostics.report("xsd/unknown-attribute", mark.origin, params);
    } else if (!Object.hasOwn(viewMarks, value)) {
      const params = { name, value, expected: '"R", "X" or "-"' };
      diagnostics.report("xsd/invalid-attribute-value", mark.valueOrigin, params);
    }
  }
}

/** Reports `sensitive="true"` on what has no text of its own. */
export function checkSensitiveText(element: XmlElement, hasText: boolean, diagnostics: Diagnostics): void {
  const mark = element.attributes.find(
    ({ namespace, local }) => namespace === extensionNamespace && local === "sensitive",
  );
  if (mark?.value !== "true" || hasText) return;
  const expected = '"false", and mark the type of the text, or the child elements';
  diagnostics.report("xsd/invalid-attribute-value", mark.valueOrigin, {
    name: mark.local,
    value: mark.value,
    expected,
  });
}
