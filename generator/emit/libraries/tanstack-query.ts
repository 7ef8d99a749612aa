import { stringLiteral } from "../../text/literals.js";
import { defineEmitter } from "../custom/define-emitter.js";
import type { CallView, OperationView, ParameterView, PlanView } from "../custom/plan-view.js";

/** An operation that a client calls. */
interface Called {
  readonly operation: OperationView;
  readonly call: CallView;
  /** True if it has no effect, so that its result can be cached. */
  readonly isQuery: boolean;
}

/**
 * `tanstack-query.ts`: `getOrderOptions` and `getOrderKey` for each operation that reads, `createOrderMutation` for any
 * other. Keys contain no credential and no header, since tools show and store them.
 */
export const tanstackQuery = defineEmitter({
  name: "tanstack-query",
  version: "1",
  files(plan) {
    const called = plan.operations.flatMap(calledAs);
    const { client } = plan.modules;
    if (client === undefined || called.length === 0) return [];
    const declarations = called.flatMap((entry) => (entry.isQuery ? queryTexts : mutationTexts)(plan, entry));
    return [{ path: "tanstack-query.ts", text: [head(plan, client, called), ...declarations].join("\n\n") }];
  },
});

/** Returns none for an operation whose response is a stream: its items are read once, and a cache has one value. */
function calledAs(operation: OperationView): readonly Called[] {
  const { call, method, request, responses } = operation;
  const streams = responses.some(({ content }) => content.some(({ isStream }) => isStream));
  if (call === undefined || streams) return [];
  return [{ operation, call, isQuery: (method === "get" || method === "head") && request === undefined }];
}

/** The imports, and the declarations that the module needs. */
function head(plan: PlanView, client: string, called: readonly Called[]): string {
  const { name, pascalName, hasConvertedValues } = plan;
  const queries = called.filter(({ isQuery }) => isQuery);
  const [first] = called;
  const parameters = queries.flatMap(({ operation }) => keyedParameters(operation));
  const importTag = `import type { DataTag } from "@tanstack/query-core";\n`;
  return [
    `${queries.length === 0 ? "" : importTag}import * as operations from ${stringLiteral(client)};`,
    `/** A client, or any other object with its connection. */
export interface ConnectedClient {
  readonly connection: operations.${pascalName}Connection;
}`,
    `/** Settings of a call, without the signal of TanStack Query. */
export type CallSettings = Omit<NonNullable<Parameters<typeof operations.${first?.call.functionName ?? ""}>[2]>, "signal">;`,
    dataText,
    ...(queries.length === 0 ? [] : [queryHead(name)]),
    ...(queries.some(({ call }) => call.pagesName !== undefined) ? [infiniteHead(name)] : []),
    ...(parameters.some(({ isSecret }) => isSecret) ? [withoutText] : []),
    ...(hasConvertedValues && parameters.length > 0 ? [plainText] : []),
    ...(queries.length === called.length ? [] : [mutationHead(name)]),
  ].join("\n\n");
}

function queryHead(name: string): string {
  return `/** The key of a query: the API, the operation, and the path and the query of the request without credentials. */
export type QueryKeyOf<Operation extends string> = readonly [api: ${stringLiteral(name)}, operation: Operation, input?: object];

/** A query for \`useQuery\` and the other functions of TanStack Query. */
export interface QueryOf<Operation extends string, Data> {
  readonly queryKey: DataTag<QueryKeyOf<Operation>, Data>;
  readonly queryFn: (context: { readonly signal: AbortSignal }) => Promise<Data>;
}

function keyOf<Operation extends string, Data>(operation: Operation, input?: object): DataTag<QueryKeyOf<Operation>, Data> {
  const key: QueryKeyOf<Operation> = input === undefined ? [${stringLiteral(name)}, operation] : [${stringLiteral(name)}, operation, input];
  return key as unknown as DataTag<QueryKeyOf<Operation>, Data>;
}`;
}

/** TanStack Query takes no undefined data. */
const dataText = `/** The data of a successful response; null for one without a body. */
type DataOf<Call extends (...input: never[]) => { orThrow(): Promise<unknown> }> =
  Awaited<ReturnType<ReturnType<Call>["orThrow"]>> extends infer Data
    ? Exclude<Data, undefined> | (undefined extends Data ? null : never)
    : never;

async function dataOf<Data>(call: { orThrow(): Promise<Data> }): Promise<Exclude<Data, undefined> | null> {
  return ((await call.orThrow()) ?? null) as Exclude<Data, undefined> | null;
}`;

function infiniteHead(name: string): string {
  return `/** A page of an operation. */
export type PageOf<Paged> = Paged extends {
  readonly types?: { readonly input: infer Input; readonly result: infer Result; readonly item: infer Item };
}
  ? ReturnType<typeof operations.pages<Input, Result, Item>> extends AsyncGenerator<infer Page>
    ? Page
    : never
  : never;

/** A query for \`useInfiniteQuery\` and the other functions of TanStack Query. */
export interface InfiniteQueryOf<Operation extends string, Page extends { readonly cursor: unknown }> {
  readonly queryKey: readonly [api: ${stringLiteral(name)}, operation: Operation, input: object | undefined, pages: "pages"];
  readonly queryFn: (context: { readonly signal: AbortSignal; readonly pageParam: Page["cursor"] }) => Promise<Page>;
  readonly initialPageParam: Page["cursor"];
  readonly getNextPageParam: (page: Page) => Page["cursor"];
}

async function firstOf<Page>(pages: AsyncIterable<Page>): Promise<Page> {
  for await (const page of pages) return page;
  throw new Error("There is no page.");
}`;
}

const withoutText = `function without(values: object | undefined, names: readonly string[]): object | undefined {
  return values && Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}`;

const plainText = `/** The values as JSON: TanStack Query cannot read a bigint in a key. */
function plain(values: object): object {
  return JSON.parse(JSON.stringify(values, (_, value: unknown) => (typeof value === "bigint" ? String(value) : value)));
}`;

function mutationHead(name: string): string {
  return `/** A mutation for \`useMutation\` and the other functions of TanStack Query. */
export interface MutationOf<Operation extends string, Data, Input> {
  readonly mutationKey: readonly [api: ${stringLiteral(name)}, operation: Operation];
  readonly mutationFn: (input: Input) => Promise<Data>;
}`;
}

function queryTexts(plan: PlanView, called: Called): readonly string[] {
  const { operation, call } = called;
  const { functionName, inputName, isInputOptional } = call;
  const name = stringLiteral(operation.name);
  const input = `input${isInputOptional ? "?" : ""}: operations.${inputName}`;
  const data = `DataOf<typeof operations.${functionName}>`;
  const keyed = keyInput(operation);
  const keyInputText = keyed !== undefined && plan.hasConvertedValues ? `plain(${keyed})` : keyed;
  const key = keyInputText === undefined ? "" : `, input && ${keyInputText}`;
  const inputForKey = keyInputText === undefined ? "_input" : "input";
  return [
    `${docs(operation, `The key of \`${functionName}\`; without an input, the beginning of all its keys.`)}
export function ${functionName}Key(${inputForKey}?: operations.${inputName}): DataTag<QueryKeyOf<${name}>, ${data}> {
  return keyOf(${name}${key});
}`,
    `${docs(operation, `\`${functionName}\` as a query.`)}
export function ${functionName}Options(client: ConnectedClient, ${input}, settings?: CallSettings): QueryOf<${name}, ${data}> {
  return {
    queryKey: ${functionName}Key(input),
    queryFn: ({ signal }) => dataOf(operations.${functionName}(client.connection, input, { ...settings, signal })) as Promise<${data}>,
  };
}`,
    ...(call.pagesName === undefined ? [] : [infiniteText(called, call.pagesName, input)]),
  ];
}

function infiniteText({ operation, call }: Called, pagesName: string, input: string): string {
  const name = stringLiteral(operation.name);
  const { functionName } = call;
  const page = `PageOf<typeof operations.${pagesName}>`;
  return `${docs(operation, `The pages of \`${functionName}\` as an infinite query.`)}
export function ${functionName}InfiniteOptions(client: ConnectedClient, ${input}, settings?: CallSettings): InfiniteQueryOf<${name}, ${page}> {
  const [api, operation, keyInput] = ${functionName}Key(input);
  return {
    queryKey: [api, operation, keyInput, "pages"],
    queryFn: ({ signal, pageParam }) =>
      firstOf(operations.pages(client.connection, operations.${pagesName}, input, { ...settings, signal, cursor: pageParam })),
    initialPageParam: undefined,
    getNextPageParam: ({ cursor }) => cursor,
  };
}`;
}

/** The expression of the part of the input that belongs into a key; undefined if there is none. */
function keyInput(operation: OperationView): string | undefined {
  const parameters = keyedParameters(operation);
  const groups = (["path", "query"] as const).flatMap((group) => {
    const inGroup = parameters.filter((parameter) => parameter.in === group);
    const secrets = inGroup.filter(({ isSecret }) => isSecret).map(({ name }) => stringLiteral(name));
    if (inGroup.length === secrets.length) return [];
    const values = `input.${group}`;
    return [`${group}: ${secrets.length === 0 ? values : `without(${values}, [${secrets.join(", ")}])`}`];
  });
  return groups.length === 0 ? undefined : `{ ${groups.join(", ")} }`;
}

function keyedParameters({ parameters }: OperationView): readonly ParameterView[] {
  return parameters.filter(({ in: position }) => position === "path" || position === "query");
}

function mutationTexts({ name: api }: PlanView, { operation, call }: Called): readonly string[] {
  const { functionName, inputName, isInputOptional } = call;
  const name = stringLiteral(operation.name);
  const input = `operations.${inputName}${isInputOptional ? " | void" : ""}`;
  const data = `DataOf<typeof operations.${functionName}>`;
  const passed = isInputOptional ? `input as operations.${inputName} | undefined` : "input";
  return [
    `${docs(operation, `\`${functionName}\` as a mutation.`)}
export function ${functionName}Mutation(client: ConnectedClient, settings?: CallSettings): MutationOf<${name}, ${data}, ${input}> {
  return {
    mutationKey: [${stringLiteral(api)}, ${name}],
    mutationFn: (input) => dataOf(operations.${functionName}(client.connection, ${passed}, settings)) as Promise<${data}>,
  };
}`,
  ];
}

function docs({ deprecated }: OperationView, sentence: string): string {
  return deprecated ? `/**\n * ${sentence}\n *\n * @deprecated\n */` : `/** ${sentence} */`;
}
