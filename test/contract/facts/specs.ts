import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readOpenapi, type OpenapiDocument } from "./openapi-document.js";
import { readXsd, type XsdDocument } from "./xsd-tree.js";

/** Contents of specs by name: "vendors/openapi.yaml", "loyalty/loyalty.xsd". */
export type Specs = ReadonlyMap<string, string>;

/** The contents of every `openapi.yaml` and XSD in the folders of a folder. */
export function readSpecs(folder: string): Specs {
  const interfaces = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    interfaces.flatMap(({ name }) =>
      [openapiFile(name), xsdFile(name)].flatMap((file) => {
        const exists = readdirSync(join(folder, name)).includes(file.slice(name.length + 1));
        return exists ? [[file, readFileSync(join(folder, file), "utf8")] as const] : [];
      }),
    ),
  );
}

/** The interfaces of specs, in their order. */
export function interfacesOf(specs: Specs): readonly string[] {
  return [...new Set([...specs.keys()].map((file) => file.split("/")[0]!))];
}

/** The OpenAPI document of an interface; the same text is read once. */
export function openapiOf(specs: Specs, name: string): OpenapiDocument | undefined {
  return readOnce(openapiFile(name), specs, openapiDocuments, readOpenapi);
}

/** The XSD of an interface; the same text is read once. */
export function xsdOf(specs: Specs, name: string): XsdDocument | undefined {
  return readOnce(xsdFile(name), specs, xsdDocuments, readXsd);
}

function openapiFile(name: string): string {
  return `${name}/openapi.yaml`;
}

function xsdFile(name: string): string {
  return `${name}/${name}.xsd`;
}

type Documents<D> = Map<string, Map<string, D>>;

const openapiDocuments: Documents<OpenapiDocument> = new Map();
const xsdDocuments: Documents<XsdDocument> = new Map();

/** So that of specs that are altered one after the other only the first and a few others are kept. */
const kept = 4;

function readOnce<D>(file: string, specs: Specs, documents: Documents<D>, read: (text: string) => D): D | undefined {
  const text = specs.get(file);
  if (text === undefined) return undefined;
  let versions = documents.get(file);
  if (versions === undefined) documents.set(file, (versions = new Map()));
  const known = versions.get(text);
  if (known !== undefined) return known;
  const document = read(text);
  if (versions.size >= kept) versions.delete([...versions.keys()][1]!);
  versions.set(text, document);
  return document;
}
