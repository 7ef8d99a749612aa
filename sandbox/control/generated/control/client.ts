// Generated from openapi.yaml and world.yaml. Edit the specs, then run `make generate`.

import {
  type CallOptions,
  type ClientBase,
  type ClientOperation,
  type ClientResponse,
  type ClientResult,
  type ClientSettings,
  type Connection,
  type Credential,
  type NoHeaders,
  type ServerAddress,
  callOperation,
  connect,
  createRawClient,
  serverAddress,
} from "@specwright/runtime/client";
import { type OtherStatus, jsonReader, jsonWriter } from "@specwright/runtime/http";
import { encodePlainPath } from "@specwright/runtime/parameters";
import { type Client as RawClient, default as createClient } from "openapi-fetch";
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
import type { paths } from "./paths.js";
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

/** A credential for each security scheme: a value, or a function that fetches it for each call. */
export interface ControlAuth {
  /** The key that the sandbox prints at its start. */
  readonly controlKey?: Credential | undefined;
}

export type ControlClientOptions = ClientSettings<ControlAuth>;

/** The settings of calls without a client, which the operations that are functions take. */
export type ControlConnection = Connection<ControlAuth>;

/**
 * Calls Control of the sandbox.
 *
 * The sandbox's own contract: no document of the platform knows it, and its prefix is in none of them. Every
 * call needs the key that the sandbox prints at its start.
 */
export interface ControlClient extends ClientBase<ControlClient, ControlAuth> {
  /**
   * openapi-fetch's own client with the same settings. Middlewares given to it see every call. It follows no
   * redirect either; browsers hide one: `response.type` is "opaqueredirect" there, and `response.status` 0.
   */
  readonly raw: RawClient<paths>;
  /**
   * Read the clock.
   *
   * The clock tells the time of the world, which every interface lives by.
   *
   * GET /sandbox-control/v1/clock
   */
  readClock(input?: ReadClockInput, options?: CallOptions): Promise<ReadClockResult>;
  /**
   * Move the clock to a moment.
   *
   * What is due by then happens before the answer is sent.
   *
   * PUT /sandbox-control/v1/clock
   */
  setClock(input: SetClockInput, options?: CallOptions): Promise<SetClockResult>;
  /**
   * Move the clock forward.
   *
   * What is due by then happens before the answer is sent.
   *
   * POST /sandbox-control/v1/clock/advance
   */
  advanceClock(input: AdvanceClockInput, options?: CallOptions): Promise<AdvanceClockResult>;
  /**
   * Export the world.
   *
   * All records as one seed, from which a sandbox can start; those of a kind in the order of their ids.
   *
   * GET /sandbox-control/v1/world
   */
  exportWorld(input?: ExportWorldInput, options?: CallOptions): Promise<ExportWorldResult>;
  /**
   * Begin anew with a seed.
   *
   * Every record is replaced by those of the seed; the clock, identifiers, faults and the journal begin anew as
   * well.
   *
   * POST /sandbox-control/v1/world/reset
   */
  resetWorld(input?: ResetWorldInput, options?: CallOptions): Promise<ResetWorldResult>;
  /**
   * Take a snapshot.
   *
   * The snapshot keeps every record and the time, in memory.
   *
   * POST /sandbox-control/v1/snapshots
   */
  takeSnapshot(input?: TakeSnapshotInput, options?: CallOptions): Promise<TakeSnapshotResult>;
  /**
   * Go back to a snapshot.
   *
   * Every record and the time become what they were.
   *
   * POST /sandbox-control/v1/snapshots/{id}/restore
   */
  restoreSnapshot(input: RestoreSnapshotInput, options?: CallOptions): Promise<RestoreSnapshotResult>;
  /**
   * Create or change records.
   *
   * Each record takes the place of the one with the same key, or is new. Values that the API of a record
   * describes follow its schema. The references of records are not checked. A login that another user has is
   * refused with 409.
   *
   * PUT /sandbox-control/v1/records
   */
  saveRecords(input: SaveRecordsInput, options?: CallOptions): Promise<SaveRecordsResult>;
  /**
   * List the records of a kind.
   *
   * The answer has that kind alone, in the order of the ids.
   *
   * GET /sandbox-control/v1/records/{kind}
   */
  listRecords(input: ListRecordsInput, options?: CallOptions): Promise<ListRecordsResult>;
  /**
   * Delete a record.
   *
   * What other records say of it stays as it is.
   *
   * DELETE /sandbox-control/v1/records/{kind}/{id}
   */
  deleteRecord(input: DeleteRecordInput, options?: CallOptions): Promise<DeleteRecordResult>;
  /**
   * Set the conditions that calls meet.
   *
   * The conditions take the place of those that the company, application or user had; an empty list ends them.
   *
   * PUT /sandbox-control/v1/conditions
   */
  setConditions(input: SetConditionsInput, options?: CallOptions): Promise<SetConditionsResult>;
  /**
   * Read the switches.
   *
   * Switches decide where a document leaves a choice.
   *
   * GET /sandbox-control/v1/switches
   */
  readSwitches(input?: ReadSwitchesInput, options?: CallOptions): Promise<ReadSwitchesResult>;
  /**
   * Set switches.
   *
   * Those that are left out stay as they are.
   *
   * PUT /sandbox-control/v1/switches
   */
  setSwitches(input: SetSwitchesInput, options?: CallOptions): Promise<SetSwitchesResult>;
  /**
   * List the faults that are planned.
   *
   * In the order of planning. A fault that as many calls have met as were to meet it is not among them.
   *
   * GET /sandbox-control/v1/faults
   */
  listFaults(input?: ListFaultsInput, options?: CallOptions): Promise<ListFaultsResult>;
  /**
   * Plan a fault of an operation.
   *
   * Calls of the operation fail as told: as often as the plan says, or by a chance that is drawn from the seed.
   * A reset forgets all plans.
   *
   * POST /sandbox-control/v1/faults
   */
  addFault(input: AddFaultInput, options?: CallOptions): Promise<AddFaultResult>;
  /**
   * Take a fault back.
   *
   * Calls that it would have met are answered as usual.
   *
   * DELETE /sandbox-control/v1/faults/{id}
   */
  removeFault(input: RemoveFaultInput, options?: CallOptions): Promise<RemoveFaultResult>;
  /**
   * Publish an event.
   *
   * The event goes to every subscription whose topic, filter and company fit. Its data may name a session, which
   * is then known.
   *
   * POST /sandbox-control/v1/events
   */
  publishEvent(input: PublishEventInput, options?: CallOptions): Promise<PublishEventResult>;
  /**
   * Move a purchase request on.
   *
   * From then on the clock does not move it any more.
   *
   * POST /sandbox-control/v1/purchaserequests/{id}/move
   */
  movePurchaseRequest(input: MovePurchaseRequestInput, options?: CallOptions): Promise<MovePurchaseRequestResult>;
  /**
   * Answer a request for consent.
   *
   * This does what a user does on the page of the web flow.
   *
   * POST /sandbox-control/v1/consents
   */
  answerConsent(input: AnswerConsentInput, options?: CallOptions): Promise<AnswerConsentResult>;
  /**
   * Mint a token.
   *
   * With a company it is a company access token, with a user of it a token of that user, and without a company
   * the JWT that the client credentials grant gives.
   *
   * POST /sandbox-control/v1/tokens
   */
  mintToken(input: MintTokenInput, options?: CallOptions): Promise<MintTokenResult>;
  /**
   * List deliveries.
   *
   * Deliveries that wait and those that were tried, in the order in which they are due; those that are due at
   * the same time, in the order in which they were planned.
   *
   * GET /sandbox-control/v1/deliveries
   */
  listDeliveries(input?: ListDeliveriesInput, options?: CallOptions): Promise<ListDeliveriesResult>;
  /**
   * List notifications that were sent.
   *
   * In the order of their sending; those of the same time, in the order of their ids.
   *
   * GET /sandbox-control/v1/notifications
   */
  listNotifications(input?: ListNotificationsInput, options?: CallOptions): Promise<ListNotificationsResult>;
  /**
   * Read the journal of requests.
   *
   * The last thousand exchanges of all interfaces, the oldest first; credentials are hidden.
   *
   * GET /sandbox-control/v1/journal
   */
  readJournal(input?: ReadJournalInput, options?: CallOptions): Promise<ReadJournalResult>;
  /**
   * Empty the journal.
   *
   * The next exchange is the first one in it.
   *
   * DELETE /sandbox-control/v1/journal
   */
  clearJournal(input?: ClearJournalInput, options?: CallOptions): Promise<ClearJournalResult>;
}

/** A client with all operations as methods. Throws a TypeError when the base URL is not valid. */
export function createControlClient(options: ControlClientOptions): ControlClient {
  const { connection, raw } = createRawClient(createClient<paths>, options, securitySchemes, [
    readClockTable,
    setClockTable,
    advanceClockTable,
    exportWorldTable,
    resetWorldTable,
    takeSnapshotTable,
    restoreSnapshotTable,
    saveRecordsTable,
    listRecordsTable,
    deleteRecordTable,
    setConditionsTable,
    readSwitchesTable,
    setSwitchesTable,
    listFaultsTable,
    addFaultTable,
    removeFaultTable,
    publishEventTable,
    movePurchaseRequestTable,
    answerConsentTable,
    mintTokenTable,
    listDeliveriesTable,
    listNotificationsTable,
    readJournalTable,
    clearJournalTable,
  ]);
  return {
    connection,
    raw,
    withBaseUrl: (baseUrl) => createControlClient({ ...options, baseUrl }),
    readClock: (input, callOptions) => readClock(connection, input, callOptions),
    setClock: (input, callOptions) => setClock(connection, input, callOptions),
    advanceClock: (input, callOptions) => advanceClock(connection, input, callOptions),
    exportWorld: (input, callOptions) => exportWorld(connection, input, callOptions),
    resetWorld: (input, callOptions) => resetWorld(connection, input, callOptions),
    takeSnapshot: (input, callOptions) => takeSnapshot(connection, input, callOptions),
    restoreSnapshot: (input, callOptions) => restoreSnapshot(connection, input, callOptions),
    saveRecords: (input, callOptions) => saveRecords(connection, input, callOptions),
    listRecords: (input, callOptions) => listRecords(connection, input, callOptions),
    deleteRecord: (input, callOptions) => deleteRecord(connection, input, callOptions),
    setConditions: (input, callOptions) => setConditions(connection, input, callOptions),
    readSwitches: (input, callOptions) => readSwitches(connection, input, callOptions),
    setSwitches: (input, callOptions) => setSwitches(connection, input, callOptions),
    listFaults: (input, callOptions) => listFaults(connection, input, callOptions),
    addFault: (input, callOptions) => addFault(connection, input, callOptions),
    removeFault: (input, callOptions) => removeFault(connection, input, callOptions),
    publishEvent: (input, callOptions) => publishEvent(connection, input, callOptions),
    movePurchaseRequest: (input, callOptions) => movePurchaseRequest(connection, input, callOptions),
    answerConsent: (input, callOptions) => answerConsent(connection, input, callOptions),
    mintToken: (input, callOptions) => mintToken(connection, input, callOptions),
    listDeliveries: (input, callOptions) => listDeliveries(connection, input, callOptions),
    listNotifications: (input, callOptions) => listNotifications(connection, input, callOptions),
    readJournal: (input, callOptions) => readJournal(connection, input, callOptions),
    clearJournal: (input, callOptions) => clearJournal(connection, input, callOptions),
  };
}

/**
 * Settings for the operations that are functions: a bundle then holds only what it calls. Throws a TypeError
 * when the base URL is not valid.
 */
export function connectControl(options: ControlClientOptions): ControlConnection {
  return connect(options, securitySchemes);
}

/** The servers of the contract: what each returns is a `baseUrl` for clients. */
export interface ControlServers {
  /**
   * The address of the sandbox.
   *
   * {base_url}
   */
  server(variables?: { readonly base_url?: string }): ServerAddress;
}

export const controlServers: ControlServers = {
  server: (variables) =>
    serverAddress(
      "server",
      { url: "{base_url}", variables: { base_url: { default: "http://127.0.0.1:8080" } } },
      variables,
    ),
};

/** The request that `readClock` sends. */
export type ReadClockInput = Readonly<Record<string, never>>;

/** The result of `readClock`. */
export type ReadClockResult =
  | ClientResult<200, Clock, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Read the clock.
 *
 * The clock tells the time of the world, which every interface lives by.
 *
 * GET /sandbox-control/v1/clock
 */
export function readClock(
  connection: ControlConnection,
  input?: ReadClockInput,
  options?: CallOptions,
): Promise<ReadClockResult> {
  return callOperation<ReadClockResult>(connection, readClockOperation, input, options);
}

const sharedResponse: ClientResponse = {
  content: [/* @__PURE__ */ jsonReader("application/problem+json", validateProblem)],
};

const readClockOperation: ClientOperation = {
  table: readClockTable,
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateClock)] },
    default: sharedResponse,
  },
};

/** The request that `setClock` sends. */
export interface SetClockInput {
  readonly contentType?: "application/json";
  /** The moment. */
  readonly body: ClockSetting;
}

/** The result of `setClock`. */
export type SetClockResult =
  | ClientResult<200, Clock, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Move the clock to a moment.
 *
 * What is due by then happens before the answer is sent.
 *
 * PUT /sandbox-control/v1/clock
 */
export function setClock(
  connection: ControlConnection,
  input: SetClockInput,
  options?: CallOptions,
): Promise<SetClockResult> {
  return callOperation<SetClockResult>(connection, setClockOperation, input, options);
}

const setClockOperation: ClientOperation = {
  table: setClockTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateClockSetting)] },
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateClock)] },
    default: sharedResponse,
  },
};

/** The request that `advanceClock` sends. */
export interface AdvanceClockInput {
  readonly contentType?: "application/json";
  /** The distance. */
  readonly body: ClockAdvance;
}

/** The result of `advanceClock`. */
export type AdvanceClockResult =
  | ClientResult<200, Clock, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Move the clock forward.
 *
 * What is due by then happens before the answer is sent.
 *
 * POST /sandbox-control/v1/clock/advance
 */
export function advanceClock(
  connection: ControlConnection,
  input: AdvanceClockInput,
  options?: CallOptions,
): Promise<AdvanceClockResult> {
  return callOperation<AdvanceClockResult>(connection, advanceClockOperation, input, options);
}

const advanceClockOperation: ClientOperation = {
  table: advanceClockTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateClockAdvance)] },
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateClock)] },
    default: sharedResponse,
  },
};

/** The request that `exportWorld` sends. */
export type ExportWorldInput = Readonly<Record<string, never>>;

/** The result of `exportWorld`. */
export type ExportWorldResult =
  | ClientResult<200, World2, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Export the world.
 *
 * All records as one seed, from which a sandbox can start; those of a kind in the order of their ids.
 *
 * GET /sandbox-control/v1/world
 */
export function exportWorld(
  connection: ControlConnection,
  input?: ExportWorldInput,
  options?: CallOptions,
): Promise<ExportWorldResult> {
  return callOperation<ExportWorldResult>(connection, exportWorldOperation, input, options);
}

const exportWorldOperation: ClientOperation = {
  table: exportWorldTable,
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateWorld2)] },
    default: sharedResponse,
  },
};

/** The request that `resetWorld` sends. */
export interface ResetWorldInput {
  readonly contentType?: "application/json";
  /** The seed; the one of the start unless another is given. */
  readonly body?: Reset;
}

/** The result of `resetWorld`. */
export type ResetWorldResult =
  | ClientResult<204, undefined, NoHeaders, undefined>
  | ClientResult<OtherStatus<204>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Begin anew with a seed.
 *
 * Every record is replaced by those of the seed; the clock, identifiers, faults and the journal begin anew as
 * well.
 *
 * POST /sandbox-control/v1/world/reset
 */
export function resetWorld(
  connection: ControlConnection,
  input?: ResetWorldInput,
  options?: CallOptions,
): Promise<ResetWorldResult> {
  return callOperation<ResetWorldResult>(connection, resetWorldOperation, input, options);
}

const resetWorldOperation: ClientOperation = {
  table: resetWorldTable,
  body: { required: false, content: [/* @__PURE__ */ jsonWriter("application/json", validateReset)] },
  accept: "application/problem+json",
  responses: {
    204: { content: [] },
    default: sharedResponse,
  },
};

/** The request that `takeSnapshot` sends. */
export type TakeSnapshotInput = Readonly<Record<string, never>>;

/** The result of `takeSnapshot`. */
export type TakeSnapshotResult =
  | ClientResult<201, Snapshot, NoHeaders, "application/json">
  | ClientResult<OtherStatus<201>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Take a snapshot.
 *
 * The snapshot keeps every record and the time, in memory.
 *
 * POST /sandbox-control/v1/snapshots
 */
export function takeSnapshot(
  connection: ControlConnection,
  input?: TakeSnapshotInput,
  options?: CallOptions,
): Promise<TakeSnapshotResult> {
  return callOperation<TakeSnapshotResult>(connection, takeSnapshotOperation, input, options);
}

const takeSnapshotOperation: ClientOperation = {
  table: takeSnapshotTable,
  accept: "application/json, application/problem+json",
  responses: {
    201: { content: [/* @__PURE__ */ jsonReader("application/json", validateSnapshot)] },
    default: sharedResponse,
  },
};

/** The request that `restoreSnapshot` sends. */
export type RestoreSnapshotInput = RestoreSnapshotParameters;

/** The result of `restoreSnapshot`. */
export type RestoreSnapshotResult =
  | ClientResult<204, undefined, NoHeaders, undefined>
  | ClientResult<OtherStatus<204>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Go back to a snapshot.
 *
 * Every record and the time become what they were.
 *
 * POST /sandbox-control/v1/snapshots/{id}/restore
 */
export function restoreSnapshot(
  connection: ControlConnection,
  input: RestoreSnapshotInput,
  options?: CallOptions,
): Promise<RestoreSnapshotResult> {
  return callOperation<RestoreSnapshotResult>(connection, restoreSnapshotOperation, input, options);
}

const restoreSnapshotOperation: ClientOperation = {
  table: restoreSnapshotTable,
  check: validateRestoreSnapshotParameters,
  encode: { path: encodePlainPath },
  accept: "application/problem+json",
  responses: {
    204: { content: [] },
    default: sharedResponse,
  },
};

/** The request that `saveRecords` sends. */
export interface SaveRecordsInput {
  readonly contentType?: "application/json";
  /** The records, by kind. */
  readonly body: World2;
}

/** The result of `saveRecords`. */
export type SaveRecordsResult =
  | ClientResult<204, undefined, NoHeaders, undefined>
  | ClientResult<OtherStatus<204>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Create or change records.
 *
 * Each record takes the place of the one with the same key, or is new. Values that the API of a record describes
 * follow its schema. The references of records are not checked. A login that another user has is refused with
 * 409.
 *
 * PUT /sandbox-control/v1/records
 */
export function saveRecords(
  connection: ControlConnection,
  input: SaveRecordsInput,
  options?: CallOptions,
): Promise<SaveRecordsResult> {
  return callOperation<SaveRecordsResult>(connection, saveRecordsOperation, input, options);
}

const saveRecordsOperation: ClientOperation = {
  table: saveRecordsTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateWorld2)] },
  accept: "application/problem+json",
  responses: {
    204: { content: [] },
    default: sharedResponse,
  },
};

/** The request that `listRecords` sends. */
export type ListRecordsInput = ListRecordsParameters;

/** The result of `listRecords`. */
export type ListRecordsResult =
  | ClientResult<200, World2, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * List the records of a kind.
 *
 * The answer has that kind alone, in the order of the ids.
 *
 * GET /sandbox-control/v1/records/{kind}
 */
export function listRecords(
  connection: ControlConnection,
  input: ListRecordsInput,
  options?: CallOptions,
): Promise<ListRecordsResult> {
  return callOperation<ListRecordsResult>(connection, listRecordsOperation, input, options);
}

const listRecordsOperation: ClientOperation = {
  table: listRecordsTable,
  check: validateListRecordsParameters,
  encode: { path: encodePlainPath },
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateWorld2)] },
    default: sharedResponse,
  },
};

/** The request that `deleteRecord` sends. */
export type DeleteRecordInput = DeleteRecordParameters;

/** The result of `deleteRecord`. */
export type DeleteRecordResult =
  | ClientResult<204, undefined, NoHeaders, undefined>
  | ClientResult<OtherStatus<204>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Delete a record.
 *
 * What other records say of it stays as it is.
 *
 * DELETE /sandbox-control/v1/records/{kind}/{id}
 */
export function deleteRecord(
  connection: ControlConnection,
  input: DeleteRecordInput,
  options?: CallOptions,
): Promise<DeleteRecordResult> {
  return callOperation<DeleteRecordResult>(connection, deleteRecordOperation, input, options);
}

const deleteRecordOperation: ClientOperation = {
  table: deleteRecordTable,
  check: validateDeleteRecordParameters,
  encode: { path: encodePlainPath },
  accept: "application/problem+json",
  responses: {
    204: { content: [] },
    default: sharedResponse,
  },
};

/** The request that `setConditions` sends. */
export interface SetConditionsInput {
  readonly contentType?: "application/json";
  /** The conditions. */
  readonly body: Conditions;
}

/** The result of `setConditions`. */
export type SetConditionsResult =
  | ClientResult<204, undefined, NoHeaders, undefined>
  | ClientResult<OtherStatus<204>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Set the conditions that calls meet.
 *
 * The conditions take the place of those that the company, application or user had; an empty list ends them.
 *
 * PUT /sandbox-control/v1/conditions
 */
export function setConditions(
  connection: ControlConnection,
  input: SetConditionsInput,
  options?: CallOptions,
): Promise<SetConditionsResult> {
  return callOperation<SetConditionsResult>(connection, setConditionsOperation, input, options);
}

const setConditionsOperation: ClientOperation = {
  table: setConditionsTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateConditions)] },
  accept: "application/problem+json",
  responses: {
    204: { content: [] },
    default: sharedResponse,
  },
};

/** The request that `readSwitches` sends. */
export type ReadSwitchesInput = Readonly<Record<string, never>>;

/** The result of `readSwitches`. */
export type ReadSwitchesResult =
  | ClientResult<200, Switches, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Read the switches.
 *
 * Switches decide where a document leaves a choice.
 *
 * GET /sandbox-control/v1/switches
 */
export function readSwitches(
  connection: ControlConnection,
  input?: ReadSwitchesInput,
  options?: CallOptions,
): Promise<ReadSwitchesResult> {
  return callOperation<ReadSwitchesResult>(connection, readSwitchesOperation, input, options);
}

const readSwitchesOperation: ClientOperation = {
  table: readSwitchesTable,
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateSwitches)] },
    default: sharedResponse,
  },
};

/** The request that `setSwitches` sends. */
export interface SetSwitchesInput {
  readonly contentType?: "application/json";
  /** The switches to set. */
  readonly body: Switches;
}

/** The result of `setSwitches`. */
export type SetSwitchesResult =
  | ClientResult<200, Switches, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Set switches.
 *
 * Those that are left out stay as they are.
 *
 * PUT /sandbox-control/v1/switches
 */
export function setSwitches(
  connection: ControlConnection,
  input: SetSwitchesInput,
  options?: CallOptions,
): Promise<SetSwitchesResult> {
  return callOperation<SetSwitchesResult>(connection, setSwitchesOperation, input, options);
}

const setSwitchesOperation: ClientOperation = {
  table: setSwitchesTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateSwitches)] },
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateSwitches)] },
    default: sharedResponse,
  },
};

/** The request that `listFaults` sends. */
export type ListFaultsInput = Readonly<Record<string, never>>;

/** The result of `listFaults`. */
export type ListFaultsResult =
  | ClientResult<200, ListFaultsResponse200, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * List the faults that are planned.
 *
 * In the order of planning. A fault that as many calls have met as were to meet it is not among them.
 *
 * GET /sandbox-control/v1/faults
 */
export function listFaults(
  connection: ControlConnection,
  input?: ListFaultsInput,
  options?: CallOptions,
): Promise<ListFaultsResult> {
  return callOperation<ListFaultsResult>(connection, listFaultsOperation, input, options);
}

const listFaultsOperation: ClientOperation = {
  table: listFaultsTable,
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateListFaultsResponse200)] },
    default: sharedResponse,
  },
};

/** The request that `addFault` sends. */
export interface AddFaultInput {
  readonly contentType?: "application/json";
  /** The fault. */
  readonly body: FaultPlan;
}

/** The result of `addFault`. */
export type AddFaultResult =
  | ClientResult<201, Fault, NoHeaders, "application/json">
  | ClientResult<OtherStatus<201>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Plan a fault of an operation.
 *
 * Calls of the operation fail as told: as often as the plan says, or by a chance that is drawn from the seed. A
 * reset forgets all plans.
 *
 * POST /sandbox-control/v1/faults
 */
export function addFault(
  connection: ControlConnection,
  input: AddFaultInput,
  options?: CallOptions,
): Promise<AddFaultResult> {
  return callOperation<AddFaultResult>(connection, addFaultOperation, input, options);
}

const addFaultOperation: ClientOperation = {
  table: addFaultTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateFaultPlan)] },
  accept: "application/json, application/problem+json",
  responses: {
    201: { content: [/* @__PURE__ */ jsonReader("application/json", validateFault)] },
    default: sharedResponse,
  },
};

/** The request that `removeFault` sends. */
export type RemoveFaultInput = RemoveFaultParameters;

/** The result of `removeFault`. */
export type RemoveFaultResult =
  | ClientResult<204, undefined, NoHeaders, undefined>
  | ClientResult<OtherStatus<204>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Take a fault back.
 *
 * Calls that it would have met are answered as usual.
 *
 * DELETE /sandbox-control/v1/faults/{id}
 */
export function removeFault(
  connection: ControlConnection,
  input: RemoveFaultInput,
  options?: CallOptions,
): Promise<RemoveFaultResult> {
  return callOperation<RemoveFaultResult>(connection, removeFaultOperation, input, options);
}

const removeFaultOperation: ClientOperation = {
  table: removeFaultTable,
  check: validateRemoveFaultParameters,
  encode: { path: encodePlainPath },
  accept: "application/problem+json",
  responses: {
    204: { content: [] },
    default: sharedResponse,
  },
};

/** The request that `publishEvent` sends. */
export interface PublishEventInput {
  readonly contentType?: "application/json";
  /** The event. */
  readonly body: EventToPublish;
}

/** The result of `publishEvent`. */
export type PublishEventResult =
  | ClientResult<201, Event2, NoHeaders, "application/json">
  | ClientResult<OtherStatus<201>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Publish an event.
 *
 * The event goes to every subscription whose topic, filter and company fit. Its data may name a session, which
 * is then known.
 *
 * POST /sandbox-control/v1/events
 */
export function publishEvent(
  connection: ControlConnection,
  input: PublishEventInput,
  options?: CallOptions,
): Promise<PublishEventResult> {
  return callOperation<PublishEventResult>(connection, publishEventOperation, input, options);
}

const publishEventOperation: ClientOperation = {
  table: publishEventTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateEventToPublish)] },
  accept: "application/json, application/problem+json",
  responses: {
    201: { content: [/* @__PURE__ */ jsonReader("application/json", validateEvent2)] },
    default: sharedResponse,
  },
};

/** The request that `movePurchaseRequest` sends. */
export interface MovePurchaseRequestInput extends MovePurchaseRequestParameters {
  readonly contentType?: "application/json";
  /** Its new state; members that are left out stay. */
  readonly body: PurchaseRequestMove;
}

/** The result of `movePurchaseRequest`. */
export type MovePurchaseRequestResult =
  | ClientResult<200, PurchaseRequest2, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Move a purchase request on.
 *
 * From then on the clock does not move it any more.
 *
 * POST /sandbox-control/v1/purchaserequests/{id}/move
 */
export function movePurchaseRequest(
  connection: ControlConnection,
  input: MovePurchaseRequestInput,
  options?: CallOptions,
): Promise<MovePurchaseRequestResult> {
  return callOperation<MovePurchaseRequestResult>(connection, movePurchaseRequestOperation, input, options);
}

const movePurchaseRequestOperation: ClientOperation = {
  table: movePurchaseRequestTable,
  check: validateMovePurchaseRequestParameters,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validatePurchaseRequestMove)] },
  encode: { path: encodePlainPath },
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validatePurchaseRequest2)] },
    default: sharedResponse,
  },
};

/** The request that `answerConsent` sends. */
export interface AnswerConsentInput {
  readonly contentType?: "application/json";
  /** The request for consent, and the answer. */
  readonly body: ConsentAnswer;
}

/** The result of `answerConsent`. */
export type AnswerConsentResult =
  | ClientResult<200, ConsentOutcome, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Answer a request for consent.
 *
 * This does what a user does on the page of the web flow.
 *
 * POST /sandbox-control/v1/consents
 */
export function answerConsent(
  connection: ControlConnection,
  input: AnswerConsentInput,
  options?: CallOptions,
): Promise<AnswerConsentResult> {
  return callOperation<AnswerConsentResult>(connection, answerConsentOperation, input, options);
}

const answerConsentOperation: ClientOperation = {
  table: answerConsentTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateConsentAnswer)] },
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateConsentOutcome)] },
    default: sharedResponse,
  },
};

/** The request that `mintToken` sends. */
export interface MintTokenInput {
  readonly contentType?: "application/json";
  /** The subject of the token. */
  readonly body: TokenRequest;
}

/** The result of `mintToken`. */
export type MintTokenResult =
  | ClientResult<201, MintedToken, NoHeaders, "application/json">
  | ClientResult<OtherStatus<201>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Mint a token.
 *
 * With a company it is a company access token, with a user of it a token of that user, and without a company the
 * JWT that the client credentials grant gives.
 *
 * POST /sandbox-control/v1/tokens
 */
export function mintToken(
  connection: ControlConnection,
  input: MintTokenInput,
  options?: CallOptions,
): Promise<MintTokenResult> {
  return callOperation<MintTokenResult>(connection, mintTokenOperation, input, options);
}

const mintTokenOperation: ClientOperation = {
  table: mintTokenTable,
  body: { required: true, content: [/* @__PURE__ */ jsonWriter("application/json", validateTokenRequest)] },
  accept: "application/json, application/problem+json",
  responses: {
    201: { content: [/* @__PURE__ */ jsonReader("application/json", validateMintedToken)] },
    default: sharedResponse,
  },
};

/** The request that `listDeliveries` sends. */
export type ListDeliveriesInput = Readonly<Record<string, never>>;

/** The result of `listDeliveries`. */
export type ListDeliveriesResult =
  | ClientResult<200, ListDeliveriesResponse200, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * List deliveries.
 *
 * Deliveries that wait and those that were tried, in the order in which they are due; those that are due at the
 * same time, in the order in which they were planned.
 *
 * GET /sandbox-control/v1/deliveries
 */
export function listDeliveries(
  connection: ControlConnection,
  input?: ListDeliveriesInput,
  options?: CallOptions,
): Promise<ListDeliveriesResult> {
  return callOperation<ListDeliveriesResult>(connection, listDeliveriesOperation, input, options);
}

const listDeliveriesOperation: ClientOperation = {
  table: listDeliveriesTable,
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateListDeliveriesResponse200)] },
    default: sharedResponse,
  },
};

/** The request that `listNotifications` sends. */
export type ListNotificationsInput = Readonly<Record<string, never>>;

/** The result of `listNotifications`. */
export type ListNotificationsResult =
  | ClientResult<200, ListNotificationsResponse200, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * List notifications that were sent.
 *
 * In the order of their sending; those of the same time, in the order of their ids.
 *
 * GET /sandbox-control/v1/notifications
 */
export function listNotifications(
  connection: ControlConnection,
  input?: ListNotificationsInput,
  options?: CallOptions,
): Promise<ListNotificationsResult> {
  return callOperation<ListNotificationsResult>(connection, listNotificationsOperation, input, options);
}

const listNotificationsOperation: ClientOperation = {
  table: listNotificationsTable,
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateListNotificationsResponse200)] },
    default: sharedResponse,
  },
};

/** The request that `readJournal` sends. */
export type ReadJournalInput = Readonly<Record<string, never>>;

/** The result of `readJournal`. */
export type ReadJournalResult =
  | ClientResult<200, ReadJournalResponse200, NoHeaders, "application/json">
  | ClientResult<OtherStatus<200>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Read the journal of requests.
 *
 * The last thousand exchanges of all interfaces, the oldest first; credentials are hidden.
 *
 * GET /sandbox-control/v1/journal
 */
export function readJournal(
  connection: ControlConnection,
  input?: ReadJournalInput,
  options?: CallOptions,
): Promise<ReadJournalResult> {
  return callOperation<ReadJournalResult>(connection, readJournalOperation, input, options);
}

const readJournalOperation: ClientOperation = {
  table: readJournalTable,
  accept: "application/json, application/problem+json",
  responses: {
    200: { content: [/* @__PURE__ */ jsonReader("application/json", validateReadJournalResponse200)] },
    default: sharedResponse,
  },
};

/** The request that `clearJournal` sends. */
export type ClearJournalInput = Readonly<Record<string, never>>;

/** The result of `clearJournal`. */
export type ClearJournalResult =
  | ClientResult<204, undefined, NoHeaders, undefined>
  | ClientResult<OtherStatus<204>, ProblemModel, NoHeaders, "application/problem+json">;

/**
 * Empty the journal.
 *
 * The next exchange is the first one in it.
 *
 * DELETE /sandbox-control/v1/journal
 */
export function clearJournal(
  connection: ControlConnection,
  input?: ClearJournalInput,
  options?: CallOptions,
): Promise<ClearJournalResult> {
  return callOperation<ClearJournalResult>(connection, clearJournalOperation, input, options);
}

const clearJournalOperation: ClientOperation = {
  table: clearJournalTable,
  accept: "application/problem+json",
  responses: {
    204: { content: [] },
    default: sharedResponse,
  },
};

export {
  type NetworkError,
  type RequestValidationError,
  type ResponseValidationError,
  type TimeoutError,
  type UnexpectedStatusError,
  isNetworkError,
  isRequestValidationError,
  isResponseValidationError,
  isTimeoutError,
  isUnexpectedStatusError,
} from "@specwright/runtime/client";
