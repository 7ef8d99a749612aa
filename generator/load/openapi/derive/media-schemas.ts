import { createDiagnostics } from "../../../diagnostics/create-diagnostics.js";
import type { ElementDeclaration } from "../../../model/xml-schema/components.js";
import { member, type Cursor, type JsonObject } from "../cursor.js";
import { readView } from "../read-view.js";
import type { OpenApiVersion } from "../version.js";
import type { XsdElements } from "../xsd-elements.js";
import { deriveSchemas, type DerivedSchemas } from "./derive-schemas.js";

/** Schemas for the media types of a document that name an element of an XSD and have no schema of their own. */
export interface MediaSchemas {
  /** The schema of a media type, or of a table of errors, that names an element and has no schema. Responses have no views. */
  schemaFor(at: Cursor, isResponse: boolean): JsonObject | undefined;
  /** Components that the schemas refer to, by name. `isTaken` knows the names that others have. */
  components(): ReadonlyMap<string, JsonObject>;
  /** The schema that stands beside an element, where one was derived. */
  ofElement(element: ElementDeclaration): JsonObject | undefined;
  /** The place in an XSD of a part of a derived schema. */
  originOf: DerivedSchemas["originOf"];
}

/** The members of a media type that only readers of an XSD understand. */
export const xsdMembers: ReadonlySet<string> = new Set(["x-xsd-element", "x-xsd-view"]);

/** Derives schemas as media types are met; `isTaken` knows the names of other components. */
export function createMediaSchemas(
  version: OpenApiVersion,
  xsd: XsdElements,
  isTaken: (name: string) => boolean,
): MediaSchemas {
  const derived = deriveSchemas(version, isTaken);
  const known = new Map<ElementDeclaration, JsonObject>();
  // Faults of what is written are told where the media type is read.
  const diagnostics = createDiagnostics();

  return {
    schemaFor(at, isResponse) {
      const name = member(at, "x-xsd-element");
      const found = name && member(at, "schema") === undefined ? xsd.find(name) : undefined;
      if (found === undefined || xsd.xml === undefined) return undefined;
      const written = isResponse ? undefined : member(at, "x-xsd-view");
      const { element, view } = readView(found, written, { xsdElements: xsd, diagnostics });
      const schema = known.get(element) ?? derived.ofElement(element, view?.schema ?? xsd.xml);
      known.set(element, schema);
      return schema;
    },
    components: () => derived.components(),
    ofElement: (element) => known.get(element),
    originOf: (schema) => derived.originOf(schema),
  };
}
