// Generated from openapi.yaml and world.yaml. Edit the specs, then run `make generate`.

import { type OtherStatus, jsonWriter, strictJsonReader } from "@specwright/runtime/http";
import {
  type HandlerContext,
  type Refusal,
  type RefusalReply,
  type Replied,
  type SecurityHook,
  type Server,
  type ServerAnswer,
  type ServerOperation,
  type ServerReplyTable,
  type ServerSettings,
  createServer,
  notImplemented,
  problemDetails,
} from "@specwright/runtime/server";
import {
  addFaultTable,
  advanceClockTable,
  answerConsentTable,
  clearJournalTable,
  deleteRecordTable,
  exportWorldTable,
  listDeliveriesTable,
  listFaultsTable,
  listNotificationsTable,
  listRecordsTable,
  mintTokenTable,
  movePurchaseRequestTable,
  publishEventTable,
  readClockTable,
  readJournalTable,
  readSwitchesTable,
  removeFaultTable,
  resetWorldTable,
  restoreSnapshotTable,
  saveRecordsTable,
  securitySchemes,
  setClockTable,
  setConditionsTable,
  setSwitchesTable,
  takeSnapshotTable,
} from "./operations.js";
import type {
  Clock,
  ClockAdvance,
  ClockSetting,
  Conditions,
  ConsentAnswer,
  ConsentOutcome,
  DeleteRecordParameters,
  Event2,
  EventToPublish,
  Fault,
  FaultPlan,
  ListDeliveriesResponse200,
  ListFaultsResponse200,
  ListNotificationsResponse200,
  ListRecordsParameters,
  MintedToken,
  MovePurchaseRequestParameters,
  Problem as ProblemModel,
  PurchaseRequest2,
  PurchaseRequestMove,
  ReadJournalResponse200,
  RemoveFaultParameters,
  Reset,
  RestoreSnapshotParameters,
  Snapshot,
  Switches,
  TokenRequest,
  World2,
} from "./types.js";
import {
  validateClock,
  validateClockAdvance,
  validateClockSetting,
  validateConditions,
  validateConsentAnswer,
  validateConsentOutcome,
  validateDeleteRecordParameters,
  validateEvent2,
  validateEventToPublish,
  validateFault,
  validateFaultPlan,
  validateListDeliveriesResponse200,
  validateListFaultsResponse200,
  validateListNotificationsResponse200,
  validateListRecordsParameters,
  validateMintedToken,
  validateMovePurchaseRequestParameters,
  validateProblem,
  validatePurchaseRequest2,
  validatePurchaseRequestMove,
  validateReadJournalResponse200,
  validateRemoveFaultParameters,
  validateReset,
  validateRestoreSnapshotParameters,
  validateSnapshot,
  validateSwitches,
  validateTokenRequest,
  validateWorld2,
} from "./validators.js";

/**
 * Implements Control of the sandbox: a method for each operation.
 *
 * The sandbox's own contract: no document of the platform knows it, and its prefix is in none of them. Every
 * call needs the key that the sandbox prints at its start.
 */
export interface ControlHandlers<ControlKeyContext = unknown> {
  /**
   * Read the clock.
   *
   * The clock tells the time of the world, which every interface lives by.
   *
   * GET /sandbox-control/v1/clock
   */
  readClock(
    request: ReadClockReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, ReadClockReply>,
  ): Replied<ReadClockReply>;
  /**
   * Move the clock to a moment.
   *
   * What is due by then happens before the answer is sent.
   *
   * PUT /sandbox-control/v1/clock
   */
  setClock(
    request: SetClockReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, SetClockReply>,
  ): Replied<SetClockReply>;
  /**
   * Move the clock forward.
   *
   * What is due by then happens before the answer is sent.
   *
   * POST /sandbox-control/v1/clock/advance
   */
  advanceClock(
    request: AdvanceClockReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, AdvanceClockReply>,
  ): Replied<AdvanceClockReply>;
  /**
   * Export the world.
   *
   * All records as one seed, from which a sandbox can start; those of a kind in the order of their ids.
   *
   * GET /sandbox-control/v1/world
   */
  exportWorld(
    request: ExportWorldReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, ExportWorldReply>,
  ): Replied<ExportWorldReply>;
  /**
   * Begin anew with a seed.
   *
   * Every record is replaced by those of the seed; the clock, identifiers, faults and the journal begin anew as
   * well.
   *
   * POST /sandbox-control/v1/world/reset
   */
  resetWorld(
    request: ResetWorldReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, ResetWorldReply>,
  ): Replied<ResetWorldReply>;
  /**
   * Take a snapshot.
   *
   * The snapshot keeps every record and the time, in memory.
   *
   * POST /sandbox-control/v1/snapshots
   */
  takeSnapshot(
    request: TakeSnapshotReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, TakeSnapshotReply>,
  ): Replied<TakeSnapshotReply>;
  /**
   * Go back to a snapshot.
   *
   * Every record and the time become what they were.
   *
   * POST /sandbox-control/v1/snapshots/{id}/restore
   */
  restoreSnapshot(
    request: RestoreSnapshotReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, RestoreSnapshotReply>,
  ): Replied<RestoreSnapshotReply>;
  /**
   * Create or change records.
   *
   * Each record takes the place of the one with the same key, or is new. Values that the API of a record
   * describes follow its schema. The references of records are not checked. A login that another user has is
   * refused with 409.
   *
   * PUT /sandbox-control/v1/records
   */
  saveRecords(
    request: SaveRecordsReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, SaveRecordsReply>,
  ): Replied<SaveRecordsReply>;
  /**
   * List the records of a kind.
   *
   * The answer has that kind alone, in the order of the ids.
   *
   * GET /sandbox-control/v1/records/{kind}
   */
  listRecords(
    request: ListRecordsReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, ListRecordsReply>,
  ): Replied<ListRecordsReply>;
  /**
   * Delete a record.
   *
   * What other records say of it stays as it is.
   *
   * DELETE /sandbox-control/v1/records/{kind}/{id}
   */
  deleteRecord(
    request: DeleteRecordReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, DeleteRecordReply>,
  ): Replied<DeleteRecordReply>;
  /**
   * Set the conditions that calls meet.
   *
   * The conditions take the place of those that the company, application or user had; an empty list ends them.
   *
   * PUT /sandbox-control/v1/conditions
   */
  setConditions(
    request: SetConditionsReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, SetConditionsReply>,
  ): Replied<SetConditionsReply>;
  /**
   * Read the switches.
   *
   * Switches decide where a document leaves a choice.
   *
   * GET /sandbox-control/v1/switches
   */
  readSwitches(
    request: ReadSwitchesReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, ReadSwitchesReply>,
  ): Replied<ReadSwitchesReply>;
  /**
   * Set switches.
   *
   * Those that are left out stay as they are.
   *
   * PUT /sandbox-control/v1/switches
   */
  setSwitches(
    request: SetSwitchesReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, SetSwitchesReply>,
  ): Replied<SetSwitchesReply>;
  /**
   * List the faults that are planned.
   *
   * In the order of planning. A fault that as many calls have met as were to meet it is not among them.
   *
   * GET /sandbox-control/v1/faults
   */
  listFaults(
    request: ListFaultsReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, ListFaultsReply>,
  ): Replied<ListFaultsReply>;
  /**
   * Plan a fault of an operation.
   *
   * Calls of the operation fail as told: as often as the plan says, or by a chance that is drawn from the seed.
   * A reset forgets all plans.
   *
   * POST /sandbox-control/v1/faults
   */
  addFault(
    request: AddFaultReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, AddFaultReply>,
  ): Replied<AddFaultReply>;
  /**
   * Take a fault back.
   *
   * Calls that it would have met are answered as usual.
   *
   * DELETE /sandbox-control/v1/faults/{id}
   */
  removeFault(
    request: RemoveFaultReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, RemoveFaultReply>,
  ): Replied<RemoveFaultReply>;
  /**
   * Publish an event.
   *
   * The event goes to every subscription whose topic, filter and company fit. Its data may name a session, which
   * is then known.
   *
   * POST /sandbox-control/v1/events
   */
  publishEvent(
    request: PublishEventReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, PublishEventReply>,
  ): Replied<PublishEventReply>;
  /**
   * Move a purchase request on.
   *
   * From then on the clock does not move it any more.
   *
   * POST /sandbox-control/v1/purchaserequests/{id}/move
   */
  movePurchaseRequest(
    request: MovePurchaseRequestReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, MovePurchaseRequestReply>,
  ): Replied<MovePurchaseRequestReply>;
  /**
   * Answer a request for consent.
   *
   * This does what a user does on the page of the web flow.
   *
   * POST /sandbox-control/v1/consents
   */
  answerConsent(
    request: AnswerConsentReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, AnswerConsentReply>,
  ): Replied<AnswerConsentReply>;
  /**
   * Mint a token.
   *
   * With a company it is a company access token, with a user of it a token of that user, and without a company
   * the JWT that the client credentials grant gives.
   *
   * POST /sandbox-control/v1/tokens
   */
  mintToken(
    request: MintTokenReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, MintTokenReply>,
  ): Replied<MintTokenReply>;
  /**
   * List deliveries.
   *
   * Deliveries that wait and those that were tried, in the order in which they are due; those that are due at
   * the same time, in the order in which they were planned.
   *
   * GET /sandbox-control/v1/deliveries
   */
  listDeliveries(
    request: ListDeliveriesReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, ListDeliveriesReply>,
  ): Replied<ListDeliveriesReply>;
  /**
   * List notifications that were sent.
   *
   * In the order of their sending; those of the same time, in the order of their ids.
   *
   * GET /sandbox-control/v1/notifications
   */
  listNotifications(
    request: ListNotificationsReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, ListNotificationsReply>,
  ): Replied<ListNotificationsReply>;
  /**
   * Read the journal of requests.
   *
   * The last thousand exchanges of all interfaces, the oldest first; credentials are hidden.
   *
   * GET /sandbox-control/v1/journal
   */
  readJournal(
    request: ReadJournalReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, ReadJournalReply>,
  ): Replied<ReadJournalReply>;
  /**
   * Empty the journal.
   *
   * The next exchange is the first one in it.
   *
   * DELETE /sandbox-control/v1/journal
   */
  clearJournal(
    request: ClearJournalReceived,
    context: HandlerContext<{ readonly controlKey: ControlKeyContext }, ClearJournalReply>,
  ): Replied<ClearJournalReply>;
}

/** Checks credentials, with a hook for each security scheme; what it returns is `context.auth` of handlers. */
export interface ControlSecurity<ControlKeyContext = unknown> {
  /** The key that the sandbox prints at its start. */
  readonly controlKey: SecurityHook<string, ControlKeyContext>;
}

export interface ControlServerOptions<ControlKeyContext = unknown> extends ServerSettings<keyof ControlHandlers> {
  readonly security: ControlSecurity<ControlKeyContext>;
  readonly handlers: ControlHandlers<ControlKeyContext>;
}

/** Answers 501 to everything: spread it into your handlers until each has its own. */
export const unimplementedControl: { readonly [Name in keyof ControlHandlers]: () => never } = {
  readClock: notImplemented,
  setClock: notImplemented,
  advanceClock: notImplemented,
  exportWorld: notImplemented,
  resetWorld: notImplemented,
  takeSnapshot: notImplemented,
  restoreSnapshot: notImplemented,
  saveRecords: notImplemented,
  listRecords: notImplemented,
  deleteRecord: notImplemented,
  setConditions: notImplemented,
  readSwitches: notImplemented,
  setSwitches: notImplemented,
  listFaults: notImplemented,
  addFault: notImplemented,
  removeFault: notImplemented,
  publishEvent: notImplemented,
  movePurchaseRequest: notImplemented,
  answerConsent: notImplemented,
  mintToken: notImplemented,
  listDeliveries: notImplemented,
  listNotifications: notImplemented,
  readJournal: notImplemented,
  clearJournal: notImplemented,
};

/** Shapes a refused request: as RFC 9457 describes. */
export function controlRefusal(refusal: Refusal): RefusalReply {
  return problemDetails(refusal);
}

/**
 * Serves the handlers. Give it to an adapter: toNodeListener, toFastifyPlugin or toFetchHandler. Write
 * `security` before `handlers`: TypeScript reads in that order what hooks return and handlers get.
 */
export function createControlServer<ControlKeyContext = unknown>(
  options: ControlServerOptions<ControlKeyContext>,
): Server {
  return createServer(
    {
      name: "control",
      basePath: "",
      operations: [
        readClockOperation,
        setClockOperation,
        advanceClockOperation,
        exportWorldOperation,
        resetWorldOperation,
        takeSnapshotOperation,
        restoreSnapshotOperation,
        saveRecordsOperation,
        listRecordsOperation,
        deleteRecordOperation,
        setConditionsOperation,
        readSwitchesOperation,
        setSwitchesOperation,
        listFaultsOperation,
        addFaultOperation,
        removeFaultOperation,
        publishEventOperation,
        movePurchaseRequestOperation,
        answerConsentOperation,
        mintTokenOperation,
        listDeliveriesOperation,
        listNotificationsOperation,
        readJournalOperation,
        clearJournalOperation,
      ],
      securitySchemes,
      refusalReply: controlRefusal,
    },
    options,
  );
}

/** The request that the handler of `readClock` receives. */
export type ReadClockReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `readClock` returns. */
export type ReadClockReply =
  | ServerAnswer<200, Clock, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const sharedReply: ServerReplyTable = {
  content: [/* @__PURE__ */ jsonWriter("application/problem+json", validateProblem)],
};

const readClockOperation: ServerOperation = {
  table: readClockTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateClock)] },
    default: sharedReply,
  },
};

/** The request that the handler of `setClock` receives. */
export interface SetClockReceived {
  readonly contentType: "application/json";
  /** The moment. */
  readonly body: ClockSetting;
}

/** The reply that the handler of `setClock` returns. */
export type SetClockReply =
  | ServerAnswer<200, Clock, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const setClockOperation: ServerOperation = {
  table: setClockTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateClockSetting)] },
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateClock)] },
    default: sharedReply,
  },
};

/** The request that the handler of `advanceClock` receives. */
export interface AdvanceClockReceived {
  readonly contentType: "application/json";
  /** The distance. */
  readonly body: ClockAdvance;
}

/** The reply that the handler of `advanceClock` returns. */
export type AdvanceClockReply =
  | ServerAnswer<200, Clock, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const advanceClockOperation: ServerOperation = {
  table: advanceClockTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateClockAdvance)] },
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateClock)] },
    default: sharedReply,
  },
};

/** The request that the handler of `exportWorld` receives. */
export type ExportWorldReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `exportWorld` returns. */
export type ExportWorldReply =
  | ServerAnswer<200, World2, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const exportWorldOperation: ServerOperation = {
  table: exportWorldTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateWorld2)] },
    default: sharedReply,
  },
};

/**
 * The request that the handler of `resetWorld` receives.
 *
 * The seed; the one of the start unless another is given.
 */
export type ResetWorldReceived =
  | { readonly contentType: "application/json"; readonly body: Reset }
  | { readonly contentType?: undefined; readonly body?: undefined };

/** The reply that the handler of `resetWorld` returns. */
export type ResetWorldReply =
  | {
      readonly status: 204;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<OtherStatus<204>, ProblemModel, "application/problem+json">;

const resetWorldOperation: ServerOperation = {
  table: resetWorldTable,
  body: { required: false, content: [/* @__PURE__ */ strictJsonReader("application/json", validateReset)] },
  responses: {
    204: { content: [] },
    default: sharedReply,
  },
};

/** The request that the handler of `takeSnapshot` receives. */
export type TakeSnapshotReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `takeSnapshot` returns. */
export type TakeSnapshotReply =
  | ServerAnswer<201, Snapshot, "application/json">
  | ServerAnswer<OtherStatus<201>, ProblemModel, "application/problem+json">;

const takeSnapshotOperation: ServerOperation = {
  table: takeSnapshotTable,
  responses: {
    201: { content: [/* @__PURE__ */ jsonWriter("application/json", validateSnapshot)] },
    default: sharedReply,
  },
};

/** The request that the handler of `restoreSnapshot` receives. */
export type RestoreSnapshotReceived = RestoreSnapshotParameters;

/** The reply that the handler of `restoreSnapshot` returns. */
export type RestoreSnapshotReply =
  | {
      readonly status: 204;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<OtherStatus<204>, ProblemModel, "application/problem+json">;

const restoreSnapshotOperation: ServerOperation = {
  table: restoreSnapshotTable,
  check: validateRestoreSnapshotParameters,
  responses: {
    204: { content: [] },
    default: sharedReply,
  },
};

/** The request that the handler of `saveRecords` receives. */
export interface SaveRecordsReceived {
  readonly contentType: "application/json";
  /** The records, by kind. */
  readonly body: World2;
}

/** The reply that the handler of `saveRecords` returns. */
export type SaveRecordsReply =
  | {
      readonly status: 204;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<OtherStatus<204>, ProblemModel, "application/problem+json">;

const saveRecordsOperation: ServerOperation = {
  table: saveRecordsTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateWorld2)] },
  responses: {
    204: { content: [] },
    default: sharedReply,
  },
};

/** The request that the handler of `listRecords` receives. */
export type ListRecordsReceived = ListRecordsParameters;

/** The reply that the handler of `listRecords` returns. */
export type ListRecordsReply =
  | ServerAnswer<200, World2, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const listRecordsOperation: ServerOperation = {
  table: listRecordsTable,
  check: validateListRecordsParameters,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateWorld2)] },
    default: sharedReply,
  },
};

/** The request that the handler of `deleteRecord` receives. */
export type DeleteRecordReceived = DeleteRecordParameters;

/** The reply that the handler of `deleteRecord` returns. */
export type DeleteRecordReply =
  | {
      readonly status: 204;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<OtherStatus<204>, ProblemModel, "application/problem+json">;

const deleteRecordOperation: ServerOperation = {
  table: deleteRecordTable,
  check: validateDeleteRecordParameters,
  responses: {
    204: { content: [] },
    default: sharedReply,
  },
};

/** The request that the handler of `setConditions` receives. */
export interface SetConditionsReceived {
  readonly contentType: "application/json";
  /** The conditions. */
  readonly body: Conditions;
}

/** The reply that the handler of `setConditions` returns. */
export type SetConditionsReply =
  | {
      readonly status: 204;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<OtherStatus<204>, ProblemModel, "application/problem+json">;

const setConditionsOperation: ServerOperation = {
  table: setConditionsTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateConditions)] },
  responses: {
    204: { content: [] },
    default: sharedReply,
  },
};

/** The request that the handler of `readSwitches` receives. */
export type ReadSwitchesReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `readSwitches` returns. */
export type ReadSwitchesReply =
  | ServerAnswer<200, Switches, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const readSwitchesOperation: ServerOperation = {
  table: readSwitchesTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateSwitches)] },
    default: sharedReply,
  },
};

/** The request that the handler of `setSwitches` receives. */
export interface SetSwitchesReceived {
  readonly contentType: "application/json";
  /** The switches to set. */
  readonly body: Switches;
}

/** The reply that the handler of `setSwitches` returns. */
export type SetSwitchesReply =
  | ServerAnswer<200, Switches, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const setSwitchesOperation: ServerOperation = {
  table: setSwitchesTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateSwitches)] },
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateSwitches)] },
    default: sharedReply,
  },
};

/** The request that the handler of `listFaults` receives. */
export type ListFaultsReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `listFaults` returns. */
export type ListFaultsReply =
  | ServerAnswer<200, ListFaultsResponse200, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const listFaultsOperation: ServerOperation = {
  table: listFaultsTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateListFaultsResponse200)] },
    default: sharedReply,
  },
};

/** The request that the handler of `addFault` receives. */
export interface AddFaultReceived {
  readonly contentType: "application/json";
  /** The fault. */
  readonly body: FaultPlan;
}

/** The reply that the handler of `addFault` returns. */
export type AddFaultReply =
  | ServerAnswer<201, Fault, "application/json">
  | ServerAnswer<OtherStatus<201>, ProblemModel, "application/problem+json">;

const addFaultOperation: ServerOperation = {
  table: addFaultTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateFaultPlan)] },
  responses: {
    201: { content: [/* @__PURE__ */ jsonWriter("application/json", validateFault)] },
    default: sharedReply,
  },
};

/** The request that the handler of `removeFault` receives. */
export type RemoveFaultReceived = RemoveFaultParameters;

/** The reply that the handler of `removeFault` returns. */
export type RemoveFaultReply =
  | {
      readonly status: 204;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<OtherStatus<204>, ProblemModel, "application/problem+json">;

const removeFaultOperation: ServerOperation = {
  table: removeFaultTable,
  check: validateRemoveFaultParameters,
  responses: {
    204: { content: [] },
    default: sharedReply,
  },
};

/** The request that the handler of `publishEvent` receives. */
export interface PublishEventReceived {
  readonly contentType: "application/json";
  /** The event. */
  readonly body: EventToPublish;
}

/** The reply that the handler of `publishEvent` returns. */
export type PublishEventReply =
  | ServerAnswer<201, Event2, "application/json">
  | ServerAnswer<OtherStatus<201>, ProblemModel, "application/problem+json">;

const publishEventOperation: ServerOperation = {
  table: publishEventTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateEventToPublish)] },
  responses: {
    201: { content: [/* @__PURE__ */ jsonWriter("application/json", validateEvent2)] },
    default: sharedReply,
  },
};

/** The request that the handler of `movePurchaseRequest` receives. */
export interface MovePurchaseRequestReceived extends MovePurchaseRequestParameters {
  readonly contentType: "application/json";
  /** Its new state; members that are left out stay. */
  readonly body: PurchaseRequestMove;
}

/** The reply that the handler of `movePurchaseRequest` returns. */
export type MovePurchaseRequestReply =
  | ServerAnswer<200, PurchaseRequest2, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const movePurchaseRequestOperation: ServerOperation = {
  table: movePurchaseRequestTable,
  check: validateMovePurchaseRequestParameters,
  body: {
    required: true,
    content: [/* @__PURE__ */ strictJsonReader("application/json", validatePurchaseRequestMove)],
  },
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validatePurchaseRequest2)] },
    default: sharedReply,
  },
};

/** The request that the handler of `answerConsent` receives. */
export interface AnswerConsentReceived {
  readonly contentType: "application/json";
  /** The request for consent, and the answer. */
  readonly body: ConsentAnswer;
}

/** The reply that the handler of `answerConsent` returns. */
export type AnswerConsentReply =
  | ServerAnswer<200, ConsentOutcome, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const answerConsentOperation: ServerOperation = {
  table: answerConsentTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateConsentAnswer)] },
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateConsentOutcome)] },
    default: sharedReply,
  },
};

/** The request that the handler of `mintToken` receives. */
export interface MintTokenReceived {
  readonly contentType: "application/json";
  /** The subject of the token. */
  readonly body: TokenRequest;
}

/** The reply that the handler of `mintToken` returns. */
export type MintTokenReply =
  | ServerAnswer<201, MintedToken, "application/json">
  | ServerAnswer<OtherStatus<201>, ProblemModel, "application/problem+json">;

const mintTokenOperation: ServerOperation = {
  table: mintTokenTable,
  body: { required: true, content: [/* @__PURE__ */ strictJsonReader("application/json", validateTokenRequest)] },
  responses: {
    201: { content: [/* @__PURE__ */ jsonWriter("application/json", validateMintedToken)] },
    default: sharedReply,
  },
};

/** The request that the handler of `listDeliveries` receives. */
export type ListDeliveriesReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `listDeliveries` returns. */
export type ListDeliveriesReply =
  | ServerAnswer<200, ListDeliveriesResponse200, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const listDeliveriesOperation: ServerOperation = {
  table: listDeliveriesTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateListDeliveriesResponse200)] },
    default: sharedReply,
  },
};

/** The request that the handler of `listNotifications` receives. */
export type ListNotificationsReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `listNotifications` returns. */
export type ListNotificationsReply =
  | ServerAnswer<200, ListNotificationsResponse200, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const listNotificationsOperation: ServerOperation = {
  table: listNotificationsTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateListNotificationsResponse200)] },
    default: sharedReply,
  },
};

/** The request that the handler of `readJournal` receives. */
export type ReadJournalReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `readJournal` returns. */
export type ReadJournalReply =
  | ServerAnswer<200, ReadJournalResponse200, "application/json">
  | ServerAnswer<OtherStatus<200>, ProblemModel, "application/problem+json">;

const readJournalOperation: ServerOperation = {
  table: readJournalTable,
  responses: {
    200: { content: [/* @__PURE__ */ jsonWriter("application/json", validateReadJournalResponse200)] },
    default: sharedReply,
  },
};

/** The request that the handler of `clearJournal` receives. */
export type ClearJournalReceived = Readonly<Record<string, never>>;

/** The reply that the handler of `clearJournal` returns. */
export type ClearJournalReply =
  | {
      readonly status: 204;
      readonly headers?: Readonly<Record<string, string>>;
      readonly body?: undefined;
      readonly contentType?: undefined;
    }
  | ServerAnswer<OtherStatus<204>, ProblemModel, "application/problem+json">;

const clearJournalOperation: ServerOperation = {
  table: clearJournalTable,
  responses: {
    204: { content: [] },
    default: sharedReply,
  },
};

export { forbidden } from "@specwright/runtime/server";
export { unauthorized } from "@specwright/runtime/server";
export { refuse } from "@specwright/runtime/server";
