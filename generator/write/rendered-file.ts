/** One file of the output: where it goes and every character of it. */
export interface RenderedFile {
  /** Below the output folder, with "/": "purchase-requests/types.ts". */
  readonly path: string;
  readonly text: string;
}

/** By code unit, so that the order is the same in every locale. */
export function byText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
