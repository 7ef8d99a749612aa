// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** The parameters of `setPrice`. */
export interface SetPriceParameters {
  query?: {
    /**
     * The currency of the price.
     *
     * Open question: Q-2: it is not stated which currencies there are.
     *
     * Rule iso-currencies: A currency has three letters.
     * @deprecated
     */
    currency?: string;
  };
}

export type SetPriceRequest = number;

/** Headers with which `setPrice` is answered. */
export interface SetPriceResponseHeaders {
  /**
   * The price before.
   *
   * Open question: Q-4: it is not stated whether a first price has one.
   */
  "X-Old-Price"?: number;
}
