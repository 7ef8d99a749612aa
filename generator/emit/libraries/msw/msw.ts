import type { JsonValue } from "../../../model/json-schema/schema.js";
import { concreteType } from "../../../model/media-types.js";
import { capitalized } from "../../../text/identifiers.js";
import { jsonLiteral, stringLiteral } from "../../../text/literals.js";
import { defineEmitter } from "../../custom/define-emitter.js";
import type { OperationView, PayloadView, PlanView, ResponseView, ValueView } from "../../custom/plan-view.js";
import { byPath, pathPattern } from "./path-pattern.js";

/** An operation, with the name of its function. */
interface Mocked {
  readonly operation: OperationView;
  readonly name: string;
}

/**
 * `msw.ts`: a handler of MSW 2 for each operation, `getOrderHandler`, and all of them in `createOrdersMocks`. A handler
 * responds with one of several valid values, which the seed chooses, or with the response that a test passes.
 */
export const msw = defineEmitter({
  name: "msw",
  version: "1",
  needs: ["examples"],
  files(plan) {
    const mocked = plan.operations.flatMap((operation): readonly Mocked[] =>
      operation.call === undefined || operation.method === "trace"
        ? []
        : [{ operation, name: operation.call.functionName }],
    );
    if (mocked.length === 0) return [];
    const { types } = plan.modules;
    const declarations = mocked.map((entry) => operationText(plan, entry));
    const isTyped = declarations.some(({ usesTypes }) => usesTypes);
    const head = [
      `import { HttpResponse, http, type HttpHandler } from "msw";`,
      ...(types === undefined || !isTyped ? [] : [`import type * as types from ${stringLiteral(types)};`]),
    ].join("\n");
    const texts = [head, commonText, ...declarations.map(({ text }) => text), mocksText(plan, mocked)];
    return [{ path: "msw.ts", text: texts.join("\n\n") }];
  },
});

const commonText = `/** The address of the service, and the number that chooses example values: the same number, the same responses. */
export interface MockSettings {
  readonly baseUrl: string;
  readonly seed?: number;
}

/** The bytes of a body: anything that \`HttpResponse\` accepts. */
type MockBytes = NonNullable<ConstructorParameters<typeof HttpResponse>[0]>;

/** A response: a JSON body is a value, any other a string or bytes. */
interface MockResponse {
  readonly status: number;
  readonly body?: unknown;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** A response, or a function of the request. */
type MockOf<Response> = Response | ((request: Request) => Response | Promise<Response>);

type MockMethod = "get" | "put" | "post" | "delete" | "options" | "head" | "patch";

/** Examples of the usual response, and the other responses without their bodies. */
interface Responses {
  readonly examples: readonly MockResponse[];
  readonly others: readonly MockResponse[];
}

function handlerOf(
  method: MockMethod,
  path: string,
  { baseUrl, seed = 0 }: MockSettings,
  mock: MockOf<MockResponse> | undefined,
  { examples, others }: Responses,
): HttpHandler {
  const base = new URL(baseUrl).href.replace(/[/]+$/, "").replace(/[^A-Za-z0-9]/g, escapeCharacter);
  return http[method](new RegExp(\`^\${base}\${path}$\`), async ({ request }) => {
    const passed = typeof mock === "function" ? await mock(request) : mock;
    const response = passed ?? examples[seed % examples.length];
    if (response === undefined) return new HttpResponse("No example is known: pass a response.", { status: 501 });
    const like = [...examples, ...others].find(({ status }) => status === response.status);
    const { status, body, contentType = like?.contentType } = response;
    const isText = typeof body === "string" && !/[/+]json\\b/.test(contentType ?? "");
    const sent = body === undefined ? null : isText || isBytes(body) ? body : JSON.stringify(body);
    const type: Record<string, string> = sent === null || contentType === undefined ? {} : { "Content-Type": contentType };
    return new HttpResponse(sent, { status, headers: { ...type, ...like?.headers, ...response.headers } });
  });
}

/** True for bytes, a Blob, a stream or a form; false for a value of JSON. */
function isBytes(body: unknown): body is MockBytes {
  return typeof body === "object" && body !== null && Symbol.toStringTag in body;
}

function escapeCharacter(character: string): string {
  return \`\\\\x\${character.charCodeAt(0).toString(16).padStart(2, "0")}\`;
}`;

interface OperationText {
  /** The declarations. */
  readonly text: string;
  /** True if they use types of the API. */
  readonly usesTypes: boolean;
}

function operationText(plan: PlanView, { operation, name }: Mocked): OperationText {
  const { method, path, responses, deprecated } = operation;
  const typeName = `${capitalized(name)}Mock`;
  const types = responses.flatMap((response) => responseTypes(plan, operation, response));
  const usual = usualResponse(responses);
  const examples = usual === undefined ? [{ status: 200 }] : examplesOf(operation, usual);
  const others = responses.filter((response) => response !== usual).map((response) => outlineOf(operation, response));
  const sentence = `Responds to \`${name}\` with an example, or with the response that is passed.`;
  const docs = deprecated ? `/**\n * ${sentence}\n *\n * @deprecated\n */` : `/** ${sentence} */`;
  const text = `/** A response of \`${name}\`. */
export type ${typeName} = ${types.length === 0 ? "MockResponse" : [...new Set(types)].join(" | ")};

${docs}
export function ${name}Handler(settings: MockSettings, response?: MockOf<${typeName}>): HttpHandler {
  return handlerOf(${stringLiteral(method)}, ${stringLiteral(pathPattern(path))}, settings, response, {
    examples: ${jsonLiteral(examples)},
    others: ${jsonLiteral(others)},
  });
}`;
  return { text, usesTypes: types.some((type) => type.includes("types.")) };
}

/** A response as data of the module. */
interface ResponseExample {
  readonly status: number;
  /** Undefined for a response without a body, or if no body is known. */
  readonly body?: JsonValue;
  /** Undefined for a response without a body. */
  readonly contentType?: string;
  /** The required headers; undefined if there are none. */
  readonly headers?: { readonly [name: string]: string };
}

/** The response that a client expects: the first with a status of success, otherwise the first. */
function usualResponse(responses: readonly ResponseView[]): ResponseView | undefined {
  return responses.find(({ status }) => status.startsWith("2")) ?? responses[0];
}

/** "4XX" is 400, and "default" is 200. */
function statusOf({ status }: ResponseView): number {
  return status === "default" ? 200 : Number(status.replace(/XX$/i, "00"));
}

/** Returns none if the response has a body for which no value is known. */
function examplesOf(operation: OperationView, response: ResponseView): readonly ResponseExample[] {
  const outline = outlineOf(operation, response);
  const content = contentOf(operation, response);
  if (content.length === 0) return [outline];
  const payload = exampleContent(content);
  const examples = (payload?.examples ?? []).map((body) => ({ ...outline, body }));
  return [...new Map(examples.map((example) => [JSON.stringify(example), example])).values()];
}

/** The status, the content type and the required headers of a response. */
function outlineOf(operation: OperationView, response: ResponseView): ResponseExample {
  const content = contentOf(operation, response);
  const payload = exampleContent(content) ?? content[0];
  const headers = Object.fromEntries((response.headers ?? []).map(({ name, example }) => [name, example]));
  return {
    status: statusOf(response),
    ...(payload !== undefined && { contentType: sentType(payload) }),
    ...(Object.keys(headers).length > 0 && { headers }),
  };
}

/** The media type of a payload; for a range, one that it contains. */
function sentType({ mediaType, isBinary }: PayloadView): string {
  return !isBinary && /^(?:\*|application)\/\*/.test(mediaType) ? "application/json" : concreteType(mediaType);
}

function exampleContent(content: readonly PayloadView[]): PayloadView | undefined {
  return content.find(({ examples = [] }) => examples.length > 0);
}

/** Responses to HEAD, and with status 204, 205 or 304, have no body (RFC 9110, section 6.4.1). */
function contentOf({ method }: OperationView, { status, content }: ResponseView): readonly PayloadView[] {
  return method === "head" || /^(?:20[45]|304)$/.test(status) ? [] : content;
}

/** The type of a response, for each of its media types. */
function responseTypes(plan: PlanView, operation: OperationView, response: ResponseView): readonly string[] {
  const status = /^[0-9]{3}$/.test(response.status) ? response.status : "number";
  const headers = "readonly headers?: Readonly<Record<string, string>>";
  const content = contentOf(operation, response);
  if (content.length === 0) return [`{ readonly status: ${status}; ${headers} }`];
  return content.map(({ mediaType, kind, isStream, isBinary, value }) => {
    const isJson = kind === "json" && /[/+]json$/.test(mediaType.split(";", 1)[0] ?? "") && !isStream;
    const body = isJson ? typeOf(plan, value) : isBinary ? "MockBytes" : "string";
    const type = content.length === 1 ? "string" : stringLiteral(mediaType);
    return `{ readonly status: ${status}; readonly body: ${body}; readonly contentType?: ${type}; ${headers} }`;
  });
}

/** The type of a JSON value; values in another form than in memory have none. */
function typeOf({ modules, hasConvertedValues }: PlanView, value: ValueView | undefined): string {
  const name = value?.typeName;
  return name === undefined || modules.types === undefined || hasConvertedValues ? "unknown" : `types.${name}`;
}

function mocksText({ pascalName }: PlanView, mocked: readonly Mocked[]): string {
  const members = mocked.map(({ name }) => `  readonly ${name}?: MockOf<${capitalized(name)}Mock>;`);
  const calls = [...mocked].sort((one, other) => byPath(one.operation.path, other.operation.path));
  return `/** Responses by operation; all others are examples. */
export interface ${pascalName}Mocks {
${members.join("\n")}
}

/** Returns the handlers of all operations: \`setupServer(...create${pascalName}Mocks({ baseUrl }))\`. */
export function create${pascalName}Mocks(settings: MockSettings, responses: ${pascalName}Mocks = {}): HttpHandler[] {
  return [
${calls.map(({ name }) => `    ${name}Handler(settings, responses.${name}),`).join("\n")}
  ];
}`;
}
