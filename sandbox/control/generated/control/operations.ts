// Generated from openapi.yaml and world.yaml. Edit the specs, then run `make generate`.

import type { OperationTable, SecuritySchemeTables } from "@specwright/runtime/http";

/** The way in which the credential of each security scheme travels. */
export const securitySchemes: SecuritySchemeTables = {
  controlKey: { kind: "apiKey", in: "header", name: "sandbox-control-key" },
};

export const readClockTable: OperationTable = {
  id: "readClock",
  method: "GET",
  path: "/sandbox-control/v1/clock",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const setClockTable: OperationTable = {
  id: "setClock",
  method: "PUT",
  path: "/sandbox-control/v1/clock",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const advanceClockTable: OperationTable = {
  id: "advanceClock",
  method: "POST",
  path: "/sandbox-control/v1/clock/advance",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const exportWorldTable: OperationTable = {
  id: "exportWorld",
  method: "GET",
  path: "/sandbox-control/v1/world",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const resetWorldTable: OperationTable = {
  id: "resetWorld",
  method: "POST",
  path: "/sandbox-control/v1/world/reset",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const takeSnapshotTable: OperationTable = {
  id: "takeSnapshot",
  method: "POST",
  path: "/sandbox-control/v1/snapshots",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const restoreSnapshotTable: OperationTable = {
  id: "restoreSnapshot",
  method: "POST",
  path: "/sandbox-control/v1/snapshots/{id}/restore",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [{ controlKey: [] }],
};

export const saveRecordsTable: OperationTable = {
  id: "saveRecords",
  method: "PUT",
  path: "/sandbox-control/v1/records",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const listRecordsTable: OperationTable = {
  id: "listRecords",
  method: "GET",
  path: "/sandbox-control/v1/records/{kind}",
  parameters: [{ name: "kind", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [{ controlKey: [] }],
};

export const deleteRecordTable: OperationTable = {
  id: "deleteRecord",
  method: "DELETE",
  path: "/sandbox-control/v1/records/{kind}/{id}",
  parameters: [
    { name: "kind", in: "path", style: "simple", explode: false, shape: "string" },
    { name: "id", in: "path", style: "simple", explode: false, shape: "string" },
  ],
  security: [{ controlKey: [] }],
};

export const setConditionsTable: OperationTable = {
  id: "setConditions",
  method: "PUT",
  path: "/sandbox-control/v1/conditions",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const readSwitchesTable: OperationTable = {
  id: "readSwitches",
  method: "GET",
  path: "/sandbox-control/v1/switches",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const setSwitchesTable: OperationTable = {
  id: "setSwitches",
  method: "PUT",
  path: "/sandbox-control/v1/switches",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const listFaultsTable: OperationTable = {
  id: "listFaults",
  method: "GET",
  path: "/sandbox-control/v1/faults",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const addFaultTable: OperationTable = {
  id: "addFault",
  method: "POST",
  path: "/sandbox-control/v1/faults",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const removeFaultTable: OperationTable = {
  id: "removeFault",
  method: "DELETE",
  path: "/sandbox-control/v1/faults/{id}",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [{ controlKey: [] }],
};

export const publishEventTable: OperationTable = {
  id: "publishEvent",
  method: "POST",
  path: "/sandbox-control/v1/events",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const movePurchaseRequestTable: OperationTable = {
  id: "movePurchaseRequest",
  method: "POST",
  path: "/sandbox-control/v1/purchaserequests/{id}/move",
  parameters: [{ name: "id", in: "path", style: "simple", explode: false, shape: "string" }],
  security: [{ controlKey: [] }],
};

export const answerConsentTable: OperationTable = {
  id: "answerConsent",
  method: "POST",
  path: "/sandbox-control/v1/consents",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const mintTokenTable: OperationTable = {
  id: "mintToken",
  method: "POST",
  path: "/sandbox-control/v1/tokens",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const listDeliveriesTable: OperationTable = {
  id: "listDeliveries",
  method: "GET",
  path: "/sandbox-control/v1/deliveries",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const listNotificationsTable: OperationTable = {
  id: "listNotifications",
  method: "GET",
  path: "/sandbox-control/v1/notifications",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const readJournalTable: OperationTable = {
  id: "readJournal",
  method: "GET",
  path: "/sandbox-control/v1/journal",
  parameters: [],
  security: [{ controlKey: [] }],
};

export const clearJournalTable: OperationTable = {
  id: "clearJournal",
  method: "DELETE",
  path: "/sandbox-control/v1/journal",
  parameters: [],
  security: [{ controlKey: [] }],
};
