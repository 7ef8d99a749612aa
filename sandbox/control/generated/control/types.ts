// Generated from openapi.yaml and world.yaml. Edit the specs, then run `make generate`.

/** An address to which goods are shipped or bills are sent. */
export interface Address {
  /** The company that the record belongs to. */
  companyId: string;
  /** The purpose of the address. */
  purpose: "shipTo" | "billTo";
  /** The code of the address. */
  code: string;
  /** The name in words. */
  name: string;
}

/** An application of a partner. */
export interface Application {
  /** The id of the record. */
  id: string;
  /** The client_secret of company tokens. */
  secret: string;
  /** The client_id of legacy tokens, also the value of X-ConsumerKey. */
  consumerKey: string;
  /** The client_secret of legacy tokens. */
  consumerSecret: string;
  /** The name in words. */
  name: string;
  /**
   * The kind of partner: one who neither supplies travel nor manages it, a travel supplier, or a travel
   * management company.
   */
  kind?: "partner" | "supplier" | "tmc";
  /** The scopes that tokens of the application carry. */
  scopes?: string[];
  /** The addresses to which the web flow may return. */
  redirectUris?: string[];
  /** The address of the listener of the app marketplace. */
  listenerUri?: string;
  /** The address to which the app marketplace sends users who connect a company. */
  connectUri?: string;
  /** The code of the loyalty program of a supplier. */
  vendorCode?: string;
  /** The kind of that program: A for air, C for car, H for hotel. */
  vendorType?: string;
  /** States that calls of the application meet. */
  conditions?: ApplicationState[];
}

/** Conditions of an application. */
export interface ApplicationConditions {
  /** The kind of record that has the conditions. */
  kind: "applications";
  /** The id of the application. */
  id: string;
  /** The conditions. */
  conditions: ApplicationState[];
}

/** A state that calls of an application meet. */
export type ApplicationState = "disabled" | "notReviewed";

/** A domain to which the address in a notification may lead. */
export interface ApprovedDomain {
  /** The domain, of which those below it are approved as well. */
  domain: string;
}

/** An auth token of a company, which the password grant takes. */
export interface AuthToken {
  /** The token itself. */
  token: string;
  /** The company that the record belongs to. */
  companyId: string;
  /**
   * The time of creation; now unless it is given.
   *
   * Format: date-time.
   */
  createdAt?: string;
  /**
   * The time at which it expires.
   *
   * Format: date-time.
   */
  expiresAt: string;
}

/** The time of the world. */
export interface Clock {
  /**
   * The time.
   *
   * Format: date-time.
   */
  now: string;
  /** The way of the clock, which runs or stands until it is moved. */
  mode: "real" | "fixed";
}

/** A distance in time. */
export interface ClockAdvance {
  /**
   * The number of seconds.
   *
   * At least 0. At most 3155760000.
   */
  seconds: number;
}

/** A moment. */
export interface ClockSetting {
  /**
   * The moment; a clock that runs goes on from there.
   *
   * Format: date-time.
   */
  now: string;
}

/** A company that uses the platform. */
export interface Company {
  /** The id of the record. */
  id: string;
  /** The name in words. */
  name: string;
  /** The edition that the company has, which decides the role of its administrators. */
  edition?: "professional" | "premium" | "standard";
  /** States that calls for the company meet. */
  conditions?: CompanyState[];
}

/** Conditions of a company. */
export interface CompanyConditions {
  /** The kind of record that has the conditions. */
  kind: "companies";
  /** The id of the company. */
  id: string;
  /** The conditions. */
  conditions: CompanyState[];
}

/** A state that calls for a company meet. */
export type CompanyState =
  | "disabled"
  | "deactivated"
  | "logonDenied"
  | "logonBarred"
  | "locked"
  | "elsewhere"
  | "ipRestricted"
  | "principalDisabled"
  | "maintenance"
  | "withoutInvoicing"
  | "withoutSponsoring"
  | "withoutCostCenters"
  | "withoutDivisions"
  | "inChina";

/** Conditions of a company, an application or a user, each of which has its own. */
export type Conditions = CompanyConditions | ApplicationConditions | UserConditions;

/** The connection of a company with an application. */
export interface Connection {
  /** The company that the record belongs to. */
  companyId: string;
  /** The application that the record belongs to, or speaks of. */
  applicationId: string;
  /** True where the company allows that events are delivered. */
  allowsEvents?: boolean;
  /**
   * The time of the connection; now unless it is given.
   *
   * Format: date-time.
   */
  connectedAt?: string;
}

/** The request of a user to be connected with the application of a supplier. */
export interface ConnectionRequest {
  /** The id of the record. */
  id: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The application that the record belongs to, or speaks of. */
  applicationId: string;
  /** The user that the record speaks of. */
  userId: string;
  /** The request token that the application exchanges. */
  requestToken: string;
  /** How far the connection has come. */
  status?: string;
  /**
   * The time of creation; now unless it is given.
   *
   * Format: date-time.
   */
  createdAt?: string;
}

/** The answer of a user to an application that asks for consent. */
export interface ConsentAnswer {
  /** The client_id of the application. */
  consumerKey: string;
  /** The login id of the user who answers. */
  loginId: string;
  /** The answer. */
  answer: "grant" | "deny";
  /** The codes of scopes that the application asks for. */
  scopes?: string[];
  /** The address of the application to which the user returns. */
  redirectUri?: string;
  /** The state of the application, which comes back as it is. */
  state?: string;
}

/** The end of the web flow. */
export interface ConsentOutcome {
  /** The address to which the browser is sent, with code, or with error and error_description. */
  location: string;
}

/** The parameters of `deleteRecord`. */
export interface DeleteRecordParameters {
  path: {
    /** The kind of record. */
    kind: RecordKind;
    /** The id of the record; the parts of a longer key with commas between them. */
    id: string;
  };
}

/** An attempt to deliver an event to the endpoint of a subscription. */
export interface Delivery {
  /** The id of the record. */
  id: string;
  /** The application that the record belongs to, or speaks of. */
  applicationId: string;
  /** The subscription. */
  subscriptionId: string;
  /** The event that the record comes from. */
  eventId: string;
  /** The address to which events are delivered. */
  endpoint: string;
  /** The content. */
  body?: {
    [name: string]: unknown;
  };
  /**
   * The number of the attempt, from 1.
   *
   * Format: int32.
   */
  attempt: number;
  /**
   * The time at which the attempt is due.
   *
   * Format: date-time.
   */
  dueAt: string;
  /**
   * The status of the answer; 0 when none came.
   *
   * Format: int32.
   */
  status?: number;
  /**
   * The time of the attempt.
   *
   * Format: date-time.
   */
  attemptedAt?: string;
}

export type Delivery2 = Delivery;

/** An event that happened. */
export interface Event {
  /** The id of the record. */
  id: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The topic. */
  topic: string;
  /** The type of the event. */
  eventType: string;
  /** The content. */
  body?: {
    [name: string]: unknown;
  };
  /**
   * The time at which the event happened; now unless it is given.
   *
   * Format: date-time.
   */
  occurredAt?: string;
}

export type Event2 = Event;

/** An event that happens now. */
export interface EventToPublish {
  /** The company in which it happens. */
  companyId: string;
  /** The topic. */
  topic: string;
  /** The type of the event. */
  eventType: string;
  /** The data of the event; sessionId and userId open a session. */
  data?: {
    [name: string]: unknown;
  };
}

/** The exceptions on it. */
export type Exceptions = PurchaseRequestException[];

/** A fault that is planned. */
export type Fault = FaultPlan & {
  /** The id of the fault. */
  id: string;
  /** The number of calls that have met it. */
  met: number;
};

/**
 * A fault of an operation, which is named by its operationId, or by a method and a path. Of several faults, a
 * call meets the first one that fits; the sandbox's own control has none.
 */
export interface FaultPlan {
  /** The operation by its name in the contract of its interface. */
  operationId?: string;
  /** The method of the operation, beside its path. */
  method?: "GET" | "PUT" | "POST" | "DELETE" | "PATCH";
  /**
   * The path as the contract writes it, with variables in braces, for all calls of the operation; or as it is
   * called, for calls of this path alone.
   *
   * Pattern: ^/
   */
  path?: string;
  /**
   * The failure: an answer with the status, in the words of the interface's own errors; a delay before the usual
   * answer; a connection that ends without an answer, which in a process is a fetch that rejects; or a member or
   * element in the answer that no contract knows. An answer without JSON or XML keeps its body.
   */
  effect: "status" | "delay" | "hangUp" | "unknownMember";
  /**
   * The status of the answer, for the effect status. Normally it is 503.
   *
   * At least 400. At most 599.
   */
  status?: number;
  /**
   * The delay of the answer, or of the end of the connection, on the clock of the world: where that stands,
   * until it is moved. Normally it is 1000 for the effect delay, and 0 for the others.
   *
   * At least 0. At most 60000.
   */
  milliseconds?: number;
  /**
   * True where the interface handles the call before an answer with the status, or a hang-up, and its effects
   * stay. Normally it does not. For a delay and an unknown member it always does.
   */
  isHandled?: boolean;
  /**
   * The number of calls that meet it. Normally all do.
   *
   * At least 1.
   */
  times?: number;
  /**
   * The share of calls that meet it, drawn from the seed of the sandbox. Normally it is 1.
   *
   * More than 0. At most 1.
   */
  chance?: number;
}

/** The summary of an invoice. */
export interface InvoiceDigest {
  /** The id of the record. */
  id: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The user who owns the invoice. */
  ownerId: string;
  /** The date of submission, by which lists are filtered. */
  submitDate?: string;
  /** The summary, as it is answered. */
  digest?: {
    [name: string]: unknown;
  };
  /**
   * The time of creation; now unless it is given.
   *
   * Format: date-time.
   */
  createdAt?: string;
}

/** An exchange of a request and its answer. */
export interface JournalEntry {
  /**
   * The time of the world.
   *
   * Format: date-time.
   */
  at: string;
  /** The interface that answered. */
  interface: string;
  /** The operation; absent where none was found. */
  operationId?: string;
  /** The request. */
  request: JournalMessage;
  /** The answer. */
  response: JournalMessage;
  /** The id of the planned fault that the call met. */
  fault?: string;
  verdict: Verdict;
}

/** One half of an exchange. */
export interface JournalMessage {
  /** The method of a request. */
  method?: string;
  /** The path and query of a request, without the values of secrets. */
  target?: string;
  /** The status of an answer; absent where a planned fault ended the connection. */
  status?: number;
  /** The headers, without the values of credentials. */
  headers: {
    [name: string]: string;
  };
  /** The body as text, up to 10,000 characters. */
  body?: string;
}

/** An access token of the legacy service; without a user it acts for the company. */
export interface LegacyToken {
  /** The token itself. */
  token: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The application that the record belongs to, or speaks of. */
  applicationId: string;
  /** The user that the record speaks of. */
  userId?: string;
  /** The refresh token that belongs to it. */
  refreshToken?: string;
  /** The request token that was exchanged for it; absent unless it comes from an exchange. */
  requestToken?: string;
  /** The scopes that it carries. */
  scopes?: string[];
  /**
   * The time of creation; now unless it is given.
   *
   * Format: date-time.
   */
  createdAt?: string;
  /**
   * The time at which it expires.
   *
   * Format: date-time.
   */
  expiresAt: string;
  /**
   * The time at which the refresh token expires.
   *
   * Format: date-time.
   */
  refreshExpiresAt?: string;
  /**
   * The time at which it was revoked.
   *
   * Format: date-time.
   */
  revokedAt?: string;
}

/** The deliveries. */
export type ListDeliveriesResponse200 = Delivery2[];

/** The faults. */
export type ListFaultsResponse200 = Fault[];

/** The notifications. */
export type ListNotificationsResponse200 = Notification2[];

/** The parameters of `listRecords`. */
export interface ListRecordsParameters {
  path: {
    /** The kind of record. */
    kind: RecordKind;
  };
}

/** A code that the look-up of localized data gives. */
export interface LocalizedCode {
  /** The code. */
  code: string;
  /** The list that the code belongs to. */
  category: string;
  /** The meaning of the code. */
  text: string;
}

/** A membership of a user in a loyalty program. */
export interface Membership {
  /** The id of the record. */
  id: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The user that the record speaks of. */
  userId: string;
  /** The kind of program: A for air, C for car, H for hotel, R for rail. */
  vendorType: string;
  /** The code of the vendor. */
  vendorCode: string;
  /** The account in the program. */
  accountNo?: string;
  /** Fields that nothing is looked up by. */
  details?: {
    [name: string]: unknown;
  };
}

/** A template that notifications name. */
export interface MessageTemplate {
  /** The id of the record. */
  id: string;
  /** The text of the template. */
  text: string;
}

/** A token. */
export interface MintedToken {
  /** The token, to be sent as Bearer. */
  token: string;
  /**
   * The time at which it expires.
   *
   * Format: date-time.
   */
  expiresAt: string;
}

/** The parameters of `movePurchaseRequest`. */
export interface MovePurchaseRequestParameters {
  path: {
    /** The id of the purchase request. */
    id: string;
  };
}

/** A notification that was sent to a user. */
export interface Notification {
  /** The id of the record. */
  id: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The application that the record belongs to, or speaks of. */
  applicationId: string;
  /** The user that the record speaks of. */
  userId: string;
  /** The session. */
  sessionId: string;
  /** The template. */
  templateId: string;
  /** The context as it was sent. */
  context?: {
    [name: string]: unknown;
  };
  /**
   * The time of sending; now unless it is given.
   *
   * Format: date-time.
   */
  sentAt?: string;
}

export type Notification2 = Notification;

/** The numbers of the purchase orders that came out of it. */
export type OrderNumbers = string[];

/** A policy for purchase orders. */
export interface Policy {
  /** The company that the record belongs to. */
  companyId: string;
  /** The external id of the policy. */
  externalId: string;
  /** The name in words. */
  name: string;
  /** The default bill-to address. */
  billToAddressCode?: string;
}

/** Problem details as RFC 9457 describes them. */
export interface Problem {
  /** The type of the problem. */
  type?: string;
  /** The status in words. */
  title?: string;
  /** The status. */
  status?: number;
  /** The problem in words. */
  detail?: string;
}

/** A purchase request with the defaults that were filled in. */
export interface PurchaseRequest {
  /** The id of the record. */
  id: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The application that the record belongs to, or speaks of. */
  applicationId: string;
  /** The user that the record speaks of. */
  userId: string;
  /** The number of the purchase request, once it is created. */
  number?: string;
  /** How far its creation has come. */
  queueStatus: QueueStatus;
  /** Where it stands in its approval. */
  workflowStatus?: WorkflowStatus;
  /** Its header, with defaults. */
  header?: {
    [name: string]: unknown;
  };
  /** Its lines, with defaults. */
  lineItems: {
    [name: string]: unknown;
  }[];
  /** The numbers of the purchase orders that came out of it. */
  orderNumbers?: OrderNumbers;
  /** The exceptions on it. */
  exceptions?: Exceptions;
  /**
   * The time of creation; now unless it is given.
   *
   * Format: date-time.
   */
  createdAt?: string;
  /** Who moves it on: the clock, until the control has moved it once. */
  movedBy?: "clock" | "control";
  /**
   * Its place in the order of creation in the company.
   *
   * Format: int32.
   */
  sequence: number;
}

export type PurchaseRequest2 = PurchaseRequest;

/** An exception on a purchase request. */
export interface PurchaseRequestException {
  /** The code of the event that the exception belongs to. */
  eventCode: string;
  /** The code of the exception. */
  exceptionCode: string;
  /** True once the exception was cleared. */
  isCleared: boolean;
  /** The id of the exception. */
  prExceptionId: string;
  /** The exception in words. */
  message: string;
}

/** A step of a purchase request. */
export interface PurchaseRequestMove {
  queueStatus?: QueueStatus;
  workflowStatus?: WorkflowStatus;
  orderNumbers?: OrderNumbers;
  exceptions?: Exceptions;
}

/** How far its creation has come. */
export type QueueStatus = "PENDING_CREATION" | "CREATED" | "CREATE_FAILED";

/** The exchanges. */
export type ReadJournalResponse200 = JournalEntry[];

/** A file that a receipt image is made of. */
export interface ReceiptFile {
  /** The company that the record belongs to. */
  companyId: string;
  /** The receipt image. */
  imageId: string;
  /**
   * The place among the files of the image.
   *
   * Format: int32.
   */
  position: number;
  /** The media type of the file. */
  mediaType: string;
  /** The octets in base64. */
  content: string;
}

/** A receipt image of a user. */
export interface ReceiptImage {
  /** The id of the record. */
  id: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The user that the record speaks of. */
  userId: string;
  /**
   * The time of creation; now unless it is given.
   *
   * Format: date-time.
   */
  createdAt?: string;
}

/** A temporary address of a receipt image. */
export interface ReceiptLink {
  /** The key in the address. */
  key: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The receipt image. */
  imageId: string;
  /**
   * The time at which it expires.
   *
   * Format: date-time.
   */
  expiresAt: string;
}

/** The kind of a record. */
export type RecordKind =
  | "companies"
  | "applications"
  | "topics"
  | "approvedDomains"
  | "messageTemplates"
  | "localizedCodes"
  | "connections"
  | "users"
  | "userGroups"
  | "policies"
  | "sessions"
  | "events"
  | "notifications"
  | "legacyTokens"
  | "requestTokens"
  | "connectionRequests"
  | "authTokens"
  | "refreshTokens"
  | "vendors"
  | "vendorBanks"
  | "addresses"
  | "purchaseRequests"
  | "invoiceDigests"
  | "receiptImages"
  | "receiptFiles"
  | "receiptLinks"
  | "travelProfiles"
  | "memberships"
  | "travelOptions"
  | "subscriptions"
  | "deliveries";

/** A refresh token that came with a company access token. */
export interface RefreshToken {
  /** The token itself. */
  token: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The application that the record belongs to, or speaks of. */
  applicationId: string;
  /**
   * The time of creation; now unless it is given.
   *
   * Format: date-time.
   */
  createdAt?: string;
}

/** The parameters of `removeFault`. */
export interface RemoveFaultParameters {
  path: {
    /** The id of the fault. */
    id: string;
  };
}

/** A request token of the legacy service. */
export interface RequestToken {
  /** The request token itself. */
  code: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The application that the record belongs to, or speaks of. */
  applicationId: string;
  /** The user that the record speaks of. */
  userId?: string;
  /** The scopes that it carries. */
  scopes?: string[];
  /**
   * The time of creation; now unless it is given.
   *
   * Format: date-time.
   */
  createdAt?: string;
  /**
   * The time at which it was used.
   *
   * Format: date-time.
   */
  usedAt?: string;
}

/** A seed by its name, or as a world. */
export interface Reset {
  /**
   * The name of a seed that ships.
   *
   * Pattern: ^[a-z][a-z0-9-]*$
   */
  seed?: string;
  /** The records to begin with, in place of a name. */
  world?: World2;
}

/** The parameters of `restoreSnapshot`. */
export interface RestoreSnapshotParameters {
  path: {
    /** The id of the snapshot. */
    id: string;
  };
}

/** A session of a user, which comes from a delivered event. */
export interface Session {
  /** The id of the record. */
  id: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The user that the record speaks of. */
  userId: string;
  /** The event that the record comes from. */
  eventId?: string;
  /**
   * The time of creation; now unless it is given.
   *
   * Format: date-time.
   */
  createdAt?: string;
}

/** A snapshot of the world. */
export interface Snapshot {
  /** The id of the snapshot. */
  id: string;
  /**
   * The time of the world when it was taken.
   *
   * Format: date-time.
   */
  takenAt: string;
}

/** A subscription to a topic of events. */
export interface Subscription {
  /** The id of the record. */
  id: string;
  /** The application that the record belongs to, or speaks of. */
  applicationId: string;
  /** The topic. */
  topic: string;
  /** The regular expression that types of events are matched against. */
  filter: string;
  /** The address to which events are delivered. */
  endpoint: string;
  /** True once the subscription was deleted. */
  isMarkedForDeletion?: boolean;
  /**
   * The time of creation; now unless it is given.
   *
   * Format: date-time.
   */
  createdAt?: string;
}

/** Switches, each with the choice that it makes. */
export interface Switches {
  /** True where an application may save a subscription again under its id. Normally it may not. */
  replaceSubscriptions?: boolean;
  /**
   * The number of attempts to deliver an event, on the clock of the world. Normally it is one.
   *
   * At least 1. At most 10.
   */
  deliveryAttempts?: number;
  /** False turns the decommissioned interface of vendors off. Normally it is served. */
  serveVendors?: boolean;
}

/** The subject of a token. */
export interface TokenRequest {
  /** The application that will carry the token. */
  applicationId: string;
  /** The company that it acts for. */
  companyId?: string;
  /** The user of the company that it acts for. */
  userId?: string;
  /** The scopes of the token, all of them scopes of the application. Normally they are those of the application. */
  scopes?: string[];
  /** True for a token with scopes that the application does not have. */
  force?: boolean;
}

/** A topic of events. */
export interface Topic {
  /** The name of the topic. */
  name: string;
  /** The scope that gives access to the topic. */
  scope: string;
}

/** A travel configuration, a rule class, a division or an airport that profiles may name. */
export interface TravelOption {
  /** The company that the record belongs to. */
  companyId: string;
  /** The list that the value belongs to. */
  category: "travelConfig" | "ruleClass" | "division" | "airport";
  /** The value. */
  value: string;
  /** True for the value that applies when none is named. */
  isDefault?: boolean;
  /** Fields that nothing is looked up by. */
  details?: TravelOptionDetails;
}

/** Fields that nothing is looked up by. */
export interface TravelOptionDetails {
  /** The number of the agency of a travel configuration. */
  agencyNumber?: string;
}

/** The travel profile of a user. */
export interface TravelProfile {
  /** The user that the record speaks of. */
  userId: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The sync id of the profile. */
  syncId?: string;
  /** The travel configuration of the user. */
  travelConfigId?: string;
  /** The rule class of the user. */
  ruleClass?: string;
  /** The elements of the profile. */
  profile?: {
    [name: string]: unknown;
  };
  /**
   * The time of the last change; now unless it is given.
   *
   * Format: date-time.
   */
  changedAt?: string;
}

/** A person of a company, the same one in every interface. */
export interface User {
  /** The id of the record. */
  id: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The name under which the user logs in. */
  loginId: string;
  /** The password of the user. */
  password?: string;
  /** The email address of the user. */
  email: string;
  /** The given name. */
  givenName: string;
  /** The family name. */
  familyName: string;
  /** The number of the employee, unique in the company. */
  employeeNumber?: string;
  /** True unless the user was made inactive. */
  isActive?: boolean;
  /** The roles of the user. */
  roles?: string[];
  /** The group of the user. */
  groupId?: string;
  /** The default shipping address of the user. */
  shipToAddressCode?: string;
  /** States that calls for the user meet. */
  conditions?: UserState[];
  /** Attributes of the identity profile that nothing is looked up by. */
  identity?: {
    [name: string]: unknown;
  };
  /**
   * The version of the profile.
   *
   * Format: int32.
   */
  version?: number;
  /**
   * The time of creation; now unless it is given.
   *
   * Format: date-time.
   */
  createdAt?: string;
  /**
   * The time of the last change; now unless it is given.
   *
   * Format: date-time.
   */
  changedAt?: string;
}

/** Conditions of a user. */
export interface UserConditions {
  /** The kind of record that has the conditions. */
  kind: "users";
  /** The id of the user. */
  id: string;
  /** The conditions. */
  conditions: UserState[];
}

/** A group of users with its default policy. */
export interface UserGroup {
  /** The id of the record. */
  id: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The name in words. */
  name: string;
  /** The external id of the policy that applies when none is named. */
  defaultPolicy: string;
}

/** A state that calls for a user meet. */
export type UserState =
  | "disabled"
  | "deactivated"
  | "logonDenied"
  | "logonBarred"
  | "locked"
  | "elsewhere"
  | "ipRestricted"
  | "principalDisabled"
  | "maintenance";

/** A vendor with one of its addresses. */
export interface Vendor {
  /** The id of the record. */
  id: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The code of the vendor. */
  vendorCode: string;
  /** The code of the vendor's address. */
  addressCode: string;
  /** The name in words. */
  name?: string;
  /** The expense type of the vendor, which lines take that name none. */
  expenseType?: string;
  /** The groups of the vendor. */
  groups?: string[];
  /** Fields that nothing is looked up by. */
  details?: {
    [name: string]: unknown;
  };
  /**
   * The time of creation; now unless it is given.
   *
   * Format: date-time.
   */
  createdAt?: string;
}

/** A bank account of a vendor. */
export interface VendorBank {
  /** The id of the record. */
  id: string;
  /** The company that the record belongs to. */
  companyId: string;
  /** The vendor that the account belongs to. */
  vendorId: string;
  /** Fields that nothing is looked up by. */
  details?: {
    [name: string]: unknown;
  };
}

/**
 * The judgement of the contract on an exchange. A planned fault is no breach of it, though its answer may be in
 * no contract.
 */
export interface Verdict {
  /**
   * Broken where the path, the method, a missing credential, the parameters, Accept or the body is not as the
   * contract says.
   */
  request: "kept" | "broken";
  /** Broken where the sandbox's own answer is not as the contract says; the caller saw a 500. */
  response: "kept" | "broken";
  /** Each fault that the contract finds, values left out. */
  problems?: VerdictProblemsItem[];
}

/** One fault. */
export interface VerdictProblemsItem {
  /** The place as a JSON pointer; empty for a message as a whole. */
  path: string;
  /** The fault in words. */
  message: string;
}

/** Where it stands in its approval. */
export type WorkflowStatus =
  | "Approved"
  | "Pending Approval"
  | "Pending Cost Object Approval"
  | "Sent Back To Employee"
  | "Not Submitted"
  | "Submitted"
  | "Pending Processor Review"
  | "Vendor Approval"
  | "Approval Time Expired";

/** The records of a world, by kind. A seed is one, and so is what was exported. */
export interface World {
  /** All records of the kind Company. */
  companies?: Company[];
  /** All records of the kind Application. */
  applications?: Application[];
  /** All records of the kind Topic. */
  topics?: Topic[];
  /** All records of the kind ApprovedDomain. */
  approvedDomains?: ApprovedDomain[];
  /** All records of the kind MessageTemplate. */
  messageTemplates?: MessageTemplate[];
  /** All records of the kind LocalizedCode. */
  localizedCodes?: LocalizedCode[];
  /** All records of the kind Connection. */
  connections?: Connection[];
  /** All records of the kind User. */
  users?: User[];
  /** All records of the kind UserGroup. */
  userGroups?: UserGroup[];
  /** All records of the kind Policy. */
  policies?: Policy[];
  /** All records of the kind Session. */
  sessions?: Session[];
  /** All records of the kind Event. */
  events?: Event[];
  /** All records of the kind Notification. */
  notifications?: Notification[];
  /** All records of the kind LegacyToken. */
  legacyTokens?: LegacyToken[];
  /** All records of the kind RequestToken. */
  requestTokens?: RequestToken[];
  /** All records of the kind ConnectionRequest. */
  connectionRequests?: ConnectionRequest[];
  /** All records of the kind AuthToken. */
  authTokens?: AuthToken[];
  /** All records of the kind RefreshToken. */
  refreshTokens?: RefreshToken[];
  /** All records of the kind Vendor. */
  vendors?: Vendor[];
  /** All records of the kind VendorBank. */
  vendorBanks?: VendorBank[];
  /** All records of the kind Address. */
  addresses?: Address[];
  /** All records of the kind PurchaseRequest. */
  purchaseRequests?: PurchaseRequest[];
  /** All records of the kind InvoiceDigest. */
  invoiceDigests?: InvoiceDigest[];
  /** All records of the kind ReceiptImage. */
  receiptImages?: ReceiptImage[];
  /** All records of the kind ReceiptFile. */
  receiptFiles?: ReceiptFile[];
  /** All records of the kind ReceiptLink. */
  receiptLinks?: ReceiptLink[];
  /** All records of the kind TravelProfile. */
  travelProfiles?: TravelProfile[];
  /** All records of the kind Membership. */
  memberships?: Membership[];
  /** All records of the kind TravelOption. */
  travelOptions?: TravelOption[];
  /** All records of the kind Subscription. */
  subscriptions?: Subscription[];
  /** All records of the kind Delivery. */
  deliveries?: Delivery[];
}

export type World2 = World;
