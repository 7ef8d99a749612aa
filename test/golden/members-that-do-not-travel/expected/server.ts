// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import {
  type HiddenMembers,
  jsonWriter,
  looksLike,
  multipartReader,
  strictJsonReader,
  withoutReadOnly,
  withoutWriteOnly,
} from "../runtime/http.js";
import { formReader } from "../runtime/parameters.js";
import {
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
import { echoAccountTable, securitySchemes, sendFormTable } from "./operations.js";
import type { Account, AccountRequest, FormRequest } from "./types.js";
import {
  isBank,
  isCard,
  isCardRequest,
  validateAccount,
  validateAccountRequest,
  validateFormRequest,
} from "./validators.js";

/** Implements Members that do not travel: a method for each operation. */
export interface MembersThatDoNotTravelHandlers {
  /** POST /accounts */
  echoAccount(
    request: EchoAccountReceived,
    context: HandlerContext<Readonly<Record<string, never>>, EchoAccountReply>,
  ): Replied<EchoAccountReply>;
  /** POST /forms */
  sendForm(
    request: SendFormReceived,
    context: HandlerContext<Readonly<Record<string, never>>, SendFormReply>,
  ): Replied<SendFormReply>;
}

export interface MembersThatDoNotTravelServerOptions extends ServerSettings<keyof MembersThatDoNotTravelHandlers> {
  readonly handlers: MembersThatDoNotTravelHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedMembersThatDoNotTravel: {
  readonly [Name in keyof MembersThatDoNotTravelHandlers]: () => never;
} = {
  echoAccount: notImplemented,
  sendForm: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function membersThatDoNotTravelRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createMembersThatDoNotTravelServer(options: MembersThatDoNotTravelServerOptions): Server {
  return createServer(
    {
      name: "members-that-do-not-travel",
      basePath: "",
      operations: [echoAccountEndpoint, sendFormEndpoint],
      securitySchemes,
      refusalReply: membersThatDoNotTravelRefusal,
    },
    options,
  );
}

const stampedWriteOnly: HiddenMembers = { names: ["secret"] };

const accountInlineWriteOnly: HiddenMembers = { names: ["secret"] };

const cardWriteOnly: HiddenMembers = { names: ["secret"] };

const bankWriteOnly: HiddenMembers = { shown: ["secret"] };

const accountWriteOnly: HiddenMembers = {
  members: {
    list: { items: () => stampedWriteOnly },
    pair: { prefixItems: [{}, () => stampedWriteOnly] },
    map: { others: [() => stampedWriteOnly] },
    inline: () => accountInlineWriteOnly,
    parent: () => accountWriteOnly,
    means: {
      parts: [
        { of: () => cardWriteOnly, when: isCard },
        { of: () => bankWriteOnly, when: isBank },
      ],
    },
    choice: {
      parts: [
        { of: { names: ["secret"] }, when: /* @__PURE__ */ looksLike(["kind"], { kind: ["a"] }) },
        { of: { shown: ["secret"] }, when: /* @__PURE__ */ looksLike(["kind"], { kind: ["b"] }) },
      ],
    },
  },
  parts: [{ of: () => stampedWriteOnly }],
};

/** The request that the handler of `echoAccount` receives. */
export interface EchoAccountReceived {
  readonly contentType: "application/json";
  readonly body: AccountRequest;
}

/** The reply that the handler of `echoAccount` returns. */
export type EchoAccountReply = ServerAnswer<200, Account, "application/json">;

const stampedRequestReadOnly: HiddenMembers = { names: ["id"] };

const accountInlineRequestReadOnly: HiddenMembers = { names: ["id"] };

const countedRequestReadOnly: HiddenMembers = { names: ["at"] };

const cardRequestReadOnly: HiddenMembers = { names: ["id"] };

const bankReadOnly: HiddenMembers = { shown: ["id"] };

const accountRequestReadOnly: HiddenMembers = {
  members: {
    list: { items: () => stampedRequestReadOnly },
    pair: { prefixItems: [{}, () => stampedRequestReadOnly] },
    map: { others: [() => stampedRequestReadOnly] },
    inline: () => accountInlineRequestReadOnly,
    parent: () => accountRequestReadOnly,
    counted: () => countedRequestReadOnly,
    means: {
      parts: [
        { of: () => cardRequestReadOnly, when: isCardRequest },
        { of: () => bankReadOnly, when: isBank },
      ],
    },
    choice: {
      parts: [
        { of: { names: ["id"] }, when: /* @__PURE__ */ looksLike(["kind"], { kind: ["a"] }) },
        { of: { shown: ["id"] }, when: /* @__PURE__ */ looksLike(["kind"], { kind: ["b"] }) },
      ],
    },
  },
  parts: [{ of: () => stampedRequestReadOnly }],
};

const echoAccountEndpoint: ServerOperation = {
  table: echoAccountTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ withoutReadOnly(
        /* @__PURE__ */ strictJsonReader("application/json", validateAccountRequest),
        accountRequestReadOnly,
        validateAccountRequest,
      ),
    ],
  },
  responses: {
    200: {
      content: [
        /* @__PURE__ */ withoutWriteOnly(
          /* @__PURE__ */ jsonWriter("application/json", validateAccount),
          accountWriteOnly,
        ),
      ],
    },
  },
};

/** The request that the handler of `sendForm` receives. */
export type SendFormReceived =
  | { readonly contentType: "application/x-www-form-urlencoded"; readonly body: FormRequest }
  | { readonly contentType: "multipart/form-data"; readonly body: FormRequest };

/** The reply that the handler of `sendForm` returns. */
export type SendFormReply = {
  readonly status: 204;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: undefined;
  readonly contentType?: undefined;
};

const formRequestReadOnly: HiddenMembers = { names: ["id"] };

const sendFormEndpoint: ServerOperation = {
  table: sendFormTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ withoutReadOnly(
        /* @__PURE__ */ formReader(
          "application/x-www-form-urlencoded",
          [
            { name: "name", shape: "string" },
            { name: "id", shape: "string" },
          ],
          validateFormRequest,
        ),
        formRequestReadOnly,
        validateFormRequest,
      ),
      /* @__PURE__ */ withoutReadOnly(
        /* @__PURE__ */ multipartReader(
          "multipart/form-data",
          [
            { name: "name", kind: "text", shape: "string", required: true },
            { name: "id", kind: "text", shape: "string" },
          ],
          validateFormRequest,
        ),
        formRequestReadOnly,
      ),
    ],
  },
  responses: {
    204: { content: [] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
