import type { Problem } from "../runtime/base/problem.js";

/** The work of a thread that runs the fixtures of one API: names and tables of the emitted modules, and the fixtures. */
export interface FixtureRun {
  /** "Orders": the name of the API in identifiers. */
  readonly pascalName: string;
  /** Names of the emitted modules, without their extension: "client", "codecs". */
  readonly modules: readonly string[];
  readonly operations: readonly RunOperation[];
  /** Security schemes by name; true for HTTP Basic, which has a user and a password. */
  readonly schemes: readonly (readonly [name: string, isBasic: boolean])[];
  /** The bundled OpenAPI document, for validators that read it; undefined if none is installed or the version is not 3.1. */
  readonly document?: object | undefined;
  /** Absolute paths of modules of independent validators. */
  readonly judges: {
    readonly ajv?: string | undefined;
    readonly formats?: string | undefined;
    readonly libxml2?: string | undefined;
  };
  readonly fixtures: readonly RunFixture[];
}

/** An operation or a webhook, as raw messages and calls of it need it. */
export interface RunOperation {
  readonly name: string;
  readonly method: string;
  /** The template of the path; the name of a webhook. */
  readonly path: string;
  readonly isWebhook: boolean;
  /** False for an operation that servers omit, because lenient reading skipped a check of it. */
  readonly isServed: boolean;
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly explode: boolean }[];
  /** Credentials of the first requirement: the header or the parameter that carries each. */
  readonly credentials: readonly { readonly in: string; readonly name: string; readonly value: string }[];
  readonly body: readonly RunContent[];
  readonly responses: readonly { readonly status: string; readonly content: readonly RunContent[] }[];
}

/** A media type of a body. */
export interface RunContent {
  readonly mediaType: string;
  /** The global XML element of the body, with the function that reads it and the absolute path of its schema. */
  readonly element?:
    | { readonly name: string; readonly decode: string; readonly schemaPath: string; readonly isView: boolean }
    | undefined;
}

/** A fixture as a thread runs it. */
export interface RunFixture {
  /** Position among the fixtures of the API, from 0. */
  readonly id: number;
  readonly subject: RunSubject;
  readonly side: "request" | "response" | "value";
  /** Undefined for a fixture that is expected to be valid. */
  readonly problems?: readonly ExpectedProblem[] | undefined;
  readonly status?: number | undefined;
  readonly path?: Values | undefined;
  readonly query?: Values | undefined;
  readonly headers?: Values | undefined;
  readonly cookies?: Values | undefined;
  readonly contentType?: string | undefined;
  /** The body as a value; a property of a form may be a `FixtureFile`. */
  readonly body?: unknown;
  /** The bytes of the body instead. */
  readonly bytes?: Uint8Array | undefined;
}

/** An operation, a JSON schema or an XML element by the names of its emitted functions. */
export type RunSubject =
  | { readonly kind: "operation"; readonly name: string }
  | { readonly kind: "schema"; readonly name: string; readonly validate: string; readonly parse: string }
  | {
      readonly kind: "element";
      readonly name: string;
      readonly decode: string;
      readonly encode: string;
      readonly schemaPath: string;
    };

/** Values by name. */
export type Values = Readonly<Record<string, unknown>>;

/** A file among the properties of a form. */
export interface FixtureFile {
  readonly $base64: string;
  readonly contentType: string;
}

/** A problem that a fixture expects: the code and path of a generated validator, and its `expected` text. */
export type ExpectedProblem = Pick<Problem, "code"> & Partial<Pick<Problem, "path" | "expected">>;

/** The result of one fixture. */
export interface FixtureOutcome {
  readonly id: number;
  /** The first check that failed; undefined if the fixture passes. */
  readonly failure?: { readonly check: CheckName; readonly detail: string } | undefined;
  /** Problems that the generated code reports for the bytes of the message, or for the value. */
  readonly problems: readonly Problem[];
  /** The body of the response with which the generated server rejects a request; undefined for other fixtures. */
  readonly reply?: string | undefined;
  /** Results of independent validators: true for a valid message; undefined if it did not check. */
  readonly ajv?: boolean | undefined;
  readonly libxml2?: boolean | undefined;
}

/** The part of the generated code that a check runs. */
export type CheckName = "client" | "server" | "validator" | "codec" | "time";

/** The work of a thread for one mutant of an API: its fixtures run in order until one fails. */
export interface MutantRun extends FixtureRun {
  /** The folder of the emitted modules, next to this one. */
  readonly folder: string;
}

/** The result of a mutant. */
export interface MutantOutcome {
  /** The fixture that failed; undefined if all of them pass. */
  readonly killer?: number;
  /** The error of modules that do not run; undefined if they do. */
  readonly fault?: string;
}

/** A question to the thread of a replay: for the request of a fixture, or for the problems of the response to it. */
export interface ReplayQuestion {
  /** The `id` of the fixture. */
  readonly id: number;
  /** The response of the service; undefined if the request is wanted. */
  readonly response?:
    | {
        readonly status: number;
        readonly headers: readonly (readonly [string, string])[];
        readonly body: Uint8Array;
      }
    | undefined;
}

/** A request without credentials. */
export interface ReplayRequest {
  readonly method: string;
  /** Path and query. */
  readonly target: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: Uint8Array | undefined;
}

/** The result of a replayed request. */
export interface ReplayOutcome {
  /** The failure in a sentence; undefined if the response is valid. */
  readonly detail?: string;
  /** Problems of the response. */
  readonly problems: readonly Problem[];
}
