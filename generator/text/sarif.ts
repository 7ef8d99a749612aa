import { visibleJson } from "./visible.js";

/** A part of a file: lines and columns from 1, columns in UTF-16 code units, the end excluded. */
export interface SarifPlace {
  /** Relative to the folder that the report is read in, or absolute for a file elsewhere; with "/" between its parts. */
  readonly path: string;
  readonly line: number;
  readonly column: number;
  readonly endLine: number;
  readonly endColumn: number;
}

/** A SARIF 2.1.0 log of one run of this tool. Paths are relative to the folder that the tool ran in. */
export function sarifLog(version: string, rules: readonly object[], results: readonly object[]): string {
  const log = {
    $schema: "https://json.schemastore.org/sarif-2.1.0.json",
    version: "2.1.0",
    runs: [
      {
        tool: { driver: { name: "specwright", semanticVersion: version, rules } },
        columnKind: "utf16CodeUnits",
        results,
      },
    ],
  };
  return visibleJson(log);
}

/** SARIF 2.1.0, section 3.29. */
export function sarifLocation({ path, line, column, endLine, endColumn }: SarifPlace): object {
  return {
    artifactLocation: {
      uri: path
        .replace(/\p{Cs}/gu, "\ufffd")
        .split("/")
        .map(encodeURIComponent)
        .join("/"),
    },
    region: { startLine: line, startColumn: column, endLine, endColumn },
  };
}

/**
 * Returns a message of SARIF 2.1.0. A plain message may contain links, "[name](address)" (section 3.11.6). Viewers find
 * them by this form, escaped or not, so a space breaks the links of a spec.
 */
export function sarifMessage(text: string): { readonly text: string } {
  return { text: text.replaceAll("](", "] (") };
}
