/** A method of HTTP that OpenAPI describes. */
export type HttpMethod = "GET" | "PUT" | "POST" | "DELETE" | "OPTIONS" | "HEAD" | "PATCH" | "TRACE";

/**
 * Knowledge of an operation that both sides of the wire share: a client encodes by these tables, a server decodes by
 * them.
 */
export interface OperationTable {
  /** The operation's name: "createOrder". */
  readonly id: string;
  readonly method: HttpMethod;
  /** The path template as the contract writes it: "/orders/{id}"; for a webhook its name. */
  readonly path: string;
  readonly parameters: readonly ParameterTable[];
  /** Any one of these suffices. Empty: nothing is asked. */
  readonly security: readonly SecurityAlternative[];
}

/** Scheme name -> the scopes it must grant; all of the schemes are asked for. An empty object asks for nothing. */
export type SecurityAlternative = Readonly<Record<string, readonly string[]>>;

/** The part of a request that a parameter travels in. */
export type ParameterPlace = "path" | "query" | "header" | "cookie";

/** OpenAPI, Parameter Object, "Style Values". "json" stands for a parameter whose `content` is JSON text. */
export type ParameterStyle =
  "matrix" | "label" | "simple" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject" | "json";

/** The form that one parameter, header or form field has in a message. */
export interface ParameterTable {
  readonly name: string;
  /** The part of a message that it stands in. */
  readonly in: ParameterPlace;
  readonly style: ParameterStyle;
  readonly explode: boolean;
  readonly shape: ValueShape;
  /** True if no item, name or value of the list or object contains a comma: `%2C` separates them as "," does. */
  readonly commaFree?: true;
  /** RFC 3986 reserved characters travel as they are (query only). */
  readonly allowReserved?: true;
  /** A path variable that may be any string: ".", "..", with NUL, a separator, a line break or a bidirectional control (`x-allow-any-text`). */
  readonly anyText?: true;
  /** A variable of the path whose slashes part segments: a client sends them as they are, refuses "." and "..", and "" but at the end. */
  readonly spansSegments?: true;
  /** The value of an absent parameter; filled in where parameters are decoded. */
  readonly default?: unknown;
}

/** The table of a field of an urlencoded form, which travels as a parameter of a query: exploded in the style "form" where nothing else is said. */
export interface FieldTable extends Omit<ParameterTable, "in" | "style" | "explode"> {
  /** "form" when absent. */
  readonly style?: ParameterStyle;
  /** True when absent in the style "form"; false when absent in another. */
  readonly explode?: boolean;
}

/**
 * The shape that the text of a parameter can take. Validation says if it may. "any": a text, a list or an object, whichever is
 * written.
 */
export type ValueShape = PrimitiveShape | "any" | ArrayShape | ObjectShape | ShapeAbove;

/**
 * The types that a text may stand for, tried in this order whatever the order here: boolean, null, number, string. A
 * text that stands for none of them stays a string, so that validation can name it.
 */
export type PrimitiveShape = "string" | "number" | "boolean" | readonly ("string" | "number" | "boolean" | "null")[];

/** The shape of a list that travels as text. */
export interface ArrayShape {
  readonly items: ValueShape;
  /** The shape of a text where the value is not always a list. */
  readonly text?: PrimitiveShape;
}

/** The shape of an object that travels as text. */
export interface ObjectShape {
  /** The shapes of members that are named. */
  readonly members: Readonly<Record<string, ValueShape>>;
  /** The shape of members that are not named; "string" when the contract says nothing. */
  readonly others: ValueShape;
  /** The contract allows no other members: an exploded object leaves them to other parameters. */
  readonly closed?: true;
  /** The shape of items, where the value may also be a list. */
  readonly items?: ValueShape;
  /** The shape of a text where the value is not always an object. */
  readonly text?: PrimitiveShape;
}

/** The shape so many levels further up: a schema that refers to itself. */
export interface ShapeAbove {
  /** 1 for the shape around this one. */
  readonly above: number;
}

/** Parameters as values, in the groups that callers and handlers see. A group without any is absent. */
export interface ParameterValues {
  /** Variables of the path by name. */
  readonly path?: Readonly<Record<string, unknown>>;
  /** Parameters of the query by name. */
  readonly query?: Readonly<Record<string, unknown>>;
  /** Headers by their names in the contract. */
  readonly headers?: Readonly<Record<string, unknown>>;
  /** Cookies by name. */
  readonly cookies?: Readonly<Record<string, unknown>>;
}

/** The way in which the credential of a security scheme travels. OpenAPI, Security Scheme Object. */
export type SecuritySchemeTable =
  | { readonly kind: "basic" }
  /** In the Authorization header behind a word: "Bearer", "OAuth". */
  | { readonly kind: "authorization"; readonly prefix: string }
  | { readonly kind: "apiKey"; readonly in: "query" | "header" | "cookie"; readonly name: string }
  /** Lies below HTTP: the connection itself proves who calls. */
  | { readonly kind: "mutualTLS" };

/** The security schemes of an interface by name. */
export type SecuritySchemeTables = Readonly<Record<string, SecuritySchemeTable>>;

/** HTTP Basic, RFC 7617. */
export interface BasicCredential {
  /** Any text without a colon. RFC 7617, section 2. */
  readonly username: string;
  /** Any text, "" as well. */
  readonly password: string;
}
