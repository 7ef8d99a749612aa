// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

export interface Measure {
  /** More than 0. */
  value: number;
  /** @example "cm" */
  unit?: string | null;
  /** Format: byte. */
  data?: string;
  /** Format: int32. */
  count?: number;
}
