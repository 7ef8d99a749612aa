import { placeAt, partOf, readDocument, responseOf } from "../exchange/document.js";
import { readFixtures, type Fixture } from "../exchange/fixture.js";

/** An XML document of the fixtures, the XSD for it, and the expected result. */
export interface XmlFixture {
  /** "Profile: a visa". */
  readonly name: string;
  /** Below specs/: "travel-profile/travel-profile.xsd". */
  readonly schema: string;
  /** The global element that is expected. */
  readonly element: string;
  readonly bytes: Uint8Array;
  readonly fixture: Fixture;
  /** True when XSD accepts it: valid, and without elements that only our codecs tolerate. */
  readonly accepted: boolean;
}

/** Every document of the fixtures of an interface that an XSD can judge. */
export function xmlFixturesOf(name: string): readonly XmlFixture[] {
  const document = readDocument(name);
  return readFixtures(name).flatMap(({ operation, fixtures }) =>
    fixtures.filter(isJudgedByXsd).map((fixture) => {
      const at = document.operations.get(operation);
      if (at === undefined) return documentOf(operation, `${name}/${name}.xsd`, operation, fixture);
      const content =
        fixture.side === "request"
          ? partOf(document, at, "requestBody")
          : responseOf(document, at, fixture.status ?? 200);
      const media = placeAt(document.root, `${content!.pointer}/content/application~1xml`)!.node;
      const [file = "", element = ""] = String(media["x-xsd-element"]).split("#");
      return documentOf(operation, `${name}/${file}`, element, fixture);
    }),
  );
}

/** True for the XML of a fixture that is valid or invalid on its own. */
function isJudgedByXsd({ text, contentType, valid, problems }: Fixture): boolean {
  const isXml = text !== undefined && (contentType ?? "application/xml") === "application/xml";
  return isXml && (valid || problems.every(({ code }) => /^(?:cvc-|xml\/|http\/body-required)/.test(code)));
}

function documentOf(file: string, schema: string, element: string, fixture: Fixture): XmlFixture {
  return {
    name: `${file}: ${fixture.name}`,
    fixture,
    schema,
    element,
    bytes: new TextEncoder().encode(fixture.text ?? ""),
    accepted: fixture.valid !== (fixture.differs !== undefined),
  };
}
