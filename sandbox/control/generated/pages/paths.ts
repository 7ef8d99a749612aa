// Generated from pages.yaml. Edit the spec, then run `make generate`.

import type { AnswerConsentFormResponse403, ConsentForm, MarketplaceForm } from "./types.js";

export interface paths {
  "/sandbox-pages/v1/consent": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    get?: never;
    put?: never;
    /**
     * Grant or deny what an application asks for.
     * @description The form of the page that the web flow shows. A user who grants gives login and password.
     */
    post: operations["answerConsentForm"];
    delete?: never;
    options?: never;
    head?: never;
    patch?: never;
    trace?: never;
  };
  "/sandbox-pages/v1/marketplace": {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /**
     * Open the marketplace.
     * @description The page lists the applications that can be connected.
     */
    get: operations["openMarketplace"];
    put?: never;
    /**
     * Connect an application, or see the attempts to do so.
     * @description A company is connected by an administrator, who is then redirected to the connect URL of the application; a listener is called with a request token; the application of a supplier finds the request when it polls.
     */
    post: operations["connectInMarketplace"];
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
    /** @description The form of the page of consent. */
    ConsentForm: ConsentForm;
    /** @description The form of the marketplace. */
    MarketplaceForm: MarketplaceForm;
  };
  responses: {
    /** @description A page. */
    Page: {
      headers: {
        [name: string]: unknown;
      };
      content: {
        "text/html": AnswerConsentFormResponse403;
      };
    };
    /** @description The call is refused; problem details (RFC 9457) say why. */
    Failure: {
      headers: {
        [name: string]: unknown;
      };
      content?: never;
    };
  };
  parameters: never;
  requestBodies: never;
  headers: {
    /** @description The address to which the browser is sent. */
    Location: string;
  };
  pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
  answerConsentForm: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The answer of the user. */
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": components["schemas"]["ConsentForm"];
      };
    };
    responses: {
      /** @description The browser is sent to the application. */
      302: {
        headers: {
          Location: components["headers"]["Location"];
          [name: string]: unknown;
        };
        content?: never;
      };
      403: components["responses"]["Page"];
      default: components["responses"]["Failure"];
    };
  };
  openMarketplace: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    requestBody?: never;
    responses: {
      200: components["responses"]["Page"];
      default: components["responses"]["Failure"];
    };
  };
  connectInMarketplace: {
    parameters: {
      query?: never;
      header?: never;
      path?: never;
      cookie?: never;
    };
    /** @description The user, and the connection that is wanted. */
    requestBody: {
      content: {
        "application/x-www-form-urlencoded": components["schemas"]["MarketplaceForm"];
      };
    };
    responses: {
      200: components["responses"]["Page"];
      /** @description The browser is sent to the connect URL of the application. */
      301: {
        headers: {
          Location: components["headers"]["Location"];
          [name: string]: unknown;
        };
        content?: never;
      };
      403: components["responses"]["Page"];
      default: components["responses"]["Failure"];
    };
  };
}
