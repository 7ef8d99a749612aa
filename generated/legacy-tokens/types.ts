// Generated from specs/legacy-tokens/openapi.yaml, sandbox/overlays/legacy-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

/**
 * The report of the application on a connection request.
 * @remarks Open question: The request body of the call is not shown, so any value is accepted.
 */
export type ConnectionRequestUpdate = unknown;

/**
 * The pending connection requests of the application.
 * @remarks Open question: Neither the response body of the call nor the fields of a connection request
 * are shown, so any value is accepted.
 */
export type ConnectionRequests = unknown;

/**
 * The parameters of `exchangeRequestToken`.
 * @remarks `code`: Open question: Q-123: The lifetime of a request token, and its use for several exchanges, are
 * not specified.
 */
export interface ExchangeRequestTokenParameters {
  query: {
    /** The request token from the browser, the marketplace or a connection request. */
    code: string;
    /**
     * The Key of the application, its unique identifier.
     * @example "application-key-1"
     */
    client_id: string;
    /** The unique Secret of the application. */
    client_secret: string;
  };
}

/** An access token as a flow issues it, with the refresh token that renews it. */
export type IssuedToken = {
  /**
   * The token that refreshes the access token. After a refresh, the new expiry is one year after the
   * date of the refresh.
   */
  Refresh_Token: string;
} & LegacyToken;

/**
 * The properties of every response with an access token.
 * @remarks `Expiration_Date`: Open question: Q-51: The text form of the date and time is not specified.
 */
export interface LegacyToken {
  /**
   * The URL of the data center that stores the data of the user. All later calls for the user begin with this
   * URL.
   */
  Instance_URL: string;
  /**
   * The access token. Later calls send it in the Authorization header. The token expires one year after its
   * creation.
   */
  Token: string;
  /** The UTC date and time when the token expires. */
  Expiration_Date: string;
}

/**
 * The parameters of `receiveAuthorization`.
 * @remarks `error`: Open question: Q-134: The values of the parameter are not shown.
 */
export interface ReceiveAuthorizationParameters {
  query:
    | {
        /** The request token, if access was granted. */
        code: string;
        error?: never;
        error_description?: never;
        /**
         * The state that the application sent when it started the flow, unchanged. Missing if it sent none.
         * @example "cart-17"
         */
        state?: string;
      }
    | {
        code?: never;
        /**
         * The error, if access was denied.
         * @example "access_denied"
         */
        error: string;
        /**
         * The error message, if access was denied.
         * @example "The user did not agree."
         */
        error_description: string;
        /**
         * The state that the application sent when it started the flow, unchanged. Missing if it sent none.
         * @example "cart-17"
         */
        state?: string;
      };
}

/** The parameters of `receiveRequestToken`. */
export interface ReceiveRequestTokenParameters {
  query: {
    /** The request token. */
    code: string;
  };
}

/** The parameters of `refreshAccessToken`. */
export interface RefreshAccessTokenParameters {
  query: {
    /** The refresh token that came with the access token. */
    refresh_token: string;
    /**
     * The Key of the application, its unique identifier.
     * @example "application-key-1"
     */
    client_id: string;
    /** The unique Secret of the application. */
    client_secret: string;
  };
}

/** A refreshed access token, without a refresh token. */
export type RefreshedToken = {
  Refresh_Token?: never;
} & LegacyToken;

/** The parameters of `revokeTokens`. */
export interface RevokeTokensParameters {
  query:
    | {
        /** The access token to revoke, for a single token. */
        token: string;
        consumerKey?: never;
        user?: never;
      }
    | {
        token?: never;
        /**
         * The Key of the application, for all tokens of a user.
         * @example "application-key-1"
         */
        consumerKey: string;
        /**
         * The LoginID of the user, for all tokens of that user.
         * @example "traveller@example.com"
         */
        user: string;
      };
}

/**
 * The code of one family of web services.
 *
 * - `"ATTEND"`: Attendee list.
 * - `"CONFIG"`: Expense configuration.
 * - `"ERECPT"`: E-receipts.
 * - `"EXPRPT"`: Expense report and quick expense.
 * - `"EXTRCT"`: Extract.
 * - `"IMAGE"`: Imaging.
 * - `"INSGHT"`: Insights.
 * - `"INVPO"`: Invoice purchase order.
 * - `"ITINER"`: Itinerary.
 * - `"LIST"`: List item.
 * - `"MTNG"`: Meeting.
 * - `"PAYBAT"`: Payment batch.
 * - `"TRVPRF"`: Travel profile.
 * - `"TRVREQ"`: Travel request.
 * - `"TWS"`: Trip approval.
 * - `"USER"`: User.
 */
export type ScopeCode =
  | "ATTEND"
  | "CONFIG"
  | "ERECPT"
  | "EXPRPT"
  | "EXTRCT"
  | "IMAGE"
  | "INSGHT"
  | "INVPO"
  | "ITINER"
  | "LIST"
  | "MTNG"
  | "PAYBAT"
  | "TRVPRF"
  | "TRVREQ"
  | "TWS"
  | "USER";

/**
 * The parameters of `startWebFlow`.
 * @remarks `scope`: Open question: Q-128: It is not specified if the parameter is optional (1 more in the spec).
 */
export interface StartWebFlowParameters {
  query: {
    /**
     * The Key of the application, its unique identifier.
     * @example "application-key-1"
     */
    client_id: string;
    /**
     * The codes of the requested families of web services, separated by commas.
     * @example ["TRVPRF", "USER"]
     */
    scope?: ScopeCode[];
    /**
     * The address of the application to which the user returns.
     * @example "https://partner.example/callback"
     */
    redirect_uri?: string;
    /**
     * A string with which the application keeps its own context. The redirect returns it unchanged.
     * @example "cart-17"
     */
    state?: string;
  };
}

/** The page as HTML. */
export type StartWebFlowResponse200 = string;

/**
 * Headers with which `startWebFlow` is answered.
 * @remarks `Location`: Open question: Q-130: The header is not shown; a redirect needs it.
 */
export interface StartWebFlowResponseHeaders {
  /**
   * The address of the redirect.
   * @example "https://partner.example/callback?code=request-token-1&state=cart-17"
   */
  Location?: string;
}

/**
 * The parameters of `updateConnectionRequest`.
 * @remarks `id`: Open question: Q-132: The type of the id and its position in the connection requests are not
 * shown.
 */
export interface UpdateConnectionRequestParameters {
  path: {
    /**
     * The id of the connection request.
     * @example "connection-request-1"
     */
    id: string;
  };
}
