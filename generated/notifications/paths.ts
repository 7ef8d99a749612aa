// Generated from specs/notifications/openapi.yaml, sandbox/overlays/notifications.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type { Message, MessageContext, NotificationError } from "./types.js";

export interface paths {
  "/notifications/v4/messages/{userId}/session": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Send a message to a user inside a session.
     * @description This operation fills a message template and sends the message to the user. The caller sends application/json and names application/json in its Accept header. A successful response has headers only. The service looks the user up through a user profile service, with the token of the call.
     */
    post: operations["sendMessage"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export type webhooks = Record<string, never>;
export interface components {
  schemas: {
    /** @description A message to a user, based on a template. */
    Message: Message;
    /** @description The data for the template. */
    MessageContext: MessageContext;
    /** @description The error, with the nested errors that caused it. */
    NotificationError: NotificationError;
  };
  responses: {
    /** @description The service rejected the request or failed to process it. */
    Failure: {
      headers: {
        "service-correlationid": components["headers"]["ServiceCorrelationId"];
        "Content-Type": components["headers"]["ContentType"];
        "Content-Encoding": components["headers"]["ContentEncoding"];
        "Content-Length": components["headers"]["ContentLength"];
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["NotificationError"];
      };
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /**
     * @description A UUID (RFC 4122) that identifies the call for support.
     * @example 5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350
     */
    ServiceCorrelationId: string;
    /**
     * @description The media type of the response.
     * @example application/json
     */
    ContentType: string;
    /**
     * @description The encoding of the response.
     * @example gzip
     */
    ContentEncoding: string;
    /**
     * @description The length of the response.
     * @example 0
     */
    ContentLength: number;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  sendMessage: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The user to notify.
         * @example 8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30
         */
        userId: string;
      };
      cookie?: never;
    };
    /** @description The message to send. */
    requestBody: {
      content: {
        "application/json": components["schemas"]["Message"];
      };
    };
    responses: {
      /** @description The message was accepted. The response has headers only. */
      200: {
        headers: {
          "service-correlationid": components["headers"]["ServiceCorrelationId"];
          "Content-Type": components["headers"]["ContentType"];
          "Content-Encoding": components["headers"]["ContentEncoding"];
          "Content-Length": components["headers"]["ContentLength"];
          [name: string]: unknown;
        };
        content?: never;
      };
      /** @description The request is invalid. */
      400: components["responses"]["Failure"];
      /** @description The request has no valid token. */
      401: components["responses"]["Failure"];
      /** @description The token does not allow the request. */
      403: components["responses"]["Failure"];
      /** @description A resource that the request names was not found. */
      404: components["responses"]["Failure"];
      /** @description The service failed. */
      500: components["responses"]["Failure"];
      /** @description The service is not available. */
      503: components["responses"]["Failure"];
      /** @description The service timed out waiting for another service. */
      504: components["responses"]["Failure"];
    };
  };
}
