// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

import {
  type HiddenMembers,
  type XmlShape,
  documentReader,
  documentWriter,
  jsonWriter,
  strictJsonReader,
  textWriter,
  withoutReadOnly,
} from "../runtime/http.js";
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
import { changePetTable, listPetsTable, securitySchemes } from "./operations.js";
import type { ListPetsResponse200, Pet, PetRequest } from "./types.js";
import { validateListPetsResponse200, validatePet, validatePetRequest } from "./validators.js";

/** Implements XML by a JSON schema: a method for each operation. */
export interface XmlByJsonSchemaHandlers {
  /** PUT /pets */
  changePet(
    request: ChangePetReceived,
    context: HandlerContext<Readonly<Record<string, never>>, ChangePetReply>,
  ): Replied<ChangePetReply>;
  /** GET /pets */
  listPets(
    request: ListPetsReceived,
    context: HandlerContext<Readonly<Record<string, never>>, ListPetsReply>,
  ): Replied<ListPetsReply>;
}

export interface XmlByJsonSchemaServerOptions extends ServerSettings<keyof XmlByJsonSchemaHandlers> {
  readonly handlers: XmlByJsonSchemaHandlers;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedXmlByJsonSchema: { readonly [Name in keyof XmlByJsonSchemaHandlers]: () => never } = {
  changePet: notImplemented,
  listPets: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function xmlByJsonSchemaRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/** Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. */
export function createXmlByJsonSchemaServer(options: XmlByJsonSchemaServerOptions): Server {
  return createServer(
    {
      name: "xml-by-json-schema",
      basePath: "",
      operations: [changePetEndpoint, listPetsEndpoint],
      securitySchemes,
      refusalReply: xmlByJsonSchemaRefusal,
    },
    options,
  );
}

const tagXml: XmlShape = {
  kind: "object",
  parts: [
    { name: "id", shape: { kind: "text", as: "number" } },
    { name: "name", shape: { kind: "text", as: "string" } },
  ],
  others: { kind: "any" },
};

const petChipXml: XmlShape = {
  kind: "object",
  parts: [
    { name: "code", namespace: "urn:chips", prefix: "c", shape: { kind: "text", as: "string" } },
    { name: "maker", namespace: "urn:makers", prefix: "m", place: "attribute", shape: { kind: "text", as: "string" } },
  ],
  others: { kind: "any" },
};

const petXml: XmlShape = {
  kind: "object",
  parts: [
    { name: "id", place: "attribute", shape: { kind: "text", as: "number" } },
    { name: "name", shape: { kind: "text", as: "string" } },
    { name: "alive", shape: { kind: "text", as: "boolean" } },
    { property: "born", name: "birthday", shape: { kind: "text", as: ["string"] } },
    { name: "photoUrls", shape: { kind: "list", item: { name: "photoUrls", shape: { kind: "text", as: "string" } } } },
    { property: "weights", name: "weight", place: "repeated", shape: { kind: "text", as: "number" } },
    { property: "tags", name: "labels", shape: { kind: "list", item: { name: "tag", shape: () => tagXml } } },
    { property: "parents", name: "pet", place: "repeated", shape: () => petXml },
    { name: "chip", namespace: "urn:chips", prefix: "c", shape: () => petChipXml },
    { name: "notes", shape: { kind: "object", parts: [], others: { kind: "text", as: "string" } } },
    { name: "note", shape: { kind: "text", as: "string" } },
  ],
  others: { kind: "any" },
};

const listPetsResponse200Xml: XmlShape = { kind: "list", item: { name: "pet", shape: () => petXml } };

/** The request that the handler of `changePet` receives. */
export type ChangePetReceived =
  | { readonly contentType: "application/json"; readonly body: PetRequest }
  | { readonly contentType: "application/xml"; readonly body: PetRequest };

/** The reply that the handler of `changePet` returns. */
export type ChangePetReply =
  | ServerAnswer<200, Pet, "application/json">
  | {
      readonly status: 200;
      readonly headers?: Readonly<Record<string, string>>;
      readonly contentType: "application/xml";
      readonly body: Pet;
    };

const petRequestReadOnly: HiddenMembers = {
  names: ["note"],
  members: { parents: { items: () => petRequestReadOnly } },
};

const changePetEndpoint: ServerOperation = {
  table: changePetTable,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ withoutReadOnly(
        /* @__PURE__ */ strictJsonReader("application/json", validatePetRequest),
        petRequestReadOnly,
        validatePetRequest,
      ),
      /* @__PURE__ */ withoutReadOnly(
        /* @__PURE__ */ documentReader("application/xml", { name: "pet", shape: () => petXml }, validatePetRequest),
        petRequestReadOnly,
        validatePetRequest,
      ),
    ],
  },
  responses: {
    200: {
      content: [
        /* @__PURE__ */ jsonWriter("application/json", validatePet),
        /* @__PURE__ */ documentWriter("application/xml", { name: "pet", shape: () => petXml }, validatePet),
      ],
    },
  },
};

/** The request that the handler of `listPets` receives. */
export type ListPetsReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `listPets` returns. */
export type ListPetsReply =
  ServerAnswer<200, ListPetsResponse200, "application/xml"> | ServerAnswer<404, string, "application/xml">;

const listPetsEndpoint: ServerOperation = {
  table: listPetsTable,
  responses: {
    200: {
      content: [
        /* @__PURE__ */ documentWriter(
          "application/xml",
          { name: "pet", shape: () => listPetsResponse200Xml },
          validateListPetsResponse200,
        ),
      ],
    },
    404: { content: [/* @__PURE__ */ textWriter("application/xml")] },
  },
};

export { forbidden } from "../runtime/server.js";
export { unauthorized } from "../runtime/server.js";
export { refuse } from "../runtime/server.js";
