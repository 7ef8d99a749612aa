// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

export interface Garage {
  /** At least 1. */
  Vehicle: (
    | Vehicle
    | (Truck & {
        "xsi:type": "Truck";
      })
  )[];
}

export interface Truck extends Vehicle {
  /** An xs:int. */
  axles?: number;
  /** An xs:decimal. */
  Load: string;
}

export interface Vehicle {
  /** An xs:unsignedByte. */
  Wheels: number;
}

/** The value of a root element that is not declared: xsi:type names its type. */
export type TypedRoot =
  | (Truck & {
      "xsi:type": "Truck";
    })
  | (Vehicle & {
      "xsi:type": "Vehicle";
    })
  | {
      "xsi:type": `{http://www.w3.org/2001/XMLSchema}${string}`;
      value: unknown;
    };
