import type { Origin } from "../diagnostics/origin.js";
import type { JsonValue } from "./json-schema/schema.js";

/** Schemes that are needed together. OpenAPI 3.1, section 4.8.30. */
export interface SecurityRequirement {
  /** Scheme name -> scopes. An empty map requires nothing: the operation is public. */
  readonly schemes: ReadonlyMap<string, readonly string[]>;
  readonly origin: Origin;
}

/** OpenAPI, Security Scheme Object. */
export type SecurityScheme = SecuritySchemeBase &
  (
    | { readonly kind: "apiKey"; readonly in: "query" | "header" | "cookie"; readonly parameterName: string }
    | { readonly kind: "http"; readonly scheme: string; readonly bearerFormat?: string }
    | { readonly kind: "oauth2"; readonly flows: ReadonlyMap<string, OAuthFlow> }
    | { readonly kind: "openIdConnect"; readonly url: string }
    | { readonly kind: "mutualTLS" }
  );

/** The properties that all security schemes have. OpenAPI 3.1, section 4.8.27. */
export interface SecuritySchemeBase {
  readonly origin: Origin;
  readonly name: string;
  readonly description?: string;
  /** Properties that begin with "x-", with their values as written. */
  readonly extensions: ReadonlyMap<string, JsonValue>;
}

/** A flow of OAuth. OpenAPI 3.1, section 4.8.29. */
export interface OAuthFlow {
  /** As written; absent in flows without an authorization endpoint. */
  readonly authorizationUrl?: string;
  /** As written; absent in the implicit flow. */
  readonly tokenUrl?: string;
  /** As written; undefined if the token endpoint also refreshes tokens. */
  readonly refreshUrl?: string;
  /** The description of each scope by its name. */
  readonly scopes: ReadonlyMap<string, string>;
}
