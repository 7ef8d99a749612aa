/** One file of the output: where it goes and every character of it. */
export interface RenderedFile {
  /** Below the output folder, with "/": "purchase-requests/types.ts". */
  readonly path: string;
  readonly text: string;
}
