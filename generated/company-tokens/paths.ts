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
     * @description The app marketplace, and no partner, calls this operation before it redirects a user to a partner. The request has no body.
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
     * @description This operation is the password grant: a partner application sends its client id and secret, the id of the company as username and the auth token as password. The auth token can be exchanged for 24 hours. Within its 24 hours, the auth token may be exchanged repeatedly, for example after a failure of the network.
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
     * Receive the user whom the app marketplace redirects to the partner's connect URL.
     * @description The app marketplace redirects the browser of the user, with the HTTP status 301, to the connect URL of the partner. The address carries the auth token that the partner exchanges for the tokens of the company. The marketplace redirects the user to the connect URL with HTTP 301. The partner asks the user to sign in or to create an account. For applications with the user read scope, the UUID of the user can prefill the creation of an account.
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
    /** @description A temporary auth token for a company, with the marks of a success. */
    CompanyAuthToken: CompanyAuthToken;
    /** @description Why no auth token was created. */
    CompanyAuthTokenFailure: CompanyAuthTokenFailure;
    /** @description The form fields of the password grant. */
    PasswordGrant: PasswordGrant;
    /** @description The tokens that act for a company. */
    CompanyToken: CompanyToken;
    /** @description Why the token endpoint has refused a request. The known failures are listed; expect others. */
    TokenFailure: TokenFailure;
    /** @description The failures of the token endpoint that are known, as a list of rows: a code does not name one row, and a text does not name one code. */
    KnownTokenFailure: KnownTokenFailure;
    /** @description The answer of a server that has failed. */
    ServerMessage: ServerMessage;
  };
  responses: {
    /** @description The server could not answer. */
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
         * @description A text by which the call can be found again; the app marketplace sends it.
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
      /** @description The request succeeded, and the body carries the tokens. */
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
      /** @description What the request names was not found. */
      404: {
        headers: {
          [name: string]: unknown;
        };
        content: {
          "application/json": components["schemas"]["TokenFailure"];
        };
      };
      /** @description The server has failed; the body carries a message. */
      500: components["responses"]["ServerFailure"];
      /** @description The server has timed out; the body carries a message. */
      503: components["responses"]["ServerFailure"];
      /** @description The request has failed in another way. */
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
         * @description The auth token, which the partner sends as password of the grant.
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
      /** @description The content that the partner shows to the user. */
      default: {
        headers: {
          [name: string]: unknown;
        };
        content?: never;
      };
    };
  };
}
