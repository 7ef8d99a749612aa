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
