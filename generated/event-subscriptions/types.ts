// Generated from specs/event-subscriptions/openapi.yaml, sandbox/overlays/event-subscriptions.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

/** The result of a call on a subscription, as a message. */
export interface Confirmation {
  /** A message that the subscription was saved or is marked for deletion. */
  message: string;
}

/**
 * The parameters of `deleteSubscription`.
 * @remarks `service-correlationid`: Open question: Q-80: The word service replaces a part of the name that is
 * not specified.
 */
export interface DeleteSubscriptionParameters {
  path: {
    /**
     * The id of the subscription.
     *
     * Pattern: ^[a-z0-9.-]+$
     * @example "partner.orders-1"
     */
    id: SubscriptionId;
  };
  headers?: {
    /**
     * A unique, traceable string that identifies the call for support.
     * @example "partner-call-4711"
     */
    "service-correlationid"?: string;
  };
}

/**
 * An event of a topic, as the service delivers it.
 * @remarks Open question: The payload of an event is not shown, so any value is accepted.
 */
export type DeliveredEvent = unknown;

/**
 * The parameters of `getSubscription`.
 * @remarks `service-correlationid`: Open question: Q-80: The word service replaces a part of the name that is
 * not specified.
 */
export interface GetSubscriptionParameters {
  path: {
    /**
     * The id of the subscription.
     *
     * Pattern: ^[a-z0-9.-]+$
     * @example "partner.orders-1"
     */
    id: SubscriptionId;
  };
  headers?: {
    /**
     * A unique, traceable string that identifies the call for support.
     * @example "partner-call-4711"
     */
    "service-correlationid"?: string;
  };
}

/**
 * The one subscription.
 *
 * Exactly 1 item.
 * @remarks Open question: The reason for an array with one subscription is not specified; the array
 * stays.
 */
export type GetSubscriptionResponse200 = Subscription[];

/**
 * The parameters of `listSubscriptions`.
 * @remarks `service-correlationid`: Open question: Q-80: The word service replaces a part of the name that is
 * not specified.
 */
export interface ListSubscriptionsParameters {
  headers?: {
    /**
     * A unique, traceable string that identifies the call for support.
     * @example "partner-call-4711"
     */
    "service-correlationid"?: string;
  };
}

/** All subscriptions of one application. */
export type ListSubscriptionsResponse200 = Subscription[];

/**
 * The parameters of `listTopics`.
 * @remarks `service-correlationid`: Open question: Q-80: The word service replaces a part of the name that is
 * not specified.
 */
export interface ListTopicsParameters {
  headers?: {
    /**
     * A unique, traceable string that identifies the call for support.
     * @example "partner-call-4711"
     */
    "service-correlationid"?: string;
  };
}

/**
 * The parameters of `saveSubscription`.
 * @remarks `service-correlationid`: Open question: Q-80: The word service replaces a part of the name that is
 * not specified.
 */
export interface SaveSubscriptionParameters {
  headers?: {
    /**
     * A unique, traceable string that identifies the call for support.
     * @example "partner-call-4711"
     */
    "service-correlationid"?: string;
  };
}

/**
 * A subscription to a topic. An application decides about id, filter, topic and webHookConfig. The service sets
 * the other properties, and only responses contain them.
 *
 * As it is received.
 * @remarks Open question: Q-81: A saved subscription contains its four writable properties, but it is not
 * specified if one may be missing; all four are required (3 more in the spec).
 */
export interface Subscription {
  /**
   * The id of the subscription, set on creation.
   *
   * Pattern: ^[a-z0-9.-]+$
   */
  id: SubscriptionId;
  /** A regular expression that is matched against event types; ".*" matches all events of the topic. */
  filter: string;
  /** The topic of the subscription, a stream of events. */
  topic: string;
  /** The destination of the events. */
  webHookConfig: WebHookConfig;
  /**
   * The application whose JWT created the subscription and that owns it. Set by the service.
   *
   * Format: uuid.
   */
  applicationId: string;
  /** The companies that have connected to the owning application and allow the delivery of events. */
  companyIds: string[];
  /** Reserved for future use. */
  groups: unknown[];
  /** A string that is reserved for future use; it is no OAuth scope. */
  scope: string;
}

/**
 * A subscription to a topic. An application decides about id, filter, topic and webHookConfig. The service sets
 * the other properties, and only responses contain them.
 *
 * As it is sent: without the properties that only the server sets.
 */
export interface SubscriptionRequest {
  /**
   * The id of the subscription, set on creation.
   *
   * Pattern: ^[a-z0-9.-]+$
   */
  id: SubscriptionId;
  /** A regular expression that is matched against event types; ".*" matches all events of the topic. */
  filter: string;
  /** The topic of the subscription, a stream of events. */
  topic: string;
  /** The destination of the events. */
  webHookConfig: WebHookConfig;
}

/**
 * The id of a subscription. It consists of lowercase letters, digits, "." and "-", and is unique across all
 * subscribers.
 *
 * Pattern: ^[a-z0-9.-]+$
 */
export type SubscriptionId = string;

/** The names of the topics that the caller may use; an empty array if the application lacks access. */
export type TopicNames = string[];

/** The destination of the events of a subscription. */
export interface WebHookConfig {
  /**
   * The URL that receives the delivered events.
   *
   * Format: uri.
   */
  endpoint: string;
}
