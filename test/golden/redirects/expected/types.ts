// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** The parameters of `authorize`. */
export interface AuthorizeParameters {
  query: {
    client_id: string;
  };
}

/** Headers with which `authorize` is answered. */
export interface AuthorizeResponseHeaders {
  /** Format: uri. */
  Location: string;
}
