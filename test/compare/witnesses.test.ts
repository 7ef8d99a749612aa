import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { XmlDocument, XmlValidateError, XsdValidator } from "libxml2-wasm";
import { describe, expect, it } from "vitest";
import { changesOf } from "./load-version.js";
import { shownCases } from "./shown-cases.js";

const here = dirname(fileURLToPath(import.meta.url));
const shown = shownCases((folder, name) => /^(?:schema|xsd)-/.test(name) && existsSync(join(folder, "expected.txt")));

/** Cases of which a breaking change has no example, and why none can be built. */
const without: ReadonlyMap<string, string> = new Map([
  ["schema-xml-name-changed", "Examples are values of JSON, and the change is one of their form in XML."],
  ["schema-xml-place-changed", "Examples are values of JSON, and the change is one of their form in XML."],
  [
    "xsd-value-form-changed--of-a-fixed-value",
    "Only another spelling of the fixed value is an example, and none is tried.",
  ],
]);

describe("a change of a schema that breaks somebody", () => {
  it.each(shown)("comes with an example: %s", async (name) => {
    const changes = await changesOf(name);
    const bare = changes.filter(
      ({ id, wire, witness }) =>
        /^(?:schema|xsd)\//.test(id) && Object.values(wire).includes("breaking") && witness === undefined,
    );
    if (without.has(name)) expect(bare).not.toEqual([]);
    else expect(bare.map(({ id }) => id)).toEqual([]);
  });
});

/** Documents that libxml2 can judge: a single one, without elements that only our codecs keep. */
const judged = shown.filter((name) => {
  const texts = ["before", "after"].map((version) => join(here, name, `${version}.xsd`));
  return texts.every((path) => existsSync(path) && !readFileSync(path, "utf8").includes('unknown="keep"'));
});

describe("an example of XML", () => {
  it.each(judged)("is accepted by one version and refused by the other, as libxml2 says: %s", async (name) => {
    const folder = join(here, name);
    const changes = await changesOf(name);
    for (const { id, witness } of changes) {
      if (witness === undefined) continue;
      const verdicts = ["before", "after"].filter((version) => accepts(join(folder, `${version}.xsd`), witness.text));
      expect(verdicts, `${id}: ${witness.text}`).toEqual([witness.acceptedBy]);
    }
  });
});

function accepts(path: string, text: string): boolean {
  const schema = XmlDocument.fromString(readFileSync(path, "utf8"));
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
