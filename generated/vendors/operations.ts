// Generated from specs/vendors/openapi.yaml, sandbox/overlays/vendors.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { OperationTable, ParameterTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  accessToken: { kind: "authorization", prefix: "Bearer" },
};

export const listVendorsTable: OperationTable = {
  id: "listVendors",
  method: "GET",
  path: "/api/v3.0/invoice/vendors",
  parameters: [
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
    { name: "limit", in: "query", style: "form", explode: true, shape: "number", default: 25 },
    { name: "offset", in: "query", style: "form", explode: true, shape: "string" },
    { name: "sortDirection", in: "query", style: "form", explode: true, shape: "string", default: "ascending" },
    { name: "sortBy", in: "query", style: "form", explode: true, shape: "string" },
    { name: "searchType", in: "query", style: "form", explode: true, shape: "string", default: "exact" },
    { name: "vendorCode", in: "query", style: "form", explode: true, shape: "string" },
    { name: "vendorName", in: "query", style: "form", explode: true, shape: "string" },
    { name: "taxID", in: "query", style: "form", explode: true, shape: "string" },
    { name: "buyerAccountNumber", in: "query", style: "form", explode: true, shape: "string" },
    { name: "paymentMethodType", in: "query", style: "form", explode: true, shape: "string" },
    { name: "addressCode", in: "query", style: "form", explode: true, shape: "string" },
    { name: "address1", in: "query", style: "form", explode: true, shape: "string" },
    { name: "address2", in: "query", style: "form", explode: true, shape: "string" },
    { name: "address3", in: "query", style: "form", explode: true, shape: "string" },
    { name: "city", in: "query", style: "form", explode: true, shape: "string" },
    { name: "state", in: "query", style: "form", explode: true, shape: "string" },
    { name: "postalCode", in: "query", style: "form", explode: true, shape: "string" },
    { name: "approved", in: "query", style: "form", explode: true, shape: "string" },
    { name: "country", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom1", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom2", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom3", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom4", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom5", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom6", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom7", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom8", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom9", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom10", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom11", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom12", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom13", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom14", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom15", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom16", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom17", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom18", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom19", in: "query", style: "form", explode: true, shape: "string" },
    { name: "custom20", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [{ accessToken: ["INVVEN"] }],
};

export const listVendorsResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const createVendorsTable: OperationTable = {
  id: "createVendors",
  method: "POST",
  path: "/api/v3.0/invoice/vendors",
  parameters: [{ name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [{ accessToken: [] }],
};

export const createVendorsResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const updateVendorsTable: OperationTable = {
  id: "updateVendors",
  method: "PUT",
  path: "/api/v3.0/invoice/vendors",
  parameters: [{ name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [{ accessToken: [] }],
};

export const updateVendorsResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const deleteVendorTable: OperationTable = {
  id: "deleteVendor",
  method: "DELETE",
  path: "/api/v3.0/invoice/vendors",
  parameters: [
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
    { name: "vendorCode", in: "query", style: "form", explode: true, shape: "string" },
    { name: "addressCode", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [{ accessToken: [] }],
};

export const deleteVendorResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const updateVendorBanksTable: OperationTable = {
  id: "updateVendorBanks",
  method: "PUT",
  path: "/api/v3.0/invoice/vendor/banks",
  parameters: [{ name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [{ accessToken: [] }],
};

export const updateVendorBanksResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const updateVendorGroupsTable: OperationTable = {
  id: "updateVendorGroups",
  method: "PUT",
  path: "/api/v3.0/invoice/vendor/groups",
  parameters: [
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
    { name: "vendorCode", in: "query", style: "form", explode: true, shape: "string" },
    { name: "addressCode", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [{ accessToken: [] }],
};

export const updateVendorGroupsResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];

export const deleteVendorGroupTable: OperationTable = {
  id: "deleteVendorGroup",
  method: "DELETE",
  path: "/api/v3.0/invoice/vendor/groups",
  parameters: [
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
    { name: "vendorCode", in: "query", style: "form", explode: true, shape: "string" },
    { name: "addressCode", in: "query", style: "form", explode: true, shape: "string" },
    { name: "groupName", in: "query", style: "form", explode: true, shape: "string" },
  ],
  security: [{ accessToken: [] }],
};

export const deleteVendorGroupResponseHeadersTable: readonly ParameterTable[] = [
  { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
];
