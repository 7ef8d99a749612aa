// Generated from openapi.yaml and order.xsd. Edit the specs, then run `specwright generate`.

/** Nothing differs here. */
export interface Address {
  Street?: string;
  City?: string;
}

export interface Line {
  /** Update: required. */
  Sku: string;
  /** An xs:int. */
  Amount: number;
  /**
   * An xs:decimal.
   *
   * Create: not possible. Update: not possible.
   */
  Price: string;
}

export interface LineCreate {
  /** Update: required. */
  Sku: string;
  /** An xs:int. */
  Amount: number;
}

export interface LineUpdate {
  /** Update: required. */
  Sku: string;
  /** An xs:int. */
  Amount?: number;
}

/** Something that is bought. */
export type Order = {
  /**
   * An xs:int.
   *
   * Create: not possible. Update: required.
   */
  revision: number;
  /** Update: not possible. */
  owner?: string;
  /** Create: not possible. Update: not possible. */
  Id: string;
  /** Create: required. */
  Customer?: string;
  Address: Address;
  /** At least 1. */
  Line: Line[];
} & (
  | {
      Card: string;
      Invoice?: never;
    }
  | {
      /** An xs:boolean. */
      Invoice: boolean;
      Card?: never;
    }
);

/** Something that is bought. */
export type OrderCreate = {
  /** Update: not possible. */
  owner?: string;
  /** Create: required. */
  Customer: string;
  Address: Address;
  /** At least 1. */
  Line: LineCreate[];
} & (
  | {
      Card: string;
      Invoice?: never;
    }
  | {
      /** An xs:boolean. */
      Invoice: boolean;
      Card?: never;
    }
);

/** Something that is bought. */
export type OrderUpdate = {
  /**
   * An xs:int.
   *
   * Create: not possible. Update: required.
   */
  revision: number;
  /** Create: required. */
  Customer?: string;
  Address?: Address;
  Line?: LineUpdate[];
} & (
  | {
      Card: string;
      Invoice?: never;
    }
  | {
      /** An xs:boolean. */
      Invoice: boolean;
      Card?: never;
    }
  | {
      Card?: never;
      Invoice?: never;
    }
);
