// Generated from openapi.yaml and world.yaml. Edit the specs, then run `make generate`.

import type {
  Address,
  Application,
  ApplicationConditions,
  ApplicationState,
  ApprovedDomain,
  AuthToken,
  Clock,
  ClockAdvance,
  ClockSetting,
  Company,
  CompanyConditions,
  CompanyState,
  Conditions,
  Connection,
  ConnectionRequest,
  ConsentAnswer,
  ConsentOutcome,
  Delivery,
  Event,
  EventToPublish,
  Exceptions,
  Fault,
  FaultPlan,
  InvoiceDigest,
  JournalEntry,
  JournalMessage,
  LegacyToken,
  ListDeliveriesResponse200,
  ListFaultsResponse200,
  ListNotificationsResponse200,
  LocalizedCode,
  Membership,
  MessageTemplate,
  MintedToken,
  Notification,
  OrderNumbers,
  Policy,
  Problem as ProblemModel,
  PurchaseRequest,
  PurchaseRequestException,
  PurchaseRequestMove,
  QueueStatus,
  ReadJournalResponse200,
  ReceiptFile,
  ReceiptImage,
  ReceiptLink,
  RecordKind,
  RefreshToken,
  RequestToken,
  Reset,
  Session,
  Snapshot,
  Subscription,
  Switches,
  TokenRequest,
  Topic,
  TravelOption,
  TravelProfile,
  User,
  UserConditions,
  UserGroup,
  UserState,
  Vendor,
  VendorBank,
  Verdict,
  WorkflowStatus,
  World,
} from "./types.js";

export interface paths {
  "/sandbox-control/v1/clock": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the clock.
     * @description The clock tells the time of the world, which every interface lives by.
     */
    get: operations["readClock"];
    /**
     * Move the clock to a moment.
     * @description What is due by then happens before the answer is sent.
     */
    put: operations["setClock"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/clock/advance": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move the clock forward.
     * @description What is due by then happens before the answer is sent.
     */
    post: operations["advanceClock"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/world": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Export the world.
     * @description All records as one seed, from which a sandbox can start; those of a kind in the order of their ids.
     */
    get: operations["exportWorld"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/world/reset": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Begin anew with a seed.
     * @description Every record is replaced by those of the seed; the clock, identifiers, faults and the journal begin anew as well.
     */
    post: operations["resetWorld"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/snapshots": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Take a snapshot.
     * @description The snapshot keeps every record and the time, in memory.
     */
    post: operations["takeSnapshot"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/snapshots/{id}/restore": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Go back to a snapshot.
     * @description Every record and the time become what they were.
     */
    post: operations["restoreSnapshot"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/records": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Create or change records.
     * @description Each record takes the place of the one with the same key, or is new. Values that the API of a record describes follow its schema. The references of records are not checked. A login that another user has is refused with 409.
     */
    put: operations["saveRecords"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/records/{kind}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the records of a kind.
     * @description The answer has that kind alone, in the order of the ids.
     */
    get: operations["listRecords"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/records/{kind}/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Delete a record.
     * @description What other records say of it stays as it is.
     */
    delete: operations["deleteRecord"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/conditions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Set the conditions that calls meet.
     * @description The conditions take the place of those that the company, application or user had; an empty list ends them.
     */
    put: operations["setConditions"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/switches": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the switches.
     * @description Switches decide where a document leaves a choice.
     */
    get: operations["readSwitches"];
    /**
     * Set switches.
     * @description Those that are left out stay as they are.
     */
    put: operations["setSwitches"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/faults": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the faults that are planned.
     * @description In the order of planning. A fault that as many calls have met as were to meet it is not among them.
     */
    get: operations["listFaults"];
    put?: never;
    /**
     * Plan a fault of an operation.
     * @description Calls of the operation fail as told: as often as the plan says, or by a chance that is drawn from the seed. A reset forgets all plans.
     */
    post: operations["addFault"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/faults/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    post?: never;
    /**
     * Take a fault back.
     * @description Calls that it would have met are answered as usual.
     */
    delete: operations["removeFault"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/events": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Publish an event.
     * @description The event goes to every subscription whose topic, filter and company fit. Its data may name a session, which is then known.
     */
    post: operations["publishEvent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/purchaserequests/{id}/move": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Move a purchase request on.
     * @description From then on the clock does not move it any more.
     */
    post: operations["movePurchaseRequest"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/consents": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Answer a request for consent.
     * @description This does what a user does on the page of the web flow.
     */
    post: operations["answerConsent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/tokens": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Mint a token.
     * @description With a company it is a company access token, with a user of it a token of that user, and without a company the JWT that the client credentials grant gives.
     */
    post: operations["mintToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/deliveries": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List deliveries.
     * @description Deliveries that wait and those that were tried, in the order in which they are due; those that are due at the same time, in the order in which they were planned.
     */
    get: operations["listDeliveries"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/notifications": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List notifications that were sent.
     * @description In the order of their sending; those of the same time, in the order of their ids.
     */
    get: operations["listNotifications"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-control/v1/journal": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Read the journal of requests.
     * @description The last thousand exchanges of all interfaces, the oldest first; credentials are hidden.
     */
    get: operations["readJournal"];
    put?: never;
    post?: never;
    /**
     * Empty the journal.
     * @description The next exchange is the first one in it.
     */
    delete: operations["clearJournal"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description Problem details as RFC 9457 describes them. */
    Problem: ProblemModel;
    /** @description The time of the world. */
    Clock: Clock;
    /** @description A moment. */
    ClockSetting: ClockSetting;
    /** @description A distance in time. */
    ClockAdvance: ClockAdvance;
    /** @description A seed by its name, or as a world. */
    Reset: Reset;
    /** @description A snapshot of the world. */
    Snapshot: Snapshot;
    /** @description The kind of a record. */
    RecordKind: RecordKind;
    /** @description Conditions of a company, an application or a user, each of which has its own. */
    Conditions: Conditions;
    /** @description Conditions of a company. */
    CompanyConditions: CompanyConditions;
    /** @description Conditions of an application. */
    ApplicationConditions: ApplicationConditions;
    /** @description Conditions of a user. */
    UserConditions: UserConditions;
    /** @description Switches, each with the choice that it makes. */
    Switches: Switches;
    /** @description A fault of an operation, which is named by its operationId, or by a method and a path. Of several faults, a call meets the first one that fits; the sandbox's own control has none. */
    FaultPlan: FaultPlan;
    /** @description A fault that is planned. */
    Fault: Fault;
    /** @description An event that happens now. */
    EventToPublish: EventToPublish;
    /** @description A step of a purchase request. */
    PurchaseRequestMove: PurchaseRequestMove;
    /** @description The answer of a user to an application that asks for consent. */
    ConsentAnswer: ConsentAnswer;
    /** @description The end of the web flow. */
    ConsentOutcome: ConsentOutcome;
    /** @description The subject of a token. */
    TokenRequest: TokenRequest;
    /** @description A token. */
    MintedToken: MintedToken;
    /** @description An exchange of a request and its answer. */
    JournalEntry: JournalEntry;
    /** @description The judgement of the contract on an exchange. A planned fault is no breach of it, though its answer may be in no contract. */
    Verdict: Verdict;
    /** @description One half of an exchange. */
    JournalMessage: JournalMessage;
    /** @description The records of a world, by kind. A seed is one, and so is what was exported. */
    World: World;
    /** @description An event that happened. */
    Event: Event;
    /** @description An attempt to deliver an event to the endpoint of a subscription. */
    Delivery: Delivery;
    /** @description A notification that was sent to a user. */
    Notification: Notification;
    /** @description A purchase request with the defaults that were filled in. */
    PurchaseRequest: PurchaseRequest;
    /** @description An address to which goods are shipped or bills are sent. */
    Address: Address;
    /** @description An application of a partner. */
    Application: Application;
    /** @description A state that calls of an application meet. */
    ApplicationState: ApplicationState;
    /** @description A domain to which the address in a notification may lead. */
    ApprovedDomain: ApprovedDomain;
    /** @description An auth token of a company, which the password grant takes. */
    AuthToken: AuthToken;
    /** @description A company that uses the platform. */
    Company: Company;
    /** @description A state that calls for a company meet. */
    CompanyState: CompanyState;
    /** @description The connection of a company with an application. */
    Connection: Connection;
    /** @description The request of a user to be connected with the application of a supplier. */
    ConnectionRequest: ConnectionRequest;
    /** @description The summary of an invoice. */
    InvoiceDigest: InvoiceDigest;
    /** @description An access token of the legacy service; without a user it acts for the company. */
    LegacyToken: LegacyToken;
    /** @description A code that the look-up of localized data gives. */
    LocalizedCode: LocalizedCode;
    /** @description A membership of a user in a loyalty program. */
    Membership: Membership;
    /** @description A template that notifications name. */
    MessageTemplate: MessageTemplate;
    /** @description A policy for purchase orders. */
    Policy: Policy;
    /** @description The exceptions on it. */
    exceptions: Exceptions;
    /** @description The numbers of the purchase orders that came out of it. */
    orderNumbers: OrderNumbers;
    /** @description How far its creation has come. */
    queueStatus: QueueStatus;
    /** @description Where it stands in its approval. */
    workflowStatus: WorkflowStatus;
    /** @description An exception on a purchase request. */
    PurchaseRequestException: PurchaseRequestException;
    /** @description A file that a receipt image is made of. */
    ReceiptFile: ReceiptFile;
    /** @description A receipt image of a user. */
    ReceiptImage: ReceiptImage;
    /** @description A temporary address of a receipt image. */
    ReceiptLink: ReceiptLink;
    /** @description A refresh token that came with a company access token. */
    RefreshToken: RefreshToken;
    /** @description A request token of the legacy service. */
    RequestToken: RequestToken;
    /** @description A session of a user, which comes from a delivered event. */
    Session: Session;
    /** @description A subscription to a topic of events. */
    Subscription: Subscription;
    /** @description A topic of events. */
    Topic: Topic;
    /** @description A travel configuration, a rule class, a division or an airport that profiles may name. */
    TravelOption: TravelOption;
    /** @description The travel profile of a user. */
    TravelProfile: TravelProfile;
    /** @description A person of a company, the same one in every interface. */
    User: User;
    /** @description A group of users with its default policy. */
    UserGroup: UserGroup;
    /** @description A state that calls for a user meet. */
    UserState: UserState;
    /** @description A vendor with one of its addresses. */
    Vendor: Vendor;
    /** @description A bank account of a vendor. */
    VendorBank: VendorBank;
  };
  responses: {
    /** @description The call is refused; problem details (RFC 9457) say why. */
    Failure: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/problem+json": components["schemas"]["Problem"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  readClock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The time. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Clock"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  setClock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The moment. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClockSetting"];
      };
    };
    responses: {
      /** @description The time now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Clock"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  advanceClock: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The distance. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ClockAdvance"];
      };
    };
    responses: {
      /** @description The time now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Clock"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  exportWorld: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["World"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  resetWorld: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The seed; the one of the start unless another is given. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["Reset"];
      };
    };
    responses: {
      /** @description The world is that of the seed. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  takeSnapshot: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The snapshot. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Snapshot"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  restoreSnapshot: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the snapshot. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The world is that of the snapshot. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  saveRecords: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The records, by kind. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["World"];
      };
    };
    responses: {
      /** @description The records are saved. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  listRecords: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The kind of record. */
        kind: components["schemas"]["RecordKind"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The records. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["World"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  deleteRecord: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The kind of record. */
        kind: components["schemas"]["RecordKind"];
        /** @description The id of the record; the parts of a longer key with commas between them. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The record is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  setConditions: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The conditions. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["Conditions"];
      };
    };
    responses: {
      /** @description The conditions hold. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  readSwitches: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The switches. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Switches"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  setSwitches: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The switches to set. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["Switches"];
      };
    };
    responses: {
      /** @description The switches now. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Switches"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  listFaults: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The faults. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListFaultsResponse200;
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  addFault: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The fault. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["FaultPlan"];
      };
    };
    responses: {
      /** @description The fault. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Fault"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  removeFault: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the fault. */
        id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The fault is gone. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  publishEvent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The event. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["EventToPublish"];
      };
    };
    responses: {
      /** @description The event. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Event"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  movePurchaseRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /** @description The id of the purchase request. */
        id: string;
      };
      cookie?: never;
    };
    /** @description Its new state; members that are left out stay. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["PurchaseRequestMove"];
      };
    };
    responses: {
      /** @description The purchase request. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["PurchaseRequest"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  answerConsent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The request for consent, and the answer. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["ConsentAnswer"];
      };
    };
    responses: {
      /** @description The address to which the browser is sent. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConsentOutcome"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  mintToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The subject of the token. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["TokenRequest"];
      };
    };
    responses: {
      /** @description The token. */
      201: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["MintedToken"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  listDeliveries: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The deliveries. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListDeliveriesResponse200;
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  listNotifications: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The notifications. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListNotificationsResponse200;
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  readJournal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The exchanges. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ReadJournalResponse200;
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  clearJournal: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The journal is empty. */
      204: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
}
