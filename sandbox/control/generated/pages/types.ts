// Generated from pages.yaml. Edit the spec, then run `make generate`.

/** The page as HTML. */
export type AnswerConsentFormResponse403 = string;

/** Headers with which `answerConsentForm` is answered. */
export interface AnswerConsentFormResponseHeaders {
  /** The address to which the browser is sent. */
  Location: string;
}

/** Headers with which `connectInMarketplace` is answered. */
export interface ConnectInMarketplaceResponseHeaders {
  /** The address to which the browser is sent. */
  Location: string;
}

/** The form of the page of consent. */
export interface ConsentForm {
  /** The ticket of the page. */
  ticket: string;
  /** The answer of the user. */
  answer: "grant" | "deny";
  /** The login id of the user, who has to give it to grant. */
  login?: string;
  /** The password of the user. */
  password?: string;
}

/** The form of the marketplace. */
export interface MarketplaceForm {
  /** The ticket of the page. */
  ticket: string;
  /** The login id of the user. */
  login: string;
  /** The password of the user. */
  password?: string;
  /**
   * The way of the connection: for a company, by a request token for the listener, or by a request that the
   * supplier polls for. Without one, the attempts of the user are shown.
   */
  way?: "company" | "listener" | "supplier";
  /** The id of the application. */
  application?: string;
}
