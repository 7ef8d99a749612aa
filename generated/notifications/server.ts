// Generated from specs/notifications/openapi.yaml, sandbox/overlays/notifications.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import { jsonWriter, strictJsonReader } from "@specwright/runtime/http";
import {
  type ErrorTable,
  type FilledAnswers,
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Refused,
  type Replied,
  type RowDetails,
  type SecurityHook,
  type Server,
  type ServerOperation,
  type ServerReplyTable,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
  rowRefusals,
  tableReply,
} from "@specwright/runtime/server";
import { securitySchemes, sendMessageResponseHeadersTable, sendMessageTable } from "./operations.js";
import type { Message, NotificationError, SendMessageParameters, SendMessageResponseHeaders } from "./types.js";
import {
  validateMessage,
  validateNotificationError,
  validateSendMessageParameters,
  validateSendMessageResponseHeaders,
} from "./validators.js";

/**
 * Implements Notifications: a method for each operation.
 *
 * A partner sends a message to a user inside a session. The request names a preconfigured message template and
 * contains the data for the template. The path contains the API version, v4. The service emits no events.
 */
export interface NotificationsHandlers<CompanyTokenContext = unknown> {
  /**
   * Send a message to a user inside a session.
   *
   * This operation fills a message template and sends the message to the user. The caller sends application/json
   * and names application/json in its Accept header. A successful response has headers only. The service looks
   * the user up through a user profile service, with the token of the call.
   *
   * POST /notifications/v4/messages/{userId}/session
   * @example body: { sessionId: "session-1", templateId: "template-1" }
   * @example 400: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   * @example 401: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   * @example 403: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   * @example 404: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   * @example 500: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   * @example 503: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   * @example 504: { errorId: "error-1", errorCode: "code-1", errorMessage: "The message cannot be sent.", errors: [{ errorId: "error-2"...
   */
  sendMessage(
    request: SendMessageReceived,
    context: HandlerContext<
      { readonly companyToken: CompanyTokenContext },
      SendMessageReply,
      NotificationErrorsRefusals<400 | 401 | 403 | 404 | 500 | 503 | 504>
    >,
  ): Replied<SendMessageReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface NotificationsSecurity<CompanyTokenContext = unknown> {
  /**
   * A company access token, which is a JWT, in the Authorization header, written as "Bearer" and the token. The
   * scope notifications.messages.writeonly allows sending messages.
   */
  readonly companyToken: SecurityHook<string, CompanyTokenContext>;
}

export interface NotificationsServerOptions<CompanyTokenContext = unknown> extends ServerSettings<
  keyof NotificationsHandlers
> {
  readonly security: NotificationsSecurity<CompanyTokenContext>;
  readonly handlers: NotificationsHandlers<CompanyTokenContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedNotifications: { readonly [Name in keyof NotificationsHandlers]: () => never } = {
  sendMessage: notImplemented,
};

const refusalWriter = /* @__PURE__ */ jsonWriter("application/json", validateNotificationError);

const notificationErrorsTable: ErrorTable = {
  report: "all",
  paths: "pointer",
  body: { errorId: "{uuid}", errorCode: "http-{status}", errorMessage: "{message}", errors: "{errors}" },
  members: { errorId: "{uuid}", errorCode: "{code}", errorMessage: "{message}" },
  rows: [
    {
      id: "missingSessionId",
      meaning: "The sessionId is missing.",
      members: { errorCode: "missingSessionId", errorMessage: "{meaning}" },
      when: [{ at: "body/sessionId", problems: ["missing"] }],
    },
    {
      id: "missingTemplateId",
      meaning: "The templateId is missing.",
      members: { errorCode: "missingTemplateId", errorMessage: "{meaning}" },
      when: [{ at: "body/templateId", problems: ["missing"] }],
    },
    {
      id: "unknownUser",
      status: 404,
      meaning: "The user was not found.",
      members: { errorCode: "unknownUser", errorMessage: "{meaning}" },
    },
    {
      id: "unknownSession",
      status: 404,
      meaning: "The user has no such session.",
      members: { errorCode: "unknownSession", errorMessage: "{meaning}" },
    },
    {
      id: "unknownTemplate",
      status: 404,
      meaning: "The template was not found.",
      members: { errorCode: "unknownTemplate", errorMessage: "{meaning}" },
    },
    {
      id: "urlNotApproved",
      status: 400,
      meaning: "The domain of the URL is not on the approved list.",
      members: { errorCode: "urlNotApproved", errorMessage: "{meaning}" },
    },
    {
      id: "companyInMaintenance",
      status: 503,
      meaning: "The company is undergoing maintenance.",
      members: { errorCode: "companyInMaintenance", errorMessage: "{meaning}" },
    },
    { id: "bodyNotReadable", status: 400, members: {}, when: [{ at: "body", problems: ["mediaType", "tooLarge"] }] },
    { id: "otherNotificationError", members: {}, when: "always" },
  ],
};

const notificationsRefusalAnswers: readonly FilledAnswers[] = [
  {
    operations: ["sendMessage"],
    table: notificationErrorsTable,
    writers: {
      "400": refusalWriter,
      "401": refusalWriter,
      "403": refusalWriter,
      "404": refusalWriter,
      "500": refusalWriter,
      "503": refusalWriter,
      "504": refusalWriter,
    },
  },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function notificationsRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, notificationsRefusalAnswers) ?? problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createNotificationsServer<CompanyTokenContext = unknown>(
  options: NotificationsServerOptions<CompanyTokenContext>,
): Server {
  return createServer(
    {
      name: "notifications",
      basePath: "",
      operations: [sendMessageEndpoint],
      securitySchemes,
      refusalReply: notificationsRefusal,
      refusals: (operation) => rowRefusals(operation, notificationsRefusalAnswers),
    },
    options,
  );
}

/** The errors of sending a message. */
export interface NotificationErrorsRefusals<Status extends number> {
  /** The sessionId is missing. */
  missingSessionId(details?: RowDetails<Status>): Refused;
  /** The templateId is missing. */
  missingTemplateId(details?: RowDetails<Status>): Refused;
  /**
   * The user was not found.
   *
   * Status 404.
   */
  unknownUser(details?: RowDetails): Refused;
  /**
   * The user has no such session.
   *
   * Status 404.
   */
  unknownSession(details?: RowDetails): Refused;
  /**
   * The template was not found.
   *
   * Status 404.
   */
  unknownTemplate(details?: RowDetails): Refused;
  /**
   * The domain of the URL is not on the approved list.
   *
   * Status 400.
   */
  urlNotApproved(details?: RowDetails): Refused;
  /**
   * The company is undergoing maintenance.
   *
   * Status 503.
   */
  companyInMaintenance(details?: RowDetails): Refused;
  /** Status 400. */
  bodyNotReadable(details?: RowDetails): Refused;
  otherNotificationError(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `sendMessage` receives. */
export interface SendMessageReceived extends SendMessageParameters {
  readonly contentType: "application/json";
  /** The message to send. */
  readonly body: Message;
}

/** The reply that the handler of `sendMessage` returns. */
export type SendMessageReply =
  | {
      readonly status: 200;
      readonly headers?: SendMessageResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | {
      readonly status: 400;
      readonly headers?: SendMessageResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: NotificationError;
    }
  | {
      readonly status: 401;
      readonly headers?: SendMessageResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: NotificationError;
    }
  | {
      readonly status: 403;
      readonly headers?: SendMessageResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: NotificationError;
    }
  | {
      readonly status: 404;
      readonly headers?: SendMessageResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: NotificationError;
    }
  | {
      readonly status: 500;
      readonly headers?: SendMessageResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: NotificationError;
    }
  | {
      readonly status: 503;
      readonly headers?: SendMessageResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: NotificationError;
    }
  | {
      readonly status: 504;
      readonly headers?: SendMessageResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: NotificationError;
    };

const sharedReply: ServerReplyTable = {
  content: [/* @__PURE__ */ jsonWriter("application/json", validateNotificationError)],
  headers: sendMessageResponseHeadersTable,
  checkHeaders: validateSendMessageResponseHeaders,
};

const sendMessageEndpoint: ServerOperation = {
  table: sendMessageTable,
  check: validateSendMessageParameters,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateMessage)] },
  responses: {
    200: {
      content: [],
      headers: sendMessageResponseHeadersTable,
      checkHeaders: validateSendMessageResponseHeaders,
    },
    400: sharedReply,
    401: sharedReply,
    403: sharedReply,
    404: sharedReply,
    500: sharedReply,
    503: sharedReply,
    504: sharedReply,
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
