// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** The parameters of `findShapes`. */
export interface FindShapesParameters {
  path: {
    simple: Words;
    label: Words;
    matrix: number;
    exploded: Point;
  };
  query?: {
    form?: Words;
    joined?: Words;
    spaced?: Words;
    piped?: Words;
    deep?: Point;
    reserved?: string;
    json?: Point[];
    /**
     * At least 1.
     * @default 25
     */
    limit?: number | null;
  };
  headers?: {
    "X-Trace"?: Words;
  };
  cookies?: {
    seen?: boolean;
  };
}

/** Headers with which `findShapes` is answered. */
export interface FindShapesResponseHeaders {
  "X-Counts"?: number[];
}

export interface Point {
  x?: number;
  y?: number;
}

export type Words = string[];
