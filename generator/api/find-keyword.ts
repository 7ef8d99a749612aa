import { resolve } from "node:path";
import { createDiagnostics } from "../diagnostics/create-diagnostics.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import {
  escapePointerPart,
  memberOrigin,
  rangeOf,
  type Origin,
  type PointerOrigin,
  type SourceFile,
} from "../diagnostics/origin.js";
import { suggest } from "../diagnostics/suggest.js";
import { pointerTokens } from "../model/json-pointer.js";
import { readValue } from "../load/read-value.js";
import { openInterface } from "./open-interface.js";
import type { ProjectOptions } from "./open-project.js";
import type { InterfaceReading } from "../project-types.js";
import type { CallerSettings } from "../settings/settings.js";
import { relativePath } from "../text/relative-path.js";

/** A location in an API's files; the nearest one if a schema path does not exist. */
export interface FoundKeyword {
  /** Undefined if the schema path names a file that the API does not have. */
  readonly origin?: Origin;
  /** One sentence, if the schema path does not exist. */
  readonly fault?: string;
  /** The schema path that was probably intended. */
  readonly near?: string | undefined;
}

/** The result of `findKeyword`. */
export interface KeywordSearch {
  /** Undefined if the API is unreadable. */
  readonly found?: FoundKeyword;
  /** Errors of the configuration and of the API. */
  readonly diagnostics: readonly Diagnostic[];
  /** The level at which the API was loaded; undefined if it is unreadable. */
  readonly reading?: InterfaceReading | undefined;
  /** The folder that all paths are relative to. */
  readonly root: string;
}

/**
 * Finds the keyword at the `schemaPath` of a problem in the files of an API, which is one of the project or a file.
 * Throws a `UsageError` if the API does not exist.
 */
export async function findKeyword(
  name: string,
  schemaPath: string,
  options: ProjectOptions & CallerSettings,
): Promise<KeywordSearch> {
  const diagnostics = createDiagnostics();
  const { source, contract, reading, root } = await openInterface(name, options, diagnostics);
  if (source === undefined || contract === undefined) return { diagnostics: diagnostics.all(), root };
  const { folder } = source;
  const files = new Map(contract.files.map((file, index) => [index === 0 ? "" : shownFrom(folder, file), file]));
  const derived = new Map(contract.derived?.files.map((file) => [shownFrom(folder, file), file]));
  // Schema paths refer to the converted document.
  const valueOf = (file: SourceFile): unknown =>
    file.form === undefined ? readValue(file, createDiagnostics()) : contract.openapi?.bundled;
  return { found: findIn(files, derived, valueOf, schemaPath), diagnostics: diagnostics.all(), reading, root };

  function shownFrom(folder: string, { path }: SourceFile): string {
    return /^https?:/.test(path) ? path : relativePath(folder, resolve(root, path));
  }
}

/** `files` are the files of an API by the part of a schema path before "#"; "" is the root document. */
function findIn(
  files: ReadonlyMap<string, SourceFile>,
  derived: ReadonlyMap<string, SourceFile>,
  valueOf: (file: SourceFile) => unknown,
  schemaPath: string,
): FoundKeyword {
  const [, name = "", fragment = ""] = /^([^#]*)#?([^]*)$/.exec(schemaPath) ?? [];
  const file = files.get(name);
  if (file === undefined) {
    const near = suggest(name, files.keys());
    return { fault: `The API has no file "${name}".`, near: near === undefined ? near : `${near}#${fragment}` };
  }
  const origin: PointerOrigin = { kind: "pointer", file, pointer: "", part: "key" };
  if (file.language === "xml") return declarationOf(derived.get(name) ?? file, fragment, origin);
  const root = valueOf(file);
  const found = follow(origin, root, pointerTokens(fragment), name);
  return found.fault === undefined ? found : follow(origin, root, pointerTokens(decoded(fragment)), name);
}

/** Returns the XSD declaration that a derived schema comes from. */
function declarationOf(file: SourceFile, pointer: string, whole: PointerOrigin): FoundKeyword {
  const origin: PointerOrigin = { kind: "pointer", file, pointer };
  const { end } = rangeOf(origin);
  if (end > 0) return { origin };
  return {
    origin: whole,
    fault: "Schema paths are for JSON schemas, and this is an XSD.",
  };
}

/** RFC 6901, section 6: in a fragment, characters may be percent-encoded. */
function decoded(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}

function follow(start: PointerOrigin, root: unknown, tokens: readonly string[], file: string): FoundKeyword {
  let origin = start;
  let value = root;
  for (const [index, token] of tokens.entries()) {
    const members = typeof value === "object" && value !== null ? new Map(Object.entries(value)) : none;
    if (!members.has(token)) {
      const fault = `"${token}" does not exist at "${file}#${origin.pointer}".`;
      const name = suggest(token, members.keys());
      if (name === undefined) return { origin, fault };
      const others = tokens.slice(index + 1);
      const near = `${file}#${memberOrigin(origin, name).pointer}`;
      const isWhole = follow(origin, members.get(name), others, file).fault === undefined;
      return { origin, fault, near: isWhole ? [near, ...others.map(escapePointerPart)].join("/") : near };
    }
    origin = memberOrigin(origin, token, "key");
    value = members.get(token);
  }
  return { origin };
}

const none: ReadonlyMap<string, unknown> = new Map();
