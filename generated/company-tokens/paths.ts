// Generated from specs/company-tokens/openapi.yaml, sandbox/overlays/company-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

import type {
  CompanyAuthToken,
  CompanyAuthTokenFailure,
  CompanyToken,
  KnownTokenFailure,
  PasswordGrant,
  ServerMessage,
  TokenFailure,
} from "./types.js";

export interface paths {
  "/profile-service/v1/keys/principals/{company_id}/authtoken/": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Create a temporary auth token for a company.
     * @description Only the app marketplace, and no partner, calls this operation. It does so before it redirects a user to a partner. The request has no body.
     */
    post: operations["createCompanyAuthToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/oauth2/v0/token": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Exchange the auth token of a company for an access token and a refresh token.
     * @description This operation is the password grant. A partner application sends its client id and secret, with the id of the company as username and the auth token as password. The auth token is valid for 24 hours. During its 24 hours, it may be exchanged repeatedly, for example after a network failure.
     */
    post: operations["issueCompanyToken"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
}
export interface webhooks {
  companyConnection: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Receive a user from the app marketplace at the connect URL.
     * @description The app marketplace redirects the user's browser to the partner's connect URL with HTTP 301. The query contains the auth token, which the partner exchanges for the tokens of the company. The partner asks the user to sign in or to create an account. An application with the user read scope can use the UUID of the user to prefill the creation of an account.
     */
    get: operations["connectCompany"];
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
    /** @description A temporary auth token for a company. */
    CompanyAuthToken: CompanyAuthToken;
    /** @description The reason why no auth token was created. */
    CompanyAuthTokenFailure: CompanyAuthTokenFailure;
    /** @description The form fields of the password grant. */
    PasswordGrant: PasswordGrant;
    /** @description The tokens that act for a company. */
    CompanyToken: CompanyToken;
    /** @description An error response of the token endpoint. The known failures are listed; expect others. */
    TokenFailure: TokenFailure;
    /** @description The known failures of the token endpoint, as a list of rows. Two rows may share a code, and two codes may share a description. */
    KnownTokenFailure: KnownTokenFailure;
    /** @description The message of a failed server. */
    ServerMessage: ServerMessage;
  };
  responses: {
    /** @description The server failed to process the request. */
    ServerFailure: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "application/json": components["schemas"]["ServerMessage"];
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
  createCompanyAuthToken: {
    parameters: {
      query?: never;
      header?: {
        /**
         * @description A string that identifies the call for support; the app marketplace sends it.
         * @example marketplace-call-4711
         */
        "service-correlationid"?: string;
      };
      path: {
        /**
         * @description The id of the company.
         * @example 7a4d9c03-5e21-4f8b-8c76-2b1a0f3e9d65
         */
        company_id: string;
      };
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The auth token was created. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyAuthToken"];
        };
      };
      /** @description The auth token was not created. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyAuthTokenFailure"];
        };
      };
    };
  };
  issueCompanyToken: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The form fields of the password grant. */
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": components["schemas"]["PasswordGrant"];
      };
    };
    responses: {
      /** @description The request succeeded. The body contains the tokens. */
      200: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["CompanyToken"];
        };
      };
      /** @description The request is bad. */
      400: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TokenFailure"];
        };
      };
      /** @description The request is not authorized. */
      401: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TokenFailure"];
        };
      };
      /** @description The request is forbidden. */
      403: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TokenFailure"];
        };
      };
      /** @description A resource that the request names was not found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TokenFailure"];
        };
      };
      /** @description The server failed. The body contains a message. */
      500: components["responses"]["ServerFailure"];
      /** @description The server timed out. The body contains a message. */
      503: components["responses"]["ServerFailure"];
      /** @description The request failed for another reason. */
      "4XX": {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TokenFailure"];
        };
      };
    };
  };
  connectCompany: {
    parameters: {
      query: {
        /**
         * @description The UUID of the company.
         * @example 7a4d9c03-5e21-4f8b-8c76-2b1a0f3e9d65
         */
        id: string;
        /**
         * @description The auth token. The partner sends it as the password of the grant.
         * @example auth-token-1
         */
        requestToken: string;
        /**
         * @description The UUID of the user.
         * @example 8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30
         */
        userID: string;
      };
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      /** @description The page that the partner shows to the user. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
