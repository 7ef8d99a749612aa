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

const stampedWriteOnly: HiddenMembers = { names: ["secret"], shown: ["id"] };

const accountInlineWriteOnly: HiddenMembers = { names: ["secret"], shown: ["id", "n"] };

const accountPrefixedWriteOnly: HiddenMembers = {
  shown: ["name"],
  members: { name: {} },
  patterns: [{ matches: /* @__PURE__ */ new RegExp("^s-", "u"), isHidden: true }],
};

const cardWriteOnly: HiddenMembers = { names: ["secret"], shown: ["kind", "id"] };

const bankWriteOnly: HiddenMembers = { shown: ["kind", "id", "secret"] };

const accountWriteOnly: HiddenMembers = {
  shown: [
    "name",
    "list",
    "pair",
    "map",
    "inline",
    "parent",
    "counted",
    "labels",
    "prefixed",
    "byPattern",
    "chosen",
    "means",
    "choice",
  ],
  members: {
    list: { items: () => stampedWriteOnly },
    pair: { prefixItems: [{}, () => stampedWriteOnly] },
    map: { others: [() => stampedWriteOnly] },
    inline: () => accountInlineWriteOnly,
    parent: () => accountWriteOnly,
    prefixed: () => accountPrefixedWriteOnly,
    byPattern: { patterns: [{ matches: /* @__PURE__ */ new RegExp("^a", "u"), of: () => stampedWriteOnly }] },
    means: {
      parts: [
        { of: () => cardWriteOnly, when: isCard },
        { of: () => bankWriteOnly, when: isBank },
      ],
    },
    choice: {
      parts: [
        {
          of: { names: ["secret"], shown: ["kind", "id"] },
          when: /* @__PURE__ */ looksLike(["kind"], { kind: ["a"] }),
        },
        { of: { shown: ["kind", "id", "secret"] }, when: /* @__PURE__ */ looksLike(["kind"], { kind: ["b"] }) },
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

const stampedRequestReadOnly: HiddenMembers = { names: ["id"], shown: ["secret"] };

const accountInlineRequestReadOnly: HiddenMembers = { names: ["id"], shown: ["secret", "n"] };

const countedRequestReadOnly: HiddenMembers = { names: ["at"], shown: ["n"] };

const accountLabelsRequestReadOnly: HiddenMembers = { shown: ["name"], members: { name: {} }, hidesOthers: true };

const accountPrefixedRequestReadOnly: HiddenMembers = {
  shown: ["name"],
  members: { name: {} },
  patterns: [{ matches: /* @__PURE__ */ new RegExp("^x-", "u"), isHidden: true }],
};

const cardRequestReadOnly: HiddenMembers = { names: ["id"], shown: ["kind", "secret"] };

const bankReadOnly: HiddenMembers = { shown: ["kind", "id", "secret"] };

const accountRequestReadOnly: HiddenMembers = {
  names: ["chosen"],
  shown: [
    "name",
    "list",
    "pair",
    "map",
    "inline",
    "parent",
    "counted",
    "labels",
    "prefixed",
    "byPattern",
    "means",
    "choice",
  ],
  members: {
    list: { items: () => stampedRequestReadOnly },
    pair: { prefixItems: [{}, () => stampedRequestReadOnly] },
    map: { others: [() => stampedRequestReadOnly] },
    inline: () => accountInlineRequestReadOnly,
    parent: () => accountRequestReadOnly,
    counted: () => countedRequestReadOnly,
    labels: () => accountLabelsRequestReadOnly,
    prefixed: () => accountPrefixedRequestReadOnly,
    byPattern: { patterns: [{ matches: /* @__PURE__ */ new RegExp("^a", "u"), of: () => stampedRequestReadOnly }] },
    means: {
      parts: [
        { of: () => cardRequestReadOnly, when: isCardRequest },
        { of: () => bankReadOnly, when: isBank },
      ],
    },
    choice: {
      parts: [
        {
          of: { names: ["id"], shown: ["kind", "secret"] },
          when: /* @__PURE__ */ looksLike(["kind"], { kind: ["a"] }),
        },
        { of: { shown: ["kind", "id", "secret"] }, when: /* @__PURE__ */ looksLike(["kind"], { kind: ["b"] }) },
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

const formRequestReadOnly: HiddenMembers = { names: ["id"], shown: ["name"] };

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
