import { readdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { XmlDocument } from "libxml2-wasm";
import { describe, expect, it } from "vitest";
import * as loyalty from "../../generated/loyalty/codecs.js";
import type { Result } from "../../generated/runtime/base.js";
import * as travelProfile from "../../generated/travel-profile/codecs.js";
import { tempFolder } from "../support/temp-folder.js";
import { causeOf } from "./exchange/causes.js";
import { tellCauses } from "./exchange/each-fixture.js";
import { unexpected } from "./exchange/fixture.js";
import { xmlFixturesOf, type XmlFixture } from "./xsd-judges/documents.js";
import { xsdJudges } from "./xsd-judges/judges.js";

const schemas = readdirSync("specs", { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(".xsd"));
const documents = schemas.flatMap((schema) => xmlFixturesOf(schema.split("/")[0]!));

const codecs = { loyalty, "travel-profile": travelProfile };

/** The root element, which XSD leaves to the one who asks; undefined when the text is not well-formed. */
function rootOf(bytes: Uint8Array): string | undefined {
  try {
    using document = XmlDocument.fromBuffer(bytes);
    return document.root.name;
  } catch {
    return undefined;
  }
}

function writeDocuments(of: readonly XmlFixture[]): readonly string[] {
  const folder = tempFolder({});
  return of.map(({ bytes }, index) => {
    const path = join(folder, `${index}.xml`);
    writeFileSync(path, bytes);
    return path;
  });
}

/** The location in the specs to check, found by our codec: judges name only a file. */
function causeOfDocument({ schema, element, bytes, fixture }: XmlFixture): string {
  const name = schema.split("/")[0]!;
  const decoders: Readonly<Record<string, unknown>> = codecs[name as keyof typeof codecs];
  const result = (
    (decoders[`decode${element}`] ?? decoders[`decode${element}Model`]) as (xml: Uint8Array) => Result<unknown>
  )(bytes);
  return causeOf(name, fixture, result.ok ? [] : unexpected(fixture, result.problems));
}

it("has documents for every XSD that are accepted and documents that are refused", () => {
  const judged = schemas.map((schema) => {
    const of = documents.filter((document) => document.schema === schema);
    return { schema, accepted: of.some(({ accepted }) => accepted), refused: of.some(({ accepted }) => !accepted) };
  });
  expect(judged).toEqual(schemas.map((schema) => ({ schema, accepted: true, refused: true })));
});

for (const { name, absent, judge } of xsdJudges) {
  describe.skipIf(absent !== undefined)(absent === undefined ? name : `${name} (skipped: ${absent})`, () => {
    it("accepts every XSD of the specs, and judges the documents as the fixtures do", (context) => {
      const cases = schemas.map((schema) => ({
        path: resolve("specs", schema),
        of: documents.filter((document) => document.schema === schema),
      }));
      const judgements = judge(cases.map(({ path, of }) => ({ schema: path, documents: writeDocuments(of) })));
      expect(judgements.map(({ schema }) => schema)).toEqual(schemas.map(() => undefined));
      expect(judgements.map((each) => each.documents.length)).toEqual(cases.map(({ of }) => of.length));
      const causes = new Map<string, string>();
      for (const [at, { of }] of cases.entries()) {
        for (const [index, document] of of.entries()) {
          const refusal =
            judgements[at]?.documents[index] ??
            (rootOf(document.bytes) === document.element ? undefined : "Another root.");
          if (document.accepted === (refusal === undefined)) continue;
          const cause = causeOfDocument(document);
          causes.set(cause, [causes.get(cause) ?? [], `${document.name}: ${refusal ?? "accepted"}`].flat().join("; "));
        }
      }
      if (causes.size > 0) tellCauses(causes, context);
    });

    it("refuses a schema whose content model is ambiguous", () => {
      const text = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema">
        <xs:element name="Order">
          <xs:complexType>
            <xs:sequence>
              <xs:element name="Line" type="xs:string" minOccurs="0"/>
              <xs:element name="Line" type="xs:string"/>
            </xs:sequence>
          </xs:complexType>
        </xs:element>
      </xs:schema>`;
      const schema = join(tempFolder({ "order.xsd": text }), "order.xsd");
      expect(judge([{ schema, documents: [] }])[0]?.schema).toBeDefined();
    });
  });
}
