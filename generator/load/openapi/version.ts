import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import { dialectNamed, dialectOf, type Dialect } from "../json-schema/dialects.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { isObject, member, originOf, rootOf, type SpecDocument } from "./cursor.js";

/** A version of OpenAPI that is read as it is written. */
export type Version = "3.0" | "3.1";

/** The version a document is written in; undefined when it is none that we read, which is then reported. */
export function readVersion(document: SpecDocument, diagnostics: Diagnostics): Version | undefined {
  const root = rootOf(document);
  const swagger = member(root, "swagger");
  if (swagger !== undefined && member(root, "openapi") === undefined) {
    diagnostics.report("openapi/unsupported-version", originOf(swagger), { version: shown(swagger.value) });
    return undefined;
  }
  const written = member(root, "openapi");
  if (!isObject(root.value) || written === undefined) {
    diagnostics.report("openapi/not-openapi", originOf(root), {});
    return undefined;
  }
  const version = versionNamed(written.value);
  if (version === undefined) {
    diagnostics.report("openapi/unsupported-version", originOf(written), {
      version: shown(written.value),
    });
    return undefined;
  }
  if (["paths", "webhooks", "components"].every((name) => member(root, name) === undefined))
    diagnostics.report("openapi/nothing-described", originOf(root), {});
  return version;
}

/** The version whose rules hold for a document: those of 3.1 for what is left of one of 3.2. */
export function versionNamed(written: JsonValue): Version | undefined {
  const match = typeof written === "string" ? /^3\.([012])\.\d+(-.+)?$/.exec(written) : null;
  return match === null ? undefined : match[1] === "0" ? "3.0" : "3.1";
}

function shown(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The dialect of a document's Schema Objects: that of its version, or of 3.1 the one that it names (`jsonSchemaDialect`). */
export function readDialect(document: SpecDocument, version: Version, diagnostics: Diagnostics): Dialect {
  const dialect = dialectOf(`oas-${version}`);
  const written = version === "3.0" ? undefined : member(rootOf(document), "jsonSchemaDialect");
  if (written === undefined || typeof written.value !== "string") return dialect;
  const named = dialectNamed(written.value);
  if (named === undefined)
    diagnostics.report("openapi/unsupported-dialect", originOf(written), { dialect: written.value });
  // Keywords that OpenAPI adds to 2020-12 are read as well where a document names that alone.
  return named === undefined || named.name === "2020-12" ? dialect : named;
}
