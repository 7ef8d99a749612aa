// Generated from specs/notifications/openapi.yaml, sandbox/overlays/notifications.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

/**
 * A message to a user, based on a template.
 * @remarks `templateId`: Open question: The identifiers of the existing templates are not shown.
 */
export interface Message {
  /** The unique id of the session, from the events service. */
  sessionId: string;
  /** The identifier of the preconfigured message template. */
  templateId: string;
  /** Extra information for the template. */
  context?: MessageContext;
}

/**
 * The data for the template.
 * @remarks Open question: Q-145: It is not specified if the context can contain properties other than url; they
 * are accepted (1 more in the spec).
 */
export interface MessageContext {
  /** A URL that is applied to the template. The domain of the URL must be on an approved list. */
  url?: string;
}

/**
 * The error, with the nested errors that caused it.
 * @remarks Open question: Q-97: The properties that are always present are not specified, so none is required (1
 * more in the spec).
 */
export interface NotificationError {
  /** The unique id of the error. */
  errorId?: string;
  /** The code of the error. */
  errorCode?:
    | "missingSessionId"
    | "missingTemplateId"
    | "unknownUser"
    | "unknownSession"
    | "unknownTemplate"
    | "urlNotApproved"
    | "companyInMaintenance"
    | (string & {});
  /** The error message. */
  errorMessage?: string;
  /** The errors nested in this one, each with the same shape. */
  errors?: NotificationError[];
}

/** The parameters of `sendMessage`. */
export interface SendMessageParameters {
  path: {
    /**
     * The user to notify.
     * @example "8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30"
     */
    userId: string;
  };
}

/**
 * Headers with which `sendMessage` is answered.
 * @remarks `service-correlationid`: Open question: Q-80: The word service replaces a part of the name that is
 * not specified.
 */
export interface SendMessageResponseHeaders {
  /**
   * A UUID (RFC 4122) that identifies the call for support.
   *
   * Format: uuid.
   * @example "5d1c7a90-2b3e-4c68-8f07-91a4e6d2b350"
   */
  "service-correlationid"?: string;
  /**
   * The encoding of the response.
   * @example "gzip"
   */
  "Content-Encoding"?: string;
  /**
   * The length of the response.
   * @example 0
   */
  "Content-Length"?: number;
}
