// Generated from specs/company-tokens/openapi.yaml, sandbox/overlays/company-tokens.yaml and specs/open-questions.yaml. Edit the specs, then run `make generate`.

/** A temporary auth token for a company. */
export interface CompanyAuthToken {
  /** The marker of the result: PASS on success. */
  status: "PASS";
  /** The code of the result: 0 on success. */
  code: 0;
  /** The error message: empty on success. */
  errormsg: "";
  /** The temporary auth token. It expires after 24 hours and may be used repeatedly until then. */
  token: string;
}

/**
 * The reason why no auth token was created.
 * @remarks `status`: Open question: Q-70: The markers other than PASS are not shown (1 more in the spec).
 */
export interface CompanyAuthTokenFailure {
  /** The marker of the result. */
  status: string;
  /** The code of the result. */
  code: number;
  /** The error message. */
  errormsg: string;
}

/**
 * The tokens that act for a company.
 * @remarks Open question: Q-73: It is not specified if scope, token_type and geolocation are always present, so
 * they are optional (4 more in the spec).
 */
export interface CompanyToken {
  /** The lifetime of the access token in seconds: 3600. */
  expires_in: string;
  /** The scopes granted to the application. */
  scope?: string;
  /** The type of the access token. */
  token_type?: "Bearer";
  /** The access token. It expires after expires_in seconds. */
  access_token: string;
  /** The refresh token. */
  refresh_token: string;
  /** The base URL of the data center to use. */
  geolocation?: string;
}

/** The parameters of `connectCompany`. */
export interface ConnectCompanyParameters {
  query: {
    /**
     * The UUID of the company.
     *
     * Format: uuid.
     * @example "7a4d9c03-5e21-4f8b-8c76-2b1a0f3e9d65"
     */
    id: string;
    /**
     * The auth token. The partner sends it as the password of the grant.
     * @example "auth-token-1"
     */
    requestToken: string;
    /**
     * The UUID of the user.
     *
     * Format: uuid.
     * @example "8d0f4a52-3c1e-4b7a-9e26-5f1b7c8d9e30"
     */
    userID: string;
  };
}

/**
 * The parameters of `createCompanyAuthToken`.
 * @remarks `company_id`: Open question: Q-64: The type of the id is not specified here; the redirect that
 * follows carries the UUID of the company (1 more in the spec).
 */
export interface CreateCompanyAuthTokenParameters {
  path: {
    /**
     * The id of the company.
     * @example "7a4d9c03-5e21-4f8b-8c76-2b1a0f3e9d65"
     */
    company_id: string;
  };
  headers?: {
    /**
     * A string that identifies the call for support; the app marketplace sends it.
     * @example "marketplace-call-4711"
     */
    "service-correlationid"?: string;
  };
}

/**
 * The known failures of the token endpoint, as a list of rows. Two rows may share a code, and two codes may
 * share a description.
 * @remarks Open question: Q-14: The code 119 has two rows, and the codes 10 and 11, 12 and 13, and 5 and 19
 * share one description each; the condition for each twin is not specified.
 */
export type KnownTokenFailure =
  | {
      code: 5;
      error: "invalid_grant";
      error_description: "Incorrect credentials";
    }
  | {
      code: 10;
      error: "invalid_grant";
      error_description: "Account is disabled";
    }
  | {
      code: 11;
      error: "invalid_grant";
      error_description: "Account is disabled";
    }
  | {
      code: 12;
      error: "invalid_grant";
      error_description: "Logon denied";
    }
  | {
      code: 13;
      error: "invalid_grant";
      error_description: "Logon denied";
    }
  | {
      code: 14;
      error: "invalid_grant";
      error_description: "Account locked";
    }
  | {
      code: 16;
      error: "invalid_request";
      error_description: "User lives elsewhere";
    }
  | {
      code: 19;
      error: "invalid_grant";
      error_description: "Incorrect credentials";
    }
  | {
      code: 20;
      error: "invalid_grant";
      error_description: "Logon denied, typically due to an IP restriction";
    }
  | {
      code: 51;
      error: "invalid_request";
      error_description: "username was not supplied";
    }
  | {
      code: 52;
      error: "invalid_request";
      error_description: "password was not supplied";
    }
  | {
      code: 53;
      error: "invalid_client";
      error_description: "Company is not enabled for this client";
    }
  | {
      code: 54;
      error: "invalid_scope";
      error_description: "Requested scope exceeds granted scope";
    }
  | {
      code: 55;
      error: "invalid_request";
      error_description: "The email is unknown";
    }
  | {
      code: 56;
      error: "invalid_request";
      error_description: "otp was not supplied";
    }
  | {
      code: 57;
      error: "invalid_request";
      error_description: "channel_type missing";
    }
  | {
      code: 58;
      error: "invalid_request";
      error_description: "channel_handle missing";
    }
  | {
      code: 59;
      error: "access_denied";
      error_description: "Client disabled";
    }
  | {
      code: 60;
      error: "invalid_grant";
      error_description: "No matching grants";
    }
  | {
      code: 61;
      error: "invalid_client";
      error_description: "Client not found";
    }
  | {
      code: 62;
      error: "invalid_request";
      error_description: "client_id was not supplied";
    }
  | {
      code: 63;
      error: "invalid_request";
      error_description: "client_secret was not supplied";
    }
  | {
      code: 64;
      error: "invalid_client";
      error_description: "Incorrect credentials";
    }
  | {
      code: 65;
      error: "invalid_request";
      error_description: "grant_type was not supplied";
    }
  | {
      code: 80;
      error: "invalid_request";
      error_description: "Invalid channel type";
    }
  | {
      code: 81;
      error: "invalid_request";
      error_description: "Bad channel handle";
    }
  | {
      code: 83;
      error: "invalid_request";
      error_description: "otp not found";
    }
  | {
      code: 84;
      error: "invalid_request";
      error_description: "Fact verification failed";
    }
  | {
      code: 85;
      error: "invalid_request";
      error_description: "otp verification failed";
    }
  | {
      code: 100;
      error: "invalid_request";
      error_description: "Backend does not know this username";
    }
  | {
      code: 101;
      error: "invalid_request";
      error_description: "code was not supplied";
    }
  | {
      code: 102;
      error: "invalid_request";
      error_description: "redirect_uri was not supplied";
    }
  | {
      code: 103;
      error: "invalid_request";
      error_description: "code is bad or expired";
    }
  | {
      code: 104;
      error: "invalid_grant";
      error_description: "redirect_uri does not match the previous grant";
    }
  | {
      code: 105;
      error: "invalid_grant";
      error_description: "Grant was not issued to this caller";
    }
  | {
      code: 106;
      error: "invalid_request";
      error_description: "refresh_token was not supplied";
    }
  | {
      code: 107;
      error: "invalid_request";
      error_description: "Refresh disallowed for app";
    }
  | {
      code: 108;
      error: "invalid_grant";
      error_description: "Bad or expired refresh token";
    }
  | {
      code: 109;
      error: "invalid_request";
      error_description: "loginid was not supplied";
    }
  | {
      code: 115;
      error: "invalid_request";
      error_description: "Unauthenticated client will not be issued a token";
    }
  | {
      code: 117;
      error: "invalid_request";
      error_description: "nonce is mandatory for this response_type";
    }
  | {
      code: 118;
      error: "invalid_request";
      error_description: "display is invalid";
    }
  | {
      code: 119;
      error: "invalid_request";
      error_description: "prompt is invalid";
    }
  | {
      code: 119;
      error: "invalid_request";
      error_description: "prompt must be consent for offline_access";
    }
  | {
      code: 120;
      error: "invalid_request";
      error_description: "credtype is invalid";
    }
  | {
      code: 121;
      error: "invalid_request";
      error_description: "login_type is invalid";
    }
  | {
      code: 122;
      error: "invalid_request";
      error_description: "Proxies supplied are invalid";
    }
  | {
      code: 123;
      error: "invalid_request";
      error_description: "Principal is disabled";
    }
  | {
      code: 134;
      error: "invalid_request";
      error_description: "Company undergoing scheduled maintenance";
    };

/**
 * The form fields of the password grant.
 * @remarks Open question: Q-72: The fields are listed without saying which are required; the token errors 51,
 * 52, 62, 63 and 65 reject a request without one of five of them, and the sixth, credtype, names the only flow
 * that companies have.
 */
export interface PasswordGrant {
  /**
   * The id of the application, from application management.
   *
   * Format: uuid.
   */
  client_id: string;
  /**
   * The secret of the application, from application management.
   *
   * Format: uuid.
   */
  client_secret: string;
  /** The type of the grant. */
  grant_type: "password";
  /** The id of the company. */
  username: string;
  /** The auth token of the company. */
  password: string;
  /** The type of the credential in password. */
  credtype: "authtoken";
}

/**
 * The message of a failed server.
 * @remarks Open question: The body is documented as a message, but neither the shape of the body nor the
 * name of the property is shown.
 */
export interface ServerMessage {
  /** The message. */
  message?: string;
}

/**
 * An error response of the token endpoint. The known failures are listed; expect others.
 * @remarks Open question: Q-77: It is not specified if the list of failures is complete, so any other is
 * accepted.
 */
export type TokenFailure = {
  /** The error code. */
  code:
    | 5
    | 10
    | 11
    | 12
    | 13
    | 14
    | 16
    | 19
    | 20
    | 51
    | 52
    | 53
    | 54
    | 55
    | 56
    | 57
    | 58
    | 59
    | 60
    | 61
    | 62
    | 63
    | 64
    | 65
    | 80
    | 81
    | 83
    | 84
    | 85
    | 100
    | 101
    | 102
    | 103
    | 104
    | 105
    | 106
    | 107
    | 108
    | 109
    | 115
    | 117
    | 118
    | 119
    | 120
    | 121
    | 122
    | 123
    | 134
    | (number & {});
  /** The type of the error. */
  error: "invalid_grant" | "invalid_request" | "invalid_client" | "invalid_scope" | "access_denied" | (string & {});
  /** The error message. */
  error_description: string;
} & (
  | KnownTokenFailure
  | {
      code: number;
      error: string;
      error_description: string;
    }
);
