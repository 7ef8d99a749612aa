// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** The parameters of `changePayment`. */
export interface ChangePaymentParameters {
  headers: {
    /** At most 20 characters. */
    "Idempotency-Key": string;
  };
}

/** The parameters of `pay`. */
export interface PayParameters {
  headers?: {
    /** At most 64 characters. */
    "Idempotency-Key"?: string;
  };
}

/** The parameters of `refund`. */
export interface RefundParameters {
  headers: {
    "Idempotency-Key": string;
  };
}

/** The parameters of `replaceRefund`. */
export interface ReplaceRefundParameters {
  headers: {
    "Idempotency-Key": string;
    Account: string;
  };
}

export type ReplaceRefundRequest = string;
