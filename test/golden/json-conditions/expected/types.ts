// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface Address {
  country: string;
  postalCode?: string;
  state?: string;
}

export type Color = "red" | "blue";

export type Payment = {
  method: "card" | "cash" | "none";
  number?: string;
  due?: string;
  paid?: string;
  remarks?: never;
} & (
  | {
      paid: unknown;
      due: string;
    }
  | {
      paid?: never;
    }
) &
  (
    | {
        method?: "card";
        number: string;
      }
    | {
        method: "cash" | "none";
        number?: never;
      }
  );

export type Size = string | number;
