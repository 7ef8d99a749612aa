/** A method of HTTP that OpenAPI describes. */
export type HttpMethod = "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH" | "TRACE";

/** Tables of an operation that both sides share: a client encodes with them, a server decodes with them. */
export interface OperationTable {
  /** The operation's name: "createOrder". */
  readonly id: string;
  readonly method: HttpMethod;
  /** The path template as in the API: "/orders/{id}"; for a webhook its name. */
  readonly path: string;
  readonly parameters: readonly ParameterTable[];
  /** Alternatives; one suffices. Empty: no credentials are required. */
  readonly security: readonly SecurityAlternative[];
  /** The header parameter that takes an idempotency key, if the API declares one. */
  readonly idempotencyHeader?: string;
}

/** Scheme name -> the scopes it must grant; all of the schemes are required. An empty object requires nothing. */
export type SecurityAlternative = Readonly<Record<string, readonly string[]>>;

/** The location of a parameter in a request. */
export type ParameterPlace = "path" | "query" | "header" | "cookie";

/** OpenAPI, Parameter Object, "Style Values". "json" means a parameter whose `content` is JSON text. */
export type ParameterStyle =
  "matrix" | "label" | "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "json";

/** The serialized form of one parameter, header or form field. */
export interface ParameterTable {
  readonly name: string;
  /** The part of a message that contains it. */
  readonly in: ParameterPlace;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly shape: ValueShape;
  /** True if no item, name or value of the list or object contains a comma: `%2C` separates them as "," does. */
  readonly commaFree?: true;
  /** RFC 3986 reserved characters are not encoded (query only). */
  readonly allowReserved?: true;
  /** A path variable that may be any string: ".", "..", with a separator, a line break or another control character (`x-allow-any-text`). */
  readonly anyText?: true;
  /**
   * A path variable whose slashes separate segments: a client does not encode them, and rejects "." and "..", and ""
   * except at the end.
   */
  readonly spansSegments?: true;
  /** A header whose values no log shows: a secret, or an address. */
  readonly unlogged?: true;
  /** The value of a missing parameter; added when parameters are decoded. */
  readonly default?: unknown;
}

/**
 * The table of a field of an urlencoded form, which is serialized like a query parameter: exploded, in the style
 * "form", by default.
 */
export interface FieldTable extends Omit<ParameterTable, "in" | "style" | "explode"> {
  /** Default: "form". */
  readonly style?: ParameterStyle;
  /** Default: true in the style "form", false in other styles. */
  readonly explode?: boolean;
}

/** The shape of a serialized parameter. Validation checks the value later. "any": a string, a list or an object. */
export type ValueShape = PrimitiveShape | "any" | ArrayShape | ObjectTextShape | ShapeAbove;

/**
 * The types of a serialized value, tried in this order: boolean, null, number, string. A value that matches none of
 * them stays a string, so that validation can name it.
 */
export type PrimitiveShape = "string" | "number" | "boolean" | readonly ("string" | "number" | "boolean" | "null")[];

/** The shape of a serialized list. */
export interface ArrayShape {
  readonly items: ValueShape;
  /** The shape of a string if the value is not always a list. */
  readonly text?: PrimitiveShape;
}

/** The shape of a serialized object. */
export interface ObjectTextShape {
  /** The shapes of declared properties. */
  readonly members: Readonly<Record<string, ValueShape>>;
  /** The shape of additional properties; "string" if the API does not describe them. */
  readonly others: ValueShape;
  /** The API allows no additional properties: an exploded object leaves them to other parameters. */
  readonly closed?: true;
  /** The shape of items, if the value may also be a list. */
  readonly items?: ValueShape;
  /** The shape of a string if the value is not always an object. */
  readonly text?: PrimitiveShape;
}

/** A reference to an enclosing shape: a recursive schema. */
export interface ShapeAbove {
  /** Levels up; 1 for the parent shape. */
  readonly above: number;
}

/** Parameters as values, in the groups of callers and handlers. An empty group is undefined. */
export interface ParameterValues {
  /** Variables of the path by name. */
  readonly path?: Readonly<Record<string, unknown>>;
  /** Parameters of the query by name. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Headers by their names in the API. */
  readonly headers?: Readonly<Record<string, unknown>>;
  /** Cookies by name. */
  readonly cookies?: Readonly<Record<string, unknown>>;
}

/** The location of a security scheme's credential. OpenAPI, Security Scheme Object. */
export type SecuritySchemeTable =
  | { readonly kind: "basic" }
  /** In the Authorization header after a prefix: "Bearer", "OAuth". */
  | { readonly kind: "authorization"; readonly prefix: string }
  | { readonly kind: "apiKey"; readonly in: "query" | "header" | "cookie"; readonly name: string }
  /** Not part of HTTP: the connection itself authenticates the caller. */
  | { readonly kind: "mutualTLS" };

/** The security schemes of an API by name. */
export type SecuritySchemeTables = Readonly<Record<string, SecuritySchemeTable>>;

/** HTTP Basic, RFC 7617. */
export interface BasicCredential {
  /** Any string without a colon. RFC 7617, section 2. */
  readonly username: string;
  /** Any string, including "". */
  readonly password: string;
}
