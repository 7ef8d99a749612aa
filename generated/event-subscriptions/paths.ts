// Generated from specs/event-subscriptions/openapi.yaml, sandbox/overlays/event-subscriptions.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type {
  Confirmation,
  DeliveredEvent,
  GetSubscriptionResponse200,
  ListSubscriptionsResponse200,
  Subscription,
  SubscriptionId,
  SubscriptionRequest,
  TopicNames,
  WebHookConfig,
} from "./types.js";

export interface paths {
  "/events/v4/topics": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List the topics that the caller may use.
     * @description This operation returns the names of the topics that are open to the application.
     */
    get: operations["listTopics"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/events/v4/subscriptions/webhook": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Save a subscription.
     * @description This operation creates a subscription of the calling application to a topic and delivers its events to a webhook. The application has access to the topic through its scopes. The endpoint that receives the events is running. The id is globally unique; a name that is already in use produces an error.
     */
    put: operations["saveSubscription"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/events/v4/subscriptions/{id}": {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique, traceable string that identifies the call for support.
         * @example partner-call-4711
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path: {
        /**
         * @description The id of the subscription.
         * @example partner.orders-1
         */
        id: components["schemas"]["SubscriptionId"];
      };
      cookie?: never;
    };
    /**
     * Read one subscription.
     * @description This operation returns one subscription of the caller, with all of its fields, in an array of one.
     */
    get: operations["getSubscription"];
    put?: never;
    post?: never;
    /**
     * Mark a subscription for deletion.
     * @description This operation marks a subscription of the caller for deletion.
     */
    delete: operations["deleteSubscription"];
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/events/v4/subscriptions": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * List all subscriptions of the caller.
     * @description This operation returns every subscription of the calling application.
     */
    get: operations["listSubscriptions"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  eventReceiver: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Receive an event of a subscribed topic.
     * @description The service delivers the events of a topic to the endpoint of each subscription whose filter matches the event type.
     */
    post: operations["receiveEvent"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description The names of the topics that the caller may use; an empty array if the application lacks access. */
    TopicNames: TopicNames;
    /** @description The id of a subscription. It consists of lowercase letters, digits, "." and "-", and is unique across all subscribers. */
    SubscriptionId: SubscriptionId;
    /** @description The destination of the events of a subscription. */
    WebHookConfig: WebHookConfig;
    /** @description A subscription to a topic. An application decides about id, filter, topic and webHookConfig. The service sets the other properties, and only responses contain them. */
    Subscription: Subscription;
    /** @description The result of a call on a subscription, as a message. */
    Confirmation: Confirmation;
    /** @description An event of a topic, as the service delivers it. */
    DeliveredEvent: DeliveredEvent;
  };
  responses: {
    /** @description The service rejected the request or failed to process it. */
    Failure: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /**
     * @description A unique, traceable string that identifies the call for support.
     * @example partner-call-4711
     */
    ServiceCorrelationId: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  listTopics: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique, traceable string that identifies the call for support.
         * @example partner-call-4711
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The names of the topics; none if the application lacks access. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TopicNames"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  saveSubscription: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique, traceable string that identifies the call for support.
         * @example partner-call-4711
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path?: never;
      cookie?: never;
    };
    /** @description The subscription to save. */
    requestBody: {
      content: {
        "application/json": SubscriptionRequest;
      };
    };
    responses: {
      /** @description The subscription was saved. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Confirmation"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  getSubscription: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique, traceable string that identifies the call for support.
         * @example partner-call-4711
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path: {
        /**
         * @description The id of the subscription.
         * @example partner.orders-1
         */
        id: components["schemas"]["SubscriptionId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description An array with one subscription. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": GetSubscriptionResponse200;
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  deleteSubscription: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique, traceable string that identifies the call for support.
         * @example partner-call-4711
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path: {
        /**
         * @description The id of the subscription.
         * @example partner.orders-1
         */
        id: components["schemas"]["SubscriptionId"];
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscription is marked for deletion. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["Confirmation"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  listSubscriptions: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A unique, traceable string that identifies the call for support.
         * @example partner-call-4711
         */
        "service-correlationid"?: components["parameters"]["ServiceCorrelationId"];
      };
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The subscriptions of the caller. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": ListSubscriptionsResponse200;
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  receiveEvent: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The event. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["DeliveredEvent"];
      };
    };
    responses: {
      /** @description The response of the endpoint. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
