// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/**
 * The parameters of `setPrice`.
 * @remarks `currency`: Open question: Q-2: it is not stated which currencies there are.
 */
export interface SetPriceParameters {
  query?: {
    /**
     * The currency of the price.
     *
     * Rule iso-currencies: A currency has three letters.
     * @deprecated
     */
    currency?: string;
  };
}

export type SetPriceRequest = number;

/**
 * Headers with which `setPrice` is answered.
 * @remarks `X-Old-Price`: Open question: Q-4: it is not stated whether a first price has one.
 */
export interface SetPriceResponseHeaders {
  /** The price before. */
  "X-Old-Price"?: number;
}
