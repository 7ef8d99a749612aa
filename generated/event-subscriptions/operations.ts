// Generated from specs/event-subscriptions/openapi.yaml, sandbox/overlays/event-subscriptions.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { OperationTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  bearerToken: { kind: "authorization", prefix: "Bearer" },
};

export const listTopicsTable: OperationTable = {
  id: "listTopics",
  method: "GET",
  path: "/events/v4/topics",
  parameters: [{ name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [{ bearerToken: ["events.topic.read"] }],
};

export const saveSubscriptionTable: OperationTable = {
  id: "saveSubscription",
  method: "PUT",
  path: "/events/v4/subscriptions/webhook",
  parameters: [{ name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [{ bearerToken: ["events.topic.read"] }],
};

export const getSubscriptionTable: OperationTable = {
  id: "getSubscription",
  method: "GET",
  path: "/events/v4/subscriptions/{id}",
  parameters: [
    { name: "id", in: "path", style: "simple", explode: false, shape: "string" },
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
  ],
  security: [{ bearerToken: ["events.topic.read"] }],
};

export const deleteSubscriptionTable: OperationTable = {
  id: "deleteSubscription",
  method: "DELETE",
  path: "/events/v4/subscriptions/{id}",
  parameters: [
    { name: "id", in: "path", style: "simple", explode: false, shape: "string" },
    { name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" },
  ],
  security: [{ bearerToken: ["events.topic.read"] }],
};

export const listSubscriptionsTable: OperationTable = {
  id: "listSubscriptions",
  method: "GET",
  path: "/events/v4/subscriptions",
  parameters: [{ name: "service-correlationid", in: "header", style: "simple", explode: false, shape: "string" }],
  security: [{ bearerToken: ["events.topic.read"] }],
};

export const receiveEventTable: OperationTable = {
  id: "receiveEvent",
  method: "POST",
  path: "eventReceiver",
  parameters: [],
  security: [],
};
