import type { SourceFile } from "../../../diagnostics/origin.js";
import { xmlNamespace } from "../../../model/xml-schema/xml-attributes.js";
import { createSourceFile } from "../../source-file.js";
import { xlinkSchema } from "./xlink-schema.js";
import { xmlSchema } from "./xml-schema.js";
import { xmldsigSchema } from "./xmldsig-schema.js";

/** Schemas of other standards that come with the package, by namespace: they count where no file of the namespace is found. */
const texts: ReadonlyMap<string, readonly [name: string, text: string]> = new Map([
  [xmlNamespace, ["xml.xsd", xmlSchema]],
  ["http://www.w3.org/1999/xlink", ["xlink.xsd", xlinkSchema]],
  ["http://www.w3.org/2000/09/xmldsig#", ["xmldsig-core-schema.xsd", xmldsigSchema]],
]);

const files = new Map<string, SourceFile>();
const known = new WeakSet<SourceFile>();

/** The schema document of a namespace that comes with the package; undefined where there is none. */
export function knownSchema(namespace: string): SourceFile | undefined {
  const made = files.get(namespace);
  const [name, text] = texts.get(namespace) ?? [];
  if (made !== undefined || name === undefined || text === undefined) return made;
  const file = createSourceFile(`<specwright>/${name}`, text, "xml");
  files.set(namespace, file);
  known.add(file);
  return file;
}

/** True for a document that comes with the package. */
export function isKnownSchema(file: SourceFile): boolean {
  return known.has(file);
}
