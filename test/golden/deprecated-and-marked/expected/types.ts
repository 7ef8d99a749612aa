// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** The parameters of `setPrice`. */
export interface SetPriceParameters {
  query?: {
    /**
     * The currency of the price.
     *
     * Rule iso-currencies: A currency has three letters.
     *
     * Open question: Q-2: it is not stated which currencies there are.
     *
     * Sandbox choice: Q-2: every currency is taken.
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
