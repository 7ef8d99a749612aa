// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import { formReader, formWriter } from "../runtime/parameters.js";
import {
  type Filled,
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Replied,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
} from "../runtime/server.js";
import { requestTokenForm, requestTokenTable, securitySchemes } from "./operations.js";
import type { RequestTokenRequest, RequestTokenResponse200 } from "./types.js";
import { validateRequestTokenRequest, validateRequestTokenResponse200 } from "./validators.js";

/** Implements Urlencoded form: a method for each operation. */
export interface UrlencodedFormHandlers {
  /** POST /token */
  requestToken(
    request: RequestTokenReceived,
    context: HandlerContext<Readonly<Record<string, never>>, RequestTokenReply>,
  ): Replied<RequestTokenReply>;
}

export interface UrlencodedFormServerOptions extends ServerSettings<keyof UrlencodedFormHandlers> {
  readonly handlers: UrlencodedFormHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedUrlencodedForm: { readonly [Name in keyof UrlencodedFormHandlers]: () => never } = {
  requestToken: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function urlencodedFormRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createUrlencodedFormServer(options: UrlencodedFormServerOptions): Server {
  return createServer(
    {
      name: "urlencoded-form",
      basePath: "",
      operations: [requestTokenEndpoint],
      securitySchemes,
      refusalReply: urlencodedFormRefusal,
    },
    options,
  );
}

/** The request that the handler of `requestToken` receives. */
export interface RequestTokenReceived {
  readonly contentType: "application/x-www-form-urlencoded";
  readonly body: Filled<RequestTokenRequest, "lifetime">;
}

/** The reply that the handler of `requestToken` returns. */
export type RequestTokenReply = ServerAnswer<200, RequestTokenResponse200, "application/x-www-form-urlencoded">;

const requestTokenEndpoint: ServerOperation = {
  table: requestTokenTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ formReader("application/x-www-form-urlencoded", requestTokenForm, validateRequestTokenRequest),
    ],
  },
  responses: {
    200: {
      content: [
        /* @__PURE__ */ formWriter(
          "application/x-www-form-urlencoded",
          [{ name: "token", shape: "string" }],
          validateRequestTokenResponse200,
        ),
      ],
    },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
