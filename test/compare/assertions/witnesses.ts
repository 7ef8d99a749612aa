import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { expect } from "vitest";
import type { Assertion } from "../assertions.js";
import { changesOf } from "../load-case.js";
import { versionNames } from "../versions-of-text.js";

/** Cases with a breaking change without an example, and the reason. */
const without: ReadonlyMap<string, string> = new Map([
  ["schema/xml-name-changed", "Examples are values of JSON, and the change is one of their form in XML."],
  ["schema/xml-place-changed", "Examples are values of JSON, and the change is one of their form in XML."],
  [
    "xsd/value-form-changed, of a fixed value",
    "Only another spelling of the fixed value is an example, and none is tried.",
  ],
]);

export const comesWithExample: Assertion = {
  title: "comes with an example if it breaks somebody",
  appliesTo: ({ kind }) => /^(?:schema|xsd)\//.test(kind),
  async check(one) {
    const changes = await changesOf(one);
    const shown = new Set(changes.flatMap(({ edit, witness }) => (witness === undefined ? [] : [edit])));
    const bare = changes.filter(
      ({ id, edit, wire, witness }) =>
        /^(?:schema|xsd)\//.test(id) &&
        Object.values(wire).includes("breaking") &&
        witness === undefined &&
        (edit === undefined || !shown.has(edit)),
    );
    if (without.has(one.key)) expect(bare).not.toEqual([]);
    else expect(bare.map(({ id }) => id)).toEqual([]);
  },
};

/** Cases of XSD 1.1, which libxml2 does not read. */
const newer: ReadonlySet<string> = new Set([
  "xsd/element-maximum-lowered, in xs:all",
  "xsd/element-maximum-raised, in xs:all",
]);

/** libxml2 can judge single documents, without elements that only our codecs keep. */
export const hasJudgedExample: Assertion = {
  title: "has an example that one version accepts and the other refuses, as libxml2 says",
  appliesTo: ({ kind, key, versions }) =>
    /^(?:schema|xsd)\//.test(kind) &&
    !newer.has(key) &&
    versionNames.every((version) => versions[version].get(`${version}.xsd`)?.includes('unknown="keep"') === false),
  async check(one) {
    for (const { id, witness } of await changesOf(one)) {
      if (witness === undefined) continue;
      const verdicts = versionNames.filter((version) =>
        accepts(one.versions[version].get(`${version}.xsd`) ?? "", witness.text),
      );
      expect(verdicts, `${id}: ${witness.text}`).toEqual([witness.acceptedBy]);
    }
  },
};

function accepts(xsd: string, text: string): boolean {
  const schema = XmlDocument.fromString(xsd);
  const validator = XsdValidator.fromDoc(schema);
  const document = XmlDocument.fromString(text);
  try {
    validator.validate(document);
    return true;
  } catch (error) {
    if (error instanceof XmlValidateError) return false;
    throw error;
  } finally {
    document.dispose();
    validator.dispose();
    schema.dispose();
  }
}
