import { readFileSync } from "node:fs";

/** An API as its contract declares it, which the build writes. */
export interface DeclaredApi {
  readonly name: string;
  readonly title: string;
  readonly operations: readonly DeclaredOperation[];
  /** The rows of its tables of errors. */
  readonly rows: readonly DeclaredRow[];
}

/** An operation of an API. */
interface DeclaredOperation {
  readonly operationId: string;
  /** The path template. */
  readonly path: string;
  /** As the contract writes them: "200", "4XX", "default". */
  readonly statuses: readonly string[];
}

/** A row of a table of errors. */
interface DeclaredRow {
  /** The id that handlers use. */
  readonly id: string;
  /** The row in words. Undefined if the contract has none. */
  readonly meaning?: string;
}

let known: readonly DeclaredApi[] | undefined;

/** The APIs of the platform, in the order of their names. */
export function declaredApis(): readonly DeclaredApi[] {
  known ??= JSON.parse(readFileSync(new URL("generated/apis.json", import.meta.url), "utf8")) as readonly DeclaredApi[];
  return known;
}
