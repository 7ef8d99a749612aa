import { readdirSync, readFileSync } from "node:fs";
import { placeAt, partOf, readDocument, responseOf, type OpenApiDocument } from "../exchange/document.js";
import { readOperationFixtures, type Fixture } from "../exchange/fixture.js";

/** An XML document of the fixtures, the XSD that judges it, and what the judgement should be. */
export interface XmlFixture {
  /** "travel-profile/profile.json: a visa". */
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

/** An index of documents: of one element, of one operation, or of files beside it. */
type Index =
  | { readonly element: string; readonly fixtures: readonly ElementFixture[] }
  | readonly (ElementFixture & { readonly file: string; readonly element: string })[];

type ElementFixture = Omit<Fixture, "side">;

/** Every document of the fixtures of an interface that an XSD can judge. */
export function xmlFixturesOf(name: string): readonly XmlFixture[] {
  return [...documentsOfElements(name), ...documentsOfOperations(readDocument(name))];
}

function documentsOfElements(name: string): readonly XmlFixture[] {
  const folder = new URL(`../${name}/fixtures/`, import.meta.url);
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json"))
    .flatMap((file) => {
      const index = JSON.parse(readFileSync(new URL(file, folder), "utf8")) as Index;
      const schema = `${name}/${name}.xsd`;
      if ("element" in index) {
        return index.fixtures.map((fixture) => documentOf(file, schema, index.element, fixture));
      }
      return Array.isArray(index)
        ? index.map((fixture) => {
            const bytes = readFileSync(new URL(fixture.file, folder));
            return { ...documentOf(file, schema, fixture.element, fixture), bytes };
          })
        : [];
    });
}

function documentsOfOperations(document: OpenApiDocument): readonly XmlFixture[] {
  return readOperationFixtures(document.name).flatMap(({ operation, fixtures }) =>
    fixtures.filter(isJudgedByXsd).map((fixture) => {
      const at = document.operations.get(operation)!;
      const content =
        fixture.side === "request"
          ? partOf(document, at, "requestBody")
          : responseOf(document, at, fixture.status ?? 200);
      const media = placeAt(document.root, `${content!.pointer}/content/application~1xml`)!.node;
      const [file = "", element = ""] = String(media["x-xsd-element"]).split("#");
      return documentOf(`${operation}.json`, `${document.name}/${file}`, element, fixture);
    }),
  );
}

/** True when it is the XML of a fixture that is right or wrong by itself. */
function isJudgedByXsd({ xml, valid, code }: Fixture): boolean {
  return xml !== undefined && (valid || [code ?? []].flat().every((each) => /^(?:cvc-|xml\/)/.test(each)));
}

function documentOf(file: string, schema: string, element: string, fixture: ElementFixture): XmlFixture {
  return {
    name: `${file}: ${fixture.name}`,
    fixture: { side: "request", ...fixture },
    schema,
    element,
    bytes: new TextEncoder().encode(fixture.xml ?? ""),
    accepted: (fixture.valid && fixture.unknownElements !== true) || fixture.byExtension !== undefined,
  };
}
