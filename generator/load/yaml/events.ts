/** Properties in front of a node: its anchor and its tag as they are written, "&" left out ("!!str", "!mine"). */
export interface Properties {
  /** The name without "&"; absent where there is none. */
  readonly anchor?: string | undefined;
  /** The tag as written; absent where there is none. */
  readonly tag?: string | undefined;
}

/** The properties of a node without an anchor or a tag. */
export const noProperties: Properties = {};

/** A scalar as text: unfolded, with its escapes read. A plain one may mean a number, a boolean or null. */
export interface YamlScalar {
  readonly value: string;
  readonly isPlain: boolean;
  readonly start: number;
  readonly end: number;
  readonly properties: Properties;
}

/** Takes a YAML text in the order in which it is written; offsets are those of the text. */
export interface YamlEvents {
  /** The begin of a map or a list. */
  open(kind: "map" | "seq", start: number, properties: Properties): void;
  /** The end of the map or list that was opened last. */
  close(end: number): void;
  /** The key of the next value of a map. */
  key(scalar: YamlScalar): void;
  /** A key that is not a scalar: an alias, a list, a map. */
  otherKey(start: number, end: number): void;
  /** A scalar that is a value: an item, or what a key stands before. */
  scalar(scalar: YamlScalar): void;
  /** A reference to the value with an anchor, its name without "*". */
  alias(name: string, start: number, end: number): void;
}

const ignore = (): void => undefined;

/** Events of a text that is only looked at for its faults. */
export const noEvents: YamlEvents = {
  open: ignore,
  close: ignore,
  key: ignore,
  otherKey: ignore,
  scalar: ignore,
  alias: ignore,
};

/** Thrown where a text is not YAML. */
export class YamlFault extends Error {
  constructor(
    readonly at: number,
    readonly reason: string,
    readonly hint?: string,
  ) {
    super(reason);
  }
}

/** Thrown where a list or map is one level deeper than may be. */
export class YamlTooDeep extends Error {
  constructor(readonly at: number) {
    super("The text is nested too deep.");
  }
}

/** Thrown where a second document begins. */
export class YamlSecondDocument extends Error {
  constructor(readonly at: number) {
    super("A second document begins.");
  }
}
