// Generated from openapi.yaml, order.xsd and parts.yaml. Edit the specs, then run `specwright generate`.

/** Pattern: ^(?:[0-9]{4,19})$ */
export type CardNumberJson = string;

export interface LineJson {
  Size: SizeJson;
  /** @default 1 */
  Amount: number | null;
}

/** At least 0. */
export type Money = number;

/** An order of a shop. */
export interface OrderJson {
  /** Format: date. */
  placed: string;
  /**
   * The number that the shop gave to the order.
   *
   * Create: not possible. Update: not possible.
   *
   * Rule id-is-stable: The number never changes.
   */
  Id: string;
  /** 1 to 3 items. */
  Line: LineJson[];
  /** Pattern: ^(?:[0-9]{4,19})$ */
  Card?: CardNumberJson;
  /** @deprecated */
  Cash?: boolean;
}

/** What was done. */
export interface Receipt {
  /** At least 0. */
  total?: Money;
}

/**
 * - `"S"`: Small.
 * - `"L"`: Large.
 * @remarks Open question: Q-1: other sizes are not stated.
 */
export type SizeJson = "S" | "L";

/** Pattern: [0-9]{4,19} */
export type CardNumber = string;

export interface Line {
  Size: Size;
  /**
   * At least 1. At most 10.
   *
   * Default: "1".
   */
  Amount: number | null;
}

export interface LineUpdate {
  Size?: Size;
  /**
   * At least 1. At most 10.
   *
   * Default: "1".
   */
  Amount?: number | null;
}

/** An order of a shop. */
export type Order = {
  /** An xs:date. */
  placed: string;
  /**
   * The number that the shop gave to the order.
   *
   * Create: not possible. Update: not possible.
   *
   * Rule id-is-stable: The number never changes.
   */
  Id: string;
  /** 1 to 3. */
  Line: Line[];
} & (
  | {
      /** Pattern: [0-9]{4,19} */
      Card: CardNumber;
      Cash?: never;
    }
  | {
      /**
       * An xs:boolean.
       * @deprecated Retired: true.
       */
      Cash: boolean;
      Card?: never;
    }
  | {
      Card?: never;
      Cash?: never;
    }
);

/** An order of a shop. */
export type OrderUpdate = {
  /** An xs:date. */
  placed?: string;
  /** 0 to 3. */
  Line?: LineUpdate[];
} & (
  | {
      /** Pattern: [0-9]{4,19} */
      Card: CardNumber;
      Cash?: never;
    }
  | {
      /**
       * An xs:boolean.
       * @deprecated Retired: true.
       */
      Cash: boolean;
      Card?: never;
    }
  | {
      Card?: never;
      Cash?: never;
    }
);

/**
 * - `S`: Small.
 * - `L`: Large.
 * @remarks Open question: Q-1: other sizes are not stated.
 */
export type Size = "S" | "L";
