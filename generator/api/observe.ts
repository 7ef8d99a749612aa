import { dirname, resolve } from "node:path";
import { parseAddress } from "../../templates/runtime/client/address.js";
import type { Diagnostic } from "../diagnostics/diagnostic.js";
import type { JsonValue } from "../model/json-schema/schema.js";
import { optionValue } from "../text/option-value.js";
import { relativePath } from "../text/relative-path.js";
import { UsageError } from "../usage-error.js";
import type { RecordedOptions } from "./recorded/open-recorded.js";

/** Options of `observe`. */
export type ObserveOptions = RecordedOptions & {
  /** The URL of the recorded API, instead of the servers of the spec. */
  readonly server?: string;
  /** The file that the overlay is for, so that `extends` is relative to it. Default: a file next to the document. */
  readonly output?: string;
};

/** The result of `observe`. Only enum values of three or more responses are in it; no other value of a message is. */
export interface ObserveResult {
  /** Overlay Specification 1.0, Overlay Object. Undefined if the responses show no difference, or the API has errors. */
  readonly overlay?: { readonly [key: string]: JsonValue };
  /** The number of differences in the overlay. */
  readonly written: number;
  /** Differences that an overlay cannot express, with their source locations: "null at common.yaml:3:5". */
  readonly unwritten: readonly string[];
  /** Responses of operations of the API. */
  readonly responses: number;
  /** Calls that match no server, path and method of the API. */
  readonly unknownCalls: number;
  /** Bodies that were not recorded as a whole, or are not JSON although their media type is. */
  readonly unreadBodies: number;
  /** Values outside of an enum that are not written: rare ones, credentials, and those of an enum with too many. */
  readonly omittedValues: number;
  /** True if the recording has too many values, and only a part was compared. */
  readonly isCut: boolean;
  /** Errors of the configuration and of the API. */
  readonly diagnostics: readonly Diagnostic[];
  /** The absolute paths of the files of the API, and of the recording. */
  readonly files: readonly string[];
  /** The folder that the paths of diagnostics are relative to. */
  readonly root: string;
  /** False if the API has errors. */
  readonly ok: boolean;
}

/**
 * Compares recorded responses with an API of the project, or a file, and returns an overlay that allows the differences.
 * Writes nothing. Throws a `UsageError` on invalid options, and on a file without calls.
 */
export async function observe(name: string, options: ObserveOptions): Promise<ObserveResult> {
  const { server, output, ...recording } = options;
  if (server !== undefined && parseAddress(server, /[?#]/) === undefined)
    throw new UsageError(
      `"${optionValue(server)}" (--server) is not an http or https URL without credentials, query and fragment.`,
    );
  const { openRecorded } = await import("./recorded/open-recorded.js");
  const opened = await openRecorded(name, recording, { isAsWritten: true });
  const { contract, root, diagnostics, calls, harPath } = opened;
  const files = [harPath, ...(contract?.files ?? []).map(({ path }) => resolve(root, path))];
  const common = { diagnostics: diagnostics.all(), files, root };
  if (contract === undefined || diagnostics.hasErrors()) {
    const nothing = { responses: 0, unknownCalls: 0, unreadBodies: 0, omittedValues: 0, isCut: false };
    return { ...common, ...nothing, written: 0, unwritten: [], ok: false };
  }
  if (contract.openapi === undefined)
    throw new UsageError(`"${name}" is an XSD; only responses of an OpenAPI document can be observed.`);
  const { findDifferences } = await import("./observe/find-differences.js");
  const { overlayOf } = await import("./observe/overlay-of.js");
  const found = findDifferences(contract, calls, server);
  const { found: _, totals: __, ...numbers } = found;
  const { overlay, ...counts } = overlayOf(contract, found, referenceTo(files[1], output, root));
  return {
    ...common,
    ...numbers,
    ...counts,
    ...(overlay !== undefined && { overlay }),
    ok: true,
  };
}

/** The path of a document, seen from an overlay. Undefined for one at a URL, which may contain credentials. */
function referenceTo(document: string | undefined, output: string | undefined, root: string): string | undefined {
  if (document === undefined || /:\/{1,2}/.test(document)) return undefined;
  const folder = output === undefined ? dirname(document) : dirname(resolve(root, output));
  return relativePath(folder, document);
}
