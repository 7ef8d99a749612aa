// Generated from specs/event-subscriptions/openapi.yaml, sandbox/overlays/event-subscriptions.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

/** The effect of a call on a subscription, in words. */
export interface Confirmation {
  /** A sentence that says that the subscription was saved, or that it is marked for deletion. */
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
     * A unique text that can be traced, by which support finds the call again.
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
     * A unique text that can be traced, by which support finds the call again.
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
     * A unique text that can be traced, by which support finds the call again.
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
     * A unique text that can be traced, by which support finds the call again.
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
     * A unique text that can be traced, by which support finds the call again.
     * @example "partner-call-4711"
     */
    "service-correlationid"?: string;
  };
}

/**
 * A subscription to a topic. An application decides about id, filter, topic and webHookConfig; the service sets
 * the other members, which only answers carry.
 *
 * As it is received.
 * @remarks Open question: Q-81: A saved subscription contains its four writable properties, but it is not
 * specified if one may be missing; all four are required (3 more in the spec).
 */
export interface Subscription {
  /**
   * The id of the subscription, given when it is created.
   *
   * Pattern: ^[a-z0-9.-]+$
   */
  id: SubscriptionId;
  /** A regular expression that is matched against the types of events; ".*" matches all events of the topic. */
  filter: string;
  /** The topic, a stream of events, that is subscribed to. */
  topic: string;
  /** The place to which the events are delivered. */
  webHookConfig: WebHookConfig;
  /**
   * The application whose JWT created the subscription, and which owns it; set by the service.
   *
   * Format: uuid.
   */
  applicationId: string;
  /** The companies that have connected to the owning application and allow the delivery of events. */
  companyIds: string[];
  /** A list that is reserved for future use. */
  groups: unknown[];
  /** A text that is reserved for future use; it is no OAuth scope. */
  scope: string;
}

/**
 * A subscription to a topic. An application decides about id, filter, topic and webHookConfig; the service sets
 * the other members, which only answers carry.
 *
 * As it is sent: without the members that only the server sets.
 */
export interface SubscriptionRequest {
  /**
   * The id of the subscription, given when it is created.
   *
   * Pattern: ^[a-z0-9.-]+$
   */
  id: SubscriptionId;
  /** A regular expression that is matched against the types of events; ".*" matches all events of the topic. */
  filter: string;
  /** The topic, a stream of events, that is subscribed to. */
  topic: string;
  /** The place to which the events are delivered. */
  webHookConfig: WebHookConfig;
}

/**
 * The id of a subscription, made of lowercase letters, digits, "." and "-", and unique across all subscribers.
 *
 * Pattern: ^[a-z0-9.-]+$
 */
export type SubscriptionId = string;

/** The names of the topics that the caller may use; an empty array when the application lacks access. */
export type TopicNames = string[];

/** The place to which the events of a subscription are delivered. */
export interface WebHookConfig {
  /**
   * The URL that receives the delivered events.
   *
   * Format: uri.
   */
  endpoint: string;
}
