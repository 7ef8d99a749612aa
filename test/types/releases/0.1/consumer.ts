import {
  type ApiError,
  type AttemptRecord,
  type ClientHooks,
  type Failure,
  type GetOrderInput,
  type GetOrderParameters,
  type HookContext,
  type GetOrderReceived,
  type GetOrderReply,
  type GetOrderResult,
  type Letter,
  type NetworkError,
  type Order,
  type OrdersAuth,
  type OrdersClient,
  type OrdersClientOptions,
  type OrdersConnection,
  type OrdersHandlers,
  type OrdersOperationId,
  type OrdersReceiverOptions,
  type OrdersSecurity,
  type OrdersServerOptions,
  type OrdersServers,
  type OrdersWebhookHandlers,
  type OrdersWebhookOptions,
  type OrdersWebhooks,
  type OrdersWebhookSecurity,
  type Problem,
  type RequestValidationError,
  type ResponseValidationError,
  type Result,
  type Success,
  type TimeoutError,
  type TransferProgress,
  type UnexpectedStatusError,
  type components,
  type operations,
  type paths,
  connectOrders,
  createOrdersClient,
  createOrdersClientWith,
  createOrdersReceiver,
  createOrdersServer,
  createOrdersWebhooks,
  decodeLetter,
  encodeLetter,
  forbidden,
  getOrder,
  isApiError,
  isNetworkError,
  isOrder,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
  logHooks,
  ordersAccessClientCredentials,
  ordersServers,
  ordersTokenProvider,
  parseOrder,
  refuse,
  reportProgress,
  retry,
  unauthorized,
  unimplementedOrders,
  unimplementedOrdersWebhooks,
  validateLetter,
  validateOrder,
} from "./index.js";
import { toFastifyPlugin, toFetchHandler, toNodeListener } from "./runtime/adapters.js";
import { assertOrder, orderSchema } from "./schemas.js";

// Written for 0.1 and left as it is: whoever changes it breaks the promises of docs/explanation/stability.md.

const auth: OrdersAuth = {
  token: async ({ operationId, scopes, signal }) => `${operationId}${scopes.length}${signal.aborted}`,
};
const servers: OrdersServers = ordersServers;
const options: OrdersClientOptions = {
  auth,
  baseUrl: servers.production(),
  fetch: async (request) => fetch(request),
  fetchOptions: { cache: "no-store", next: { revalidate: 60 } },
  headers: { "x-trace": "1" },
  maxResponseBytes: 1_000,
  onRequestProblems: ({ operationId, problems }) => console.log(operationId, problems.length),
  onResponseProblems: ({ operationId, status, problems }) => console.log(operationId, status, problems.length),
  timeout: 1_000,
  validate: { request: true, response: "report" },
};

export async function callAsMethod(client: OrdersClient, input: GetOrderInput): Promise<number | undefined> {
  const result: GetOrderResult = await client.getOrder(input, {
    signal: AbortSignal.timeout(9),
    headers: {},
    timeout: 5,
  });
  if (result.status === 404) return result.data;
  if (result.status !== 200) return undefined;
  const order: Order = result.data;
  const type: "application/json" = result.contentType;
  console.log(type, result.headers, result.response.headers.get("x-trace"), result.undeclaredBody);
  return order.quantity;
}

export async function callAsFunction(): Promise<void> {
  const client: OrdersClient = createOrdersClient(options);
  const connection: OrdersConnection = connectOrders(options);
  const parameters: GetOrderParameters = { path: { id: 1 } };
  await getOrder(connection, parameters, { validate: false, fetchOptions: { keepalive: true } });
  await getOrder(client.connection, parameters);
  await createOrdersClientWith(options, { getOrder }).getOrder(parameters);
  await client.withBaseUrl("https://other.example").sendLetter({ body: { Text: "Dear" } });
  const { data, error } = await client.raw.GET("/orders/{id}", { params: { path: { id: 1 } } });
  console.log(data?.quantity, error);
  const webhookOptions: OrdersWebhookOptions = { auth };
  const webhooks: OrdersWebhooks = createOrdersWebhooks(webhookOptions);
  await webhooks.receiveChange("https://partner.example", { body: { quantity: 1 } });
}

export function explain(error: unknown): string {
  if (isRequestValidationError(error)) return text(error);
  if (isResponseValidationError(error)) return text(error);
  if (isNetworkError(error) || isTimeoutError(error) || isUnexpectedStatusError(error)) return error.message;
  return "";
}

function text({ problems }: RequestValidationError | ResponseValidationError): string {
  return problems.map(({ code, message, path }: Problem) => code + message + path).join();
}

export type Errors = ApiError | NetworkError | TimeoutError | UnexpectedStatusError;

const nameOf = ({ operation, attempt }: HookContext): string => `${operation.id} ${attempt}`;
export const hooks: ClientHooks = { request: (context) => console.log(nameOf(context), context.request.url) };

export async function throwing(input: GetOrderInput): Promise<Order | undefined> {
  const client = createOrdersClient({ ...options, retries: retry({ max: 3 }), throwOnError: true });
  client.use(logHooks((record: AttemptRecord) => console.log(record)));
  client.use(hooks);
  const access = ordersAccessClientCredentials({ clientId: "id", clientSecret: "secret" });
  const fields = { username: "ada", password: "secret" };
  const token = ordersTokenProvider({ baseUrl: "https://id.example", clientId: "id", clientSecret: "secret", fields });
  console.log(createOrdersClient({ ...options, auth: { access, token } }).connection.baseUrl, (await token()).response);
  const seen: OrdersOperationId[] = [];
  client.use({ request: ({ operation }) => void seen.push(operation.id) });
  try {
    const progress = reportProgress(({ direction, bytes, total }: TransferProgress) =>
      console.log(direction, bytes, total),
    );
    return await client.getOrder(input, { progress });
  } catch (error) {
    if (isApiError(error, 404)) return undefined;
    throw error;
  }
}

export function check(value: unknown): Order | undefined {
  if (isOrder(value)) return value;
  const result: Result<Order> = validateOrder(value);
  if (result.ok) return (result satisfies Success<Order>).value;
  console.log((result satisfies Failure).problems, result.truncated, orderSchema["~standard"].vendor);
  const parsed: Result<Order> = parseOrder('{"quantity":1}');
  const read: Result<Letter> = decodeLetter("<Letter/>");
  if (read.ok) console.log(encodeLetter(read.value), validateLetter(read.value).ok);
  const other: unknown = parsed.ok ? parsed.value : value;
  assertOrder(other);
  return other;
}

interface Caller {
  readonly name: string;
}

const handlers: OrdersHandlers<Caller> = {
  ...unimplementedOrders,
  getOrder: ({ path }: GetOrderReceived, { auth: { token }, operationId, signal }): GetOrderReply => {
    if (token.name === "") return forbidden("No.") as never;
    return path.id > 1 && !signal.aborted ? { status: 200, body: { quantity: operationId.length } } : { status: 404 };
  },
};
const security: OrdersSecurity<Caller> = {
  token: ({ credential }) => (credential === "" ? unauthorized("No.") : { name: credential }),
};
const serverOptions: OrdersServerOptions<Caller> = { security, handlers };
const webhookHandlers: OrdersWebhookHandlers<Caller> = { ...unimplementedOrdersWebhooks };
const webhookSecurity: OrdersWebhookSecurity<Caller> = { token: ({ credential }) => ({ name: credential }) };
const receiverOptions: OrdersReceiverOptions<Caller> = {
  paths: { receiveChange: "/changes" },
  security: webhookSecurity,
  handlers: webhookHandlers,
};

const server = createOrdersServer(serverOptions);
export const served: readonly object[] = [toFastifyPlugin, toFetchHandler, toNodeListener].map((adapt) =>
  adapt(server),
);
export const receiver: unknown = createOrdersReceiver(receiverOptions);
export const refusal: unknown = refuse;
export type Members = components["schemas"]["Order"] | operations["getOrder"] | paths["/orders/{id}"];
