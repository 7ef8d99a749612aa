// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface SendReceiptRequest {
  /** The receipt. */
  image: unknown;
  pages: string[];
  details: SendReceiptRequestDetails;
  count?: number;
  labels?: string[];
}

export interface SendReceiptRequestDetails {
  amount: number;
}
