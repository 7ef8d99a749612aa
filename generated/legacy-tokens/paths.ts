// Generated from specs/legacy-tokens/openapi.yaml, sandbox/overlays/legacy-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type {
  ConnectionRequestUpdate,
  ConnectionRequests,
  IssuedToken,
  LegacyToken,
  RefreshedToken,
  ScopeCode,
  StartWebFlowResponse200,
} from "./types.js";

export interface paths {
  "/net2/oauth2/accesstoken.ashx": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Get an access token with the credentials of a user.
     * @deprecated
     * @description This operation is the whole native flow. The request headers contain the credentials of the user and the key of the application, and the response contains the token. Deprecated since 02/04/2017.
     */
    get: operations["getAccessToken"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/net2/oauth2/GetAccessToken.ashx": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Exchange a request token for an access token and a refresh token.
     * @deprecated
     * @description This operation ends the web, the marketplace and the auto-connect flow. Its path differs from the path of the refresh only in capital letters. Deprecated since 02/04/2017.
     */
    get: operations["exchangeRequestToken"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/net2/oauth2/getaccesstoken.ashx": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Refresh an access token.
     * @deprecated
     * @description This operation renews an access token with its refresh token. Its path differs from the path of the exchange only in capital letters. Deprecated since 02/04/2017. The refresh has to be requested before the current token expires. The call uses the access token that is being refreshed.
     */
    get: operations["refreshAccessToken"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/net2/oauth2/revoketoken.ashx": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Revoke one token, or all tokens of a user.
     * @deprecated
     * @description This operation revokes one access token, or all tokens of a user. The caller is a user with an administrator role. The request has no body. Deprecated since 02/04/2017. To revoke a single token, the parameter token is required. To revoke all tokens of a user, the parameters consumerKey and user are both required. In the Professional and Premium editions, the caller has the role Web Services Administrator. In the Standard edition, the caller has the role Can Administer.
     */
    post: operations["revokeTokens"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/net2/oauth2/Login.aspx": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Start authentication and consent in the user's browser.
     * @deprecated
     * @description This is the first step of the web flow. The application redirects the user's browser to this address. When the user has granted or denied access, the service calls the redirect_uri. The application then exchanges the request token that it finds there. Deprecated since 02/04/2017.
     */
    get: operations["startWebFlow"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/common/connectionrequests": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Poll for users who want to connect.
     * @deprecated
     * @description A supplier application calls this operation periodically. For each user in the result, it exchanges the request token. The operation belongs to the auto-connect flow of the service that is deprecated since 02/04/2017.
     */
    get: operations["listConnectionRequests"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/common/connectionrequests/{id}": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    /**
     * Report the result of the matching of a user.
     * @deprecated
     * @description The application calls this operation after it has matched the user to a user of its own, or after the matching has failed. The operation belongs to the auto-connect flow of the service that is deprecated since 02/04/2017.
     */
    put: operations["updateConnectionRequest"];
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  authorizationCallback: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receive the result of the consent at the redirect_uri.
     * @deprecated
     * @description This is the second step of the web flow. When access is granted, the service calls the redirect_uri of the application with a request token in code. When access is denied, the address contains error and error_description. The third step is the exchange of the request token. Deprecated since 02/04/2017.
     */
    get: operations["receiveAuthorization"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  marketplaceListener: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receive a request token from the app marketplace.
     * @deprecated
     * @description The service calls the listener URI that is registered in the listing of the application. Deprecated since 02/04/2017. The listener must read code from the query and then exchange it.
     */
    get: operations["receiveRequestToken"];
    put?: never;
    post?: never;
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface components {
  schemas: {
    /** @description An access token as a flow issues it, with the refresh token that renews it. */
    IssuedToken: IssuedToken;
    /** @description A refreshed access token, without a refresh token. */
    RefreshedToken: RefreshedToken;
    /** @description The properties of every response with an access token. */
    LegacyToken: LegacyToken;
    /** @description The code of one family of web services. */
    ScopeCode: ScopeCode;
    /** @description The pending connection requests of the application. */
    ConnectionRequests: ConnectionRequests;
    /** @description The report of the application on a connection request. */
    ConnectionRequestUpdate: ConnectionRequestUpdate;
  };
  responses: {
    /** @description A new access token with its refresh token. */
    IssuedToken: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["IssuedToken"];
      };
    };
    /** @description The service rejected the request or failed to process it. */
    Failure: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
    /** @description The response of the application. */
    PartnerAnswer: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: {
    /**
     * @description The Key of the application, its unique identifier.
     * @example application-key-1
     */
    ClientId: string;
    /**
     * @description The unique Secret of the application.
     * @example application-secret-1
     */
    ClientSecret: string;
  };
  requestBodies: never;
  headers: never;
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  getAccessToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["IssuedToken"];
      default: components["responses"]["Failure"];
    };
  };
  exchangeRequestToken: {
    parameters: {
      query: {
        /**
         * @description The request token from the browser, the marketplace or a connection request.
         * @example request-token-1
         */
        code: string;
        /**
         * @description The Key of the application, its unique identifier.
         * @example application-key-1
         */
        client_id: components["parameters"]["ClientId"];
        /**
         * @description The unique Secret of the application.
         * @example application-secret-1
         */
        client_secret: components["parameters"]["ClientSecret"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["IssuedToken"];
      default: components["responses"]["Failure"];
    };
  };
  refreshAccessToken: {
    parameters: {
      query: {
        /**
         * @description The refresh token that came with the access token.
         * @example refresh-token-1
         */
        refresh_token: string;
        /**
         * @description The Key of the application, its unique identifier.
         * @example application-key-1
         */
        client_id: components["parameters"]["ClientId"];
        /**
         * @description The unique Secret of the application.
         * @example application-secret-1
         */
        client_secret: components["parameters"]["ClientSecret"];
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token was refreshed. The response contains no refresh token. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["RefreshedToken"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  revokeTokens: {
    parameters: {
      query?: {
        /**
         * @description The access token to revoke, for a single token.
         * @example access-token-1
         */
        token?: string;
        /**
         * @description The Key of the application, for all tokens of a user.
         * @example application-key-1
         */
        consumerKey?: string;
        /**
         * @description The LoginID of the user, for all tokens of that user.
         * @example traveller@example.com
         */
        user?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The token or tokens were revoked. The response has no body. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  startWebFlow: {
    parameters: {
      query: {
        /**
         * @description The Key of the application, its unique identifier.
         * @example application-key-1
         */
        client_id: components["parameters"]["ClientId"];
        /**
         * @description The codes of the requested families of web services, separated by commas.
         * @example [
         *       "TRVPRF",
         *       "USER"
         *     ]
         */
        scope?: components["schemas"]["ScopeCode"][];
        /**
         * @description The address of the application to which the user returns.
         * @example https://partner.example/callback
         */
        redirect_uri?: string;
        /**
         * @description A string with which the application keeps its own context. The redirect returns it unchanged.
         * @example cart-17
         */
        state?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page where the user signs in and consents. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "text/html": StartWebFlowResponse200;
        };
      };
      /** @description A redirect of the browser. */
      "3XX": {
        headers: {
          /**
           * @description The address of the redirect.
           * @example https://partner.example/callback?code=request-token-1&state=cart-17
           */
          Location?: string;
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  listConnectionRequests: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The connection requests, with a request token for each user. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["ConnectionRequests"];
        };
      };
      default: components["responses"]["Failure"];
    };
  };
  updateConnectionRequest: {
    parameters: {
      query?: never;
      header?: never;
      path: {
        /**
         * @description The id of the connection request.
         * @example connection-request-1
         */
        id: string;
      };
      cookie?: never;
    };
    /** @description The result of the matching. */
    requestBody?: {
      content: {
        "application/json": components["schemas"]["ConnectionRequestUpdate"];
      };
    };
    responses: {
      /** @description The connection request was updated. */
      "2XX": {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
      default: components["responses"]["Failure"];
    };
  };
  receiveAuthorization: {
    parameters: {
      query?: {
        /**
         * @description The request token, if access was granted.
         * @example request-token-1
         */
        code?: string;
        /**
         * @description The error, if access was denied.
         * @example access_denied
         */
        error?: string;
        /**
         * @description The error message, if access was denied.
         * @example The user did not agree.
         */
        error_description?: string;
        /**
         * @description The state that the application sent when it started the flow, unchanged. Missing if it sent none.
         * @example cart-17
         */
        state?: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      default: components["responses"]["PartnerAnswer"];
    };
  };
  receiveRequestToken: {
    parameters: {
      query: {
        /**
         * @description The request token.
         * @example request-token-1
         */
        code: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      default: components["responses"]["PartnerAnswer"];
    };
  };
}
