// Generated from specs/vendors/openapi.yaml, sandbox/overlays/vendors.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import {
  type HiddenMembers,
  type OtherStatus,
  type StatusRange,
  jsonWriter,
  strictJsonReader,
  withoutReadOnly,
} from "@specwright/runtime/http";
import {
  type ErrorTable,
  type FilledAnswers,
  type FilledParameters,
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Refused,
  type Replied,
  type RowDetails,
  type SecurityHook,
  type Server,
  type ServerOperation,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
  rowRefusals,
  tableReply,
} from "@specwright/runtime/server";
import {
  createVendorsResponseHeadersTable,
  createVendorsTable,
  deleteVendorGroupResponseHeadersTable,
  deleteVendorGroupTable,
  deleteVendorResponseHeadersTable,
  deleteVendorTable,
  listVendorsResponseHeadersTable,
  listVendorsTable,
  securitySchemes,
  updateVendorBanksResponseHeadersTable,
  updateVendorBanksTable,
  updateVendorGroupsResponseHeadersTable,
  updateVendorGroupsTable,
  updateVendorsResponseHeadersTable,
  updateVendorsTable,
} from "./operations.js";
import type {
  CreateVendorsParameters,
  CreateVendorsResponseHeaders,
  DeleteVendorGroupParameters,
  DeleteVendorGroupResponseHeaders,
  DeleteVendorParameters,
  DeleteVendorResponseHeaders,
  ListVendorsParameters,
  ListVendorsResponseHeaders,
  SubmittedVendorBanks,
  SubmittedVendorGroups,
  SubmittedVendorsRequest,
  UpdateVendorBanksParameters,
  UpdateVendorBanksResponseHeaders,
  UpdateVendorGroupsParameters,
  UpdateVendorGroupsResponseHeaders,
  UpdateVendorsParameters,
  UpdateVendorsResponseHeaders,
  VendorBankCollection,
  VendorCollection,
  VendorGroupCollection,
} from "./types.js";
import {
  validateCreateVendorsParameters,
  validateCreateVendorsResponseHeaders,
  validateDeleteVendorGroupParameters,
  validateDeleteVendorGroupResponseHeaders,
  validateDeleteVendorParameters,
  validateDeleteVendorResponseHeaders,
  validateListVendorsParameters,
  validateListVendorsResponseHeaders,
  validateSubmittedVendorBanks,
  validateSubmittedVendorGroups,
  validateSubmittedVendorsRequest,
  validateUpdateVendorBanksParameters,
  validateUpdateVendorBanksResponseHeaders,
  validateUpdateVendorGroupsParameters,
  validateUpdateVendorGroupsResponseHeaders,
  validateUpdateVendorsParameters,
  validateUpdateVendorsResponseHeaders,
  validateVendorBankCollection,
  validateVendorCollection,
  validateVendorGroupCollection,
} from "./validators.js";

/**
 * Implements Vendors: a method for each operation.
 *
 * A caller searches, creates, updates and deletes vendors, stores their bank data and assigns them to groups.
 * The API requires the invoicing product. Every path contains the API version, v3.0. The API is deprecated since
 * 02/01/2023 and decommissioned on 11/30/2023. The API is not available in the data center in China.
 */
export interface VendorsHandlers<AccessTokenContext = unknown> {
  /**
   * Search vendors.
   *
   * This operation returns the vendors that match its search parameters, page by page. Deprecated since
   * 02/01/2023, decommissioned on 11/30/2023. With a company token, the call returns all vendors of an entity.
   *
   * GET /api/v3.0/invoice/vendors
   * @deprecated
   */
  listVendors(
    request: ListVendorsReceived,
    context: HandlerContext<
      { readonly accessToken: AccessTokenContext },
      ListVendorsReply,
      VendorFailuresRefusals<OtherStatus<200>>
    >,
  ): Replied<ListVendorsReply>;
  /**
   * Create vendors.
   *
   * This operation creates the vendors in the request. Deprecated since 02/01/2023, decommissioned on
   * 11/30/2023. With a company token, the call acts on the vendors that it names.
   *
   * POST /api/v3.0/invoice/vendors
   * @deprecated
   */
  createVendors(
    request: CreateVendorsReceived,
    context: HandlerContext<
      { readonly accessToken: AccessTokenContext },
      CreateVendorsReply,
      VendorFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<CreateVendorsReply>;
  /**
   * Update vendors.
   *
   * This operation updates the vendors in the request. Deprecated since 02/01/2023, decommissioned on
   * 11/30/2023. With a company token, the call acts on the vendors that it names.
   *
   * PUT /api/v3.0/invoice/vendors
   * @deprecated
   */
  updateVendors(
    request: UpdateVendorsReceived,
    context: HandlerContext<
      { readonly accessToken: AccessTokenContext },
      UpdateVendorsReply,
      VendorFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<UpdateVendorsReply>;
  /**
   * Delete a vendor.
   *
   * This operation deletes the vendor identified by its two codes together. Deprecated since 02/01/2023,
   * decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it names.
   *
   * DELETE /api/v3.0/invoice/vendors
   * @deprecated
   */
  deleteVendor(
    request: DeleteVendorReceived,
    context: HandlerContext<
      { readonly accessToken: AccessTokenContext },
      DeleteVendorReply,
      VendorFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<DeleteVendorReply>;
  /**
   * Update the bank data of vendors.
   *
   * This operation saves the bank data in the request. Deprecated since 02/01/2023, decommissioned on
   * 11/30/2023. With a company token, the call acts on the vendors that it names.
   *
   * PUT /api/v3.0/invoice/vendor/banks
   * @deprecated
   */
  updateVendorBanks(
    request: UpdateVendorBanksReceived,
    context: HandlerContext<
      { readonly accessToken: AccessTokenContext },
      UpdateVendorBanksReply,
      VendorFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<UpdateVendorBanksReply>;
  /**
   * Update the groups of a vendor.
   *
   * This operation saves the groups in the request for the vendor identified by the two codes together.
   * Deprecated since 02/01/2023, decommissioned on 11/30/2023. With a company token, the call acts on the
   * vendors that it names.
   *
   * PUT /api/v3.0/invoice/vendor/groups
   * @example body: { VendorGroup: [{ Name: "Office supplies" }] }
   * @example 2XX: { Items: [{ ID: "group-1", Name: "Office supplies", StatusList: [{ Code: 0, Message: "The group was saved.", RecordNu...
   * @deprecated
   */
  updateVendorGroups(
    request: UpdateVendorGroupsReceived,
    context: HandlerContext<
      { readonly accessToken: AccessTokenContext },
      UpdateVendorGroupsReply,
      VendorFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<UpdateVendorGroupsReply>;
  /**
   * Delete a group of a vendor.
   *
   * This operation deletes one group from the vendor identified by the two codes together. Deprecated since
   * 02/01/2023, decommissioned on 11/30/2023. With a company token, the call acts on the vendors that it names.
   *
   * DELETE /api/v3.0/invoice/vendor/groups
   * @example 2XX: { Items: [{ ID: "group-1", Name: "Office supplies", StatusList: [{ Code: 0, Message: "The group was deleted.", Record...
   * @deprecated
   */
  deleteVendorGroup(
    request: DeleteVendorGroupReceived,
    context: HandlerContext<
      { readonly accessToken: AccessTokenContext },
      DeleteVendorGroupReply,
      VendorFailuresRefusals<OtherStatus<StatusRange<"2XX">>>
    >,
  ): Replied<DeleteVendorGroupReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface VendorsSecurity<AccessTokenContext = unknown> {
  /** An access token of a company or of a user; both are supported. The scope INVVEN allows GET on vendors. */
  readonly accessToken: SecurityHook<string, AccessTokenContext>;
}

export interface VendorsServerOptions<AccessTokenContext = unknown> extends ServerSettings<keyof VendorsHandlers> {
  readonly security: VendorsSecurity<AccessTokenContext>;
  readonly handlers: VendorsHandlers<AccessTokenContext>;
}

/** Responds with 501 to each request: spread it into your handlers until all are written. */
export const unimplementedVendors: { readonly [Name in keyof VendorsHandlers]: () => never } = {
  listVendors: notImplemented,
  createVendors: notImplemented,
  updateVendors: notImplemented,
  deleteVendor: notImplemented,
  updateVendorBanks: notImplemented,
  updateVendorGroups: notImplemented,
  deleteVendorGroup: notImplemented,
};

const vendorFailuresTable: ErrorTable = {
  report: "first",
  paths: "pointer",
  members: {},
  rows: [
    { id: "interfaceTurnedOff", status: 410, meaning: "The vendor API is decommissioned.", members: {} },
    {
      id: "invoicingProductMissing",
      status: 403,
      meaning: "The company does not have the invoicing product.",
      members: {},
    },
    {
      id: "dataCentreInChina",
      status: 403,
      meaning: "The API is not available in the data center in China.",
      members: {},
    },
    { id: "limitBelowOne", status: 400, meaning: "The limit is at least 1.", members: {} },
    { id: "unknownOffset", status: 400, meaning: "The offset is not from a NextPage.", members: {} },
    { id: "unknownSortField", status: 400, meaning: "The vendor form has no field of this name.", members: {} },
    { id: "unknownVendor", status: 404, meaning: "The vendor does not exist.", members: {} },
    { id: "unknownVendorGroup", status: 404, meaning: "The vendor has no such group.", members: {} },
    { id: "otherVendorFailure", members: {}, when: "always" },
  ],
};

const vendorsRefusalAnswers: readonly FilledAnswers[] = [
  {
    operations: [
      "listVendors",
      "createVendors",
      "updateVendors",
      "deleteVendor",
      "updateVendorBanks",
      "updateVendorGroups",
      "deleteVendorGroup",
    ],
    common: true,
    table: vendorFailuresTable,
    writers: { default: "problem" },
  },
];

/** Shapes a refused request: by the error tables of the spec, otherwise as RFC 9457 describes. */
export function vendorsRefusal(refusal: Refusal): RefusalReply {
  return tableReply(refusal, vendorsRefusalAnswers) ?? problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createVendorsServer<AccessTokenContext = unknown>(
  options: VendorsServerOptions<AccessTokenContext>,
): Server {
  return createServer(
    {
      name: "vendors",
      basePath: "",
      operations: [
        listVendorsEndpoint,
        createVendorsEndpoint,
        updateVendorsEndpoint,
        deleteVendorEndpoint,
        updateVendorBanksEndpoint,
        updateVendorGroupsEndpoint,
        deleteVendorGroupEndpoint,
      ],
      securitySchemes,
      refusalReply: vendorsRefusal,
      refusals: (operation) => rowRefusals(operation, vendorsRefusalAnswers),
    },
    options,
  );
}

/** The errors of the vendor API. */
export interface VendorFailuresRefusals<Status extends number> {
  /**
   * The vendor API is decommissioned.
   *
   * Status 410.
   */
  interfaceTurnedOff(details?: RowDetails): Refused;
  /**
   * The company does not have the invoicing product.
   *
   * Status 403.
   */
  invoicingProductMissing(details?: RowDetails): Refused;
  /**
   * The API is not available in the data center in China.
   *
   * Status 403.
   */
  dataCentreInChina(details?: RowDetails): Refused;
  /**
   * The limit is at least 1.
   *
   * Status 400.
   */
  limitBelowOne(details?: RowDetails): Refused;
  /**
   * The offset is not from a NextPage.
   *
   * Status 400.
   */
  unknownOffset(details?: RowDetails): Refused;
  /**
   * The vendor form has no field of this name.
   *
   * Status 400.
   */
  unknownSortField(details?: RowDetails): Refused;
  /**
   * The vendor does not exist.
   *
   * Status 404.
   */
  unknownVendor(details?: RowDetails): Refused;
  /**
   * The vendor has no such group.
   *
   * Status 404.
   */
  unknownVendorGroup(details?: RowDetails): Refused;
  otherVendorFailure(details?: RowDetails<Status>): Refused;
}

/** The request that the handler of `listVendors` receives. */
export type ListVendorsReceived = FilledParameters<
  ListVendorsParameters,
  { query: "limit" | "sortDirection" | "searchType" }
>;

/** The reply that the handler of `listVendors` returns. */
export type ListVendorsReply =
  | {
      readonly status: 200;
      readonly headers?: ListVendorsResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: VendorCollection;
    }
  | {
      readonly status: OtherStatus<200>;
      readonly headers?: ListVendorsResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const listVendorsEndpoint: ServerOperation = {
  table: listVendorsTable,
  check: validateListVendorsParameters,
  responses: {
    200: {
      content: [/* @__PURE__ */ jsonWriter("application/json", validateVendorCollection)],
      headers: listVendorsResponseHeadersTable,
      checkHeaders: validateListVendorsResponseHeaders,
    },
    default: {
      content: [],
      headers: listVendorsResponseHeadersTable,
      checkHeaders: validateListVendorsResponseHeaders,
    },
  },
};

/** The request that the handler of `createVendors` receives. */
export interface CreateVendorsReceived extends CreateVendorsParameters {
  readonly contentType: "application/json";
  /** The vendors to create. */
  readonly body: SubmittedVendorsRequest;
}

/** The reply that the handler of `createVendors` returns. */
export type CreateVendorsReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: CreateVendorsResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: VendorCollection;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: CreateVendorsResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const vendorRequestReadOnly: HiddenMembers = { names: ["VendorBankList", "VendorGroupList"] };

const submittedVendorsRequestReadOnly: HiddenMembers = { members: { Vendor: { items: () => vendorRequestReadOnly } } };

const createVendorsEndpoint: ServerOperation = {
  table: createVendorsTable,
  check: validateCreateVendorsParameters,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ withoutReadOnly(
        /* @__PURE__ */ strictJsonReader("application/json", validateSubmittedVendorsRequest),
        submittedVendorsRequestReadOnly,
        validateSubmittedVendorsRequest,
      ),
    ],
  },
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ jsonWriter("application/json", validateVendorCollection)],
      headers: createVendorsResponseHeadersTable,
      checkHeaders: validateCreateVendorsResponseHeaders,
    },
    default: {
      content: [],
      headers: createVendorsResponseHeadersTable,
      checkHeaders: validateCreateVendorsResponseHeaders,
    },
  },
};

/** The request that the handler of `updateVendors` receives. */
export interface UpdateVendorsReceived extends UpdateVendorsParameters {
  readonly contentType: "application/json";
  /** The vendors to update. */
  readonly body: SubmittedVendorsRequest;
}

/** The reply that the handler of `updateVendors` returns. */
export type UpdateVendorsReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: UpdateVendorsResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: VendorCollection;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: UpdateVendorsResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const updateVendorsEndpoint: ServerOperation = {
  table: updateVendorsTable,
  check: validateUpdateVendorsParameters,
  body: {
    required: true,
    content: [
      /* @__PURE__ */ withoutReadOnly(
        /* @__PURE__ */ strictJsonReader("application/json", validateSubmittedVendorsRequest),
        submittedVendorsRequestReadOnly,
        validateSubmittedVendorsRequest,
      ),
    ],
  },
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ jsonWriter("application/json", validateVendorCollection)],
      headers: updateVendorsResponseHeadersTable,
      checkHeaders: validateUpdateVendorsResponseHeaders,
    },
    default: {
      content: [],
      headers: updateVendorsResponseHeadersTable,
      checkHeaders: validateUpdateVendorsResponseHeaders,
    },
  },
};

/** The request that the handler of `deleteVendor` receives. */
export type DeleteVendorReceived = DeleteVendorParameters;

/** The reply that the handler of `deleteVendor` returns. */
export type DeleteVendorReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: DeleteVendorResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: VendorCollection;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: DeleteVendorResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const deleteVendorEndpoint: ServerOperation = {
  table: deleteVendorTable,
  check: validateDeleteVendorParameters,
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ jsonWriter("application/json", validateVendorCollection)],
      headers: deleteVendorResponseHeadersTable,
      checkHeaders: validateDeleteVendorResponseHeaders,
    },
    default: {
      content: [],
      headers: deleteVendorResponseHeadersTable,
      checkHeaders: validateDeleteVendorResponseHeaders,
    },
  },
};

/** The request that the handler of `updateVendorBanks` receives. */
export interface UpdateVendorBanksReceived extends UpdateVendorBanksParameters {
  readonly contentType: "application/json";
  /** The bank data to save. */
  readonly body: SubmittedVendorBanks;
}

/** The reply that the handler of `updateVendorBanks` returns. */
export type UpdateVendorBanksReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: UpdateVendorBanksResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: VendorBankCollection;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: UpdateVendorBanksResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const updateVendorBanksEndpoint: ServerOperation = {
  table: updateVendorBanksTable,
  check: validateUpdateVendorBanksParameters,
  body: {
    required: true,
    content: [/* @__PURE__ */ strictJsonReader("application/json", validateSubmittedVendorBanks)],
  },
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ jsonWriter("application/json", validateVendorBankCollection)],
      headers: updateVendorBanksResponseHeadersTable,
      checkHeaders: validateUpdateVendorBanksResponseHeaders,
    },
    default: {
      content: [],
      headers: updateVendorBanksResponseHeadersTable,
      checkHeaders: validateUpdateVendorBanksResponseHeaders,
    },
  },
};

/** The request that the handler of `updateVendorGroups` receives. */
export interface UpdateVendorGroupsReceived extends UpdateVendorGroupsParameters {
  readonly contentType: "application/json";
  /** The groups to save. */
  readonly body: SubmittedVendorGroups;
}

/** The reply that the handler of `updateVendorGroups` returns. */
export type UpdateVendorGroupsReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: UpdateVendorGroupsResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: VendorGroupCollection;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: UpdateVendorGroupsResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const updateVendorGroupsEndpoint: ServerOperation = {
  table: updateVendorGroupsTable,
  check: validateUpdateVendorGroupsParameters,
  body: {
    required: true,
    content: [/* @__PURE__ */ strictJsonReader("application/json", validateSubmittedVendorGroups)],
  },
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ jsonWriter("application/json", validateVendorGroupCollection)],
      headers: updateVendorGroupsResponseHeadersTable,
      checkHeaders: validateUpdateVendorGroupsResponseHeaders,
    },
    default: {
      content: [],
      headers: updateVendorGroupsResponseHeadersTable,
      checkHeaders: validateUpdateVendorGroupsResponseHeaders,
    },
  },
};

/** The request that the handler of `deleteVendorGroup` receives. */
export type DeleteVendorGroupReceived = DeleteVendorGroupParameters;

/** The reply that the handler of `deleteVendorGroup` returns. */
export type DeleteVendorGroupReply =
  | {
      readonly status: StatusRange<"2XX">;
      readonly headers?: DeleteVendorGroupResponseHeaders;
      readonly contentType?: "application/json";
      readonly body: VendorGroupCollection;
    }
  | {
      readonly status: OtherStatus<StatusRange<"2XX">>;
      readonly headers?: DeleteVendorGroupResponseHeaders;
      readonly body?: undefined;
      readonly contentType?: undefined;
    };

const deleteVendorGroupEndpoint: ServerOperation = {
  table: deleteVendorGroupTable,
  check: validateDeleteVendorGroupParameters,
  responses: {
    "2XX": {
      content: [/* @__PURE__ */ jsonWriter("application/json", validateVendorGroupCollection)],
      headers: deleteVendorGroupResponseHeadersTable,
      checkHeaders: validateDeleteVendorGroupResponseHeaders,
    },
    default: {
      content: [],
      headers: deleteVendorGroupResponseHeadersTable,
      checkHeaders: validateDeleteVendorGroupResponseHeaders,
    },
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
