import { readFileSync } from "node:fs";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { XmlDocument, XsdValidator } from "libxml2-wasm";
import { parse } from "yaml";

/** Validity by ajv, formats in full mode, of a value against a named schema of an OpenAPI 3.1 document. */
export function ajvJudge(path: string): (schema: string, value: unknown) => boolean {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats.default(ajv, { mode: "full" });
  ajv.addSchema(parse(readFileSync(path, "utf8")) as object, "spec");
  const validates = new Map<string, ValidateFunction>();
  return (schema, value) => {
    const validate = validates.get(schema) ?? ajv.compile({ $ref: `spec#/components/schemas/${schema}` });
    validates.set(schema, validate);
    return validate(value);
  };
}

/** Validity by libxml2 of an XML text against an XSD, with the root element that is expected. */
export function libxml2Judge(path: string): (element: string, xml: string) => boolean {
  using schema = XmlDocument.fromString(readFileSync(path, "utf8"));
  const validator = XsdValidator.fromDoc(schema);
  return (element, xml) => {
    try {
      using document = XmlDocument.fromString(xml);
      if (document.root.name !== element) return false;
      validator.validate(document);
      return true;
    } catch {
      return false;
    }
  };
}
