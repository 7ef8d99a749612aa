import { lstatSync, readdirSync, readFileSync, readlinkSync } from "node:fs";
import { join } from "node:path";
import { tempFolder } from "../../../support/temp-folder.js";

const openapi = `openapi: 3.1.0
info: { title: Orders, version: "1" }
paths: {}
components: { schemas: { Order: { type: object, properties: { id: { type: string } } } } }
`;
const xsd = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="bill" type="xs:decimal"/></xs:schema>\n`;

/**
 * A project of two APIs; its configurations "a.json" and "b.json" write different contents, and "b.json" fewer files.
 */
export function tinyProject(more: Readonly<Record<string, string>> = {}): string {
  const config = {
    format: "none",
    layout: "folder",
    regenerateWith: "make a",
    emit: ["types", "validators", "codecs", "index"],
  };
  return tempFolder({
    "package.json": "{}",
    "specs/orders/openapi.yaml": openapi,
    "specs/bills/bill.xsd": xsd,
    "a.json": JSON.stringify(config),
    "b.json": JSON.stringify({ ...config, regenerateWith: "make b", emit: ["types", "validators", "codecs"] }),
    ...more,
  });
}

/** Everything below a folder: contents of files by path, "-> target" for links, "folder" for folders. */
export function everythingIn(folder: string): Readonly<Record<string, string>> {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" }).sort();
  return Object.fromEntries(paths.map((path) => [path, shown(join(folder, path))]));
}

function shown(path: string): string {
  const status = lstatSync(path);
  if (status.isSymbolicLink()) return `-> ${readlinkSync(path)}`;
  return status.isFile() ? readFileSync(path, "utf8") : status.isDirectory() ? "folder" : "other";
}
