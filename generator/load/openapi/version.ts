import type { Diagnostics } from "../../diagnostics/create-diagnostics.js";
import { dialectNamed, dialectOf, type Dialect } from "../json-schema/dialects.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { isObject, member, originOf, rootOf, type JsonObject, type SpecDocument } from "./cursor.js";

/** A version of OpenAPI that is read as it is written. */
export type OpenApiVersion = "3.0" | "3.1";

/** The version a document is written in; undefined when it is none that we read, which is then reported. */
export function readVersion(document: SpecDocument, diagnostics: Diagnostics): OpenApiVersion | undefined {
  const root = rootOf(document);
  const swagger = member(root, "swagger");
  if (swagger !== undefined && member(root, "openapi") === undefined) {
    diagnostics.report("openapi/unsupported-version", originOf(swagger), {
      version: shownVersion(swagger.value),
      isOlder: true,
    });
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
      version: shownVersion(written.value),
      isOlder: isOlder(written.value),
    });
    return undefined;
  }
  if (["paths", "webhooks", "components"].every((name) => member(root, name) === undefined))
    diagnostics.report("openapi/nothing-described", originOf(root), {});
  return version;
}

/** The version whose rules hold for a document: those of 3.1 for what is left of one of 3.2. */
export function versionNamed(written: JsonValue): OpenApiVersion | undefined {
  const match = typeof written === "string" ? /^3\.([012])\.\d+(-.+)?$/.exec(written) : null;
  return match === null ? undefined : match[1] === "0" ? "3.0" : "3.1";
}

/** A document of a version that is not read, as one of the nearest version that is. */
export interface NearVersion {
  /** The version that it is read as. */
  readonly readAs: string;
  /** The document with that version. */
  readonly value: JsonObject;
}

/**
 * The document of a version that is read in the place of one that is not: 3.1.0 of "3.1", and of any that is newer or none at all. Undefined for a
 * document whose version is read, and for one that is older than what is.
 */
export function nearVersion(root: JsonValue): NearVersion | undefined {
  if (!isObject(root)) return undefined;
  if (Object.hasOwn(root, "openapi")) {
    const written = root["openapi"] ?? null;
    if (versionNamed(written) !== undefined || isOlder(written)) return undefined;
    const minor = /^v?3(?:\.([02])(?!\d)|$)/i.exec(shownVersion(written));
    const version = minor === null ? "3.1.0" : `3.${minor[1] ?? "0"}.0`;
    return { readAs: version, value: { ...root, openapi: version } };
  }
  const written = Object.hasOwn(root, "swagger") ? (root["swagger"] ?? null) : null;
  const isNear = written !== null && written !== "2.0" && !/^v?1(?:\.|$)/i.test(shownVersion(written));
  return isNear ? { readAs: "2.0", value: { ...root, swagger: "2.0" } } : undefined;
}

function isOlder(version: JsonValue): boolean {
  return /^v?[12](?:\.|$)/i.test(shownVersion(version));
}

/** A version as its author wrote it. */
export function shownVersion(value: JsonValue): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The dialect of a document's Schema Objects: that of its version, or of 3.1 the one that it names (`jsonSchemaDialect`). */
export function readDialect(document: SpecDocument, version: OpenApiVersion, diagnostics: Diagnostics): Dialect {
  const dialect = dialectOf(`oas-${version}`);
  const written = version === "3.0" ? undefined : member(rootOf(document), "jsonSchemaDialect");
  if (written === undefined || typeof written.value !== "string") return dialect;
  const named = dialectNamed(written.value);
  if (named === undefined)
    diagnostics.report("openapi/unsupported-dialect", originOf(written), { dialect: written.value });
  // Keywords that OpenAPI adds to 2020-12 are read as well where a document names that alone.
  return named === undefined || named.name === "2020-12" ? dialect : named;
}
