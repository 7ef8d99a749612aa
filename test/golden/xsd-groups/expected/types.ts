// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

/** What every entity says of itself. */
export type LineType = VersionedAttributes &
  EntityGroup & {
    colour?: string;
    /** An xs:int. */
    Number: number;
  } & (
    | {
        Bus: string;
        Tram?: never;
      }
    | {
        Tram: string;
        Bus?: never;
      }
  );

/** What every entity says of itself. */
export interface StopType extends VersionedAttributes, EntityGroup {
  Platform?: string[];
}

/** What every entity says of itself. */
export interface EntityGroup {
  /** The name for passengers. */
  Name: string;
  ShortName?: string;
  Description?: string;
  /** An xs:anyURI. */
  Url?: string;
  Alias?: string[];
  /** An xs:date. */
  From?: string;
  /** An xs:date. */
  To?: string;
  /** The elements, in order. */
  items?: (
    | {
        tag: "Fare";
        value: string;
      }
    | {
        tag: "Zone";
        value: string;
      }
  )[];
}

export interface VersionedAttributes {
  /** An xs:NCName. */
  id: string;
  /** An xs:int. */
  version: number;
  /** An xs:dateTime. */
  created?: string;
  /** An xs:dateTime. */
  changed?: string;
  status?: string;
  source?: string;
  editor?: string;
  /** Always "new". */
  modification?: "new";
}

export type Line = LineType;

export type Stop = StopType;

/** The value of a root element that is not declared: xsi:type names its type. */
export type TypedRoot =
  | (LineType & {
      "xsi:type": "{urn:stops}LineType";
    })
  | (StopType & {
      "xsi:type": "{urn:stops}StopType";
    })
  | {
      "xsi:type": `{http://www.w3.org/2001/XMLSchema}${string}`;
      value: unknown;
    };
