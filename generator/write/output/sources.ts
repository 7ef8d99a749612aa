import { isRecord } from "../../settings/kinds.js";
import { compareText } from "../../text/in-order.js";

/** The sources of one API's code. */
export interface ApiSources {
  /** The version of the toolchain that wrote the code. */
  readonly version: string;
  /** Digests of the files that the API was read from, by their paths relative to the project; see `digestOfSpec`. */
  readonly specs: Readonly<Record<string, string>>;
}

/** The sources of an output by API. */
export type OutputSources = Readonly<Record<string, ApiSources>>;

/** The lines of a list of files that record sources: one file a line, so that branches that change two specs merge. */
export function sourcesText(sources: OutputSources): string {
  const named = Object.entries(sources).sort(([a], [b]) => compareText(a, b));
  const apis = named.map(([name, { version, specs }]) => {
    const files = Object.entries(specs)
      .sort(([a], [b]) => compareText(a, b))
      .map(([path, hash]) => `        ${JSON.stringify(path)}: ${JSON.stringify(hash)}`);
    const listed = files.length === 0 ? "{}" : `{\n${files.join(",\n")}\n      }`;
    return `    ${JSON.stringify(name)}: {\n      "version": ${JSON.stringify(version)},\n      "specs": ${listed}\n    }`;
  });
  return apis.length === 0 ? "" : `  "sources": {\n${apis.join(",\n")}\n  },\n`;
}

/** The sources that a list of files records; undefined if it records none, or cannot be read. */
export function sourcesIn(text: string): OutputSources | undefined {
  try {
    const { sources } = JSON.parse(text) as { readonly sources?: unknown };
    return isRecord(sources) && Object.values(sources).every(isApiSources) ? (sources as OutputSources) : undefined;
  } catch {
    return undefined;
  }
}

function isApiSources(value: unknown): boolean {
  return (
    isRecord(value) &&
    typeof value["version"] === "string" &&
    isRecord(value["specs"]) &&
    Object.values(value["specs"]).every((hash) => typeof hash === "string")
  );
}
