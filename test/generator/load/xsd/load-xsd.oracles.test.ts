import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { describe, expect, it } from "vitest";
import { load } from "../../../support/xsd.js";

/** True if libxml2 accepts a single document as a schema. */
function libxmlAccepts(text: string): boolean {
  let document: XmlDocument | undefined;
  let validator: XsdValidator | undefined;
  try {
    document = XmlDocument.fromString(text);
    validator = XsdValidator.fromDoc(document);
    return true;
  } catch {
    return false;
  } finally {
    validator?.dispose();
    document?.dispose();
  }
}

const root = new URL("../../../../", import.meta.url);
const folder = fileURLToPath(new URL("test/diagnostics/", root));

/** Schemas that libxml2 takes and we refuse or warn of, with the reason. */
const lenient: Readonly<Record<string, string>> = {
  "xsd-content-too-large": "a limit of ours",
  "xsd-duplicate-facet": "libxml2 takes the last one",
  "xsd-empty-namespace": "Part 1, section 3.15.3: libxml2 reads it as no namespace",
  "xsd-inconsistent-elements": "Part 1, section 3.8.6: libxml2 does not check that element declarations are consistent",
  "xsd-invalid-attribute-value--a-mark": "an extension of ours",
  "xsd-invalid-attribute-value--extension": "an extension of ours",
  "xsd-invalid-attribute-value--sensitive": "an extension of ours",
  "xsd-invalid-source": "Part 2, section 3.2.17: libxml2 does not look at the source of a note",
  "xsd-malformed-xml--doctype": "decision of ours: parameter entities are not expanded",
  "xsd-missing-document": "both go on without the document",
  "xsd-notation-without-enumeration": "Part 2, section 3.2.19: not checked by libxml2",
  "xsd-pattern-too-large": "a limit of ours",
  "xsd-too-many-patterns": "a limit of ours",
  "xsd-repeated-mark": "an extension of ours",
  "xsd-remote-location": "both go on without the document",
  "xsd-too-deep": "a limit of ours",
  "xsd-too-much-written-out": "a limit of ours",
  "xsd-unknown-attribute--a-mark-on-a-global-element": "an extension of ours",
  "xsd-unknown-mark": "an extension of ours",
  "xsd-union-too-large": "a limit of ours",
};

const cases = readdirSync(folder).filter((name) => {
  const files = name.startsWith("xsd-") ? readdirSync(`${folder}/${name}`) : [];
  return files.length === 2 && existsSync(`${folder}/${name}/schema.xsd`);
});

describe("libxml2 as a second opinion", () => {
  it.each(cases)("on the example of %s", (name) => {
    expect(libxmlAccepts(readFileSync(`${folder}/${name}/schema.xsd`, "utf8"))).toBe(lenient[name] !== undefined);
  });

  it("on the schemas of the project's own interfaces", async () => {
    const specs = fileURLToPath(new URL("specs/", root));
    const files = readdirSync(specs, { recursive: true, encoding: "utf8" }).filter((name) => name.endsWith(".xsd"));
    expect(files.length).toBeGreaterThan(0);
    for (const file of files) {
      const text = readFileSync(`${specs}/${file}`, "utf8");
      expect([file, libxmlAccepts(text), (await load({ [file]: text })).found]).toEqual([file, true, []]);
    }
  });
});
