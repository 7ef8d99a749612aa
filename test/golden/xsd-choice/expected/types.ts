// Generated from schema.xsd. Edit the spec, then run `specwright generate`.

export type Payment = {
  /** An xs:decimal. */
  Amount: string;
} & (
  | {
      Card: string;
      Iban?: never;
      Bic?: never;
    }
  | {
      Iban: string;
      Bic?: string;
      Card?: never;
    }
);
