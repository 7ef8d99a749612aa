// Generated from openapi.yaml. Edit the spec, then run `specwright generate`.

/** The parameters of `findNested`. */
export interface FindNestedParameters {
  path: {
    simple: Points;
    label: Line;
    matrix: Points;
  };
  query?: {
    form?: Points;
    line?: Line;
    joined?: Points;
    spaced?: Names;
    piped?: Names;
    deep?: Group;
    some?: string | string[];
    limit?: number;
  };
  headers?: {
    "X-Points"?: Points;
    "X-Line"?: Line;
    "X-Json"?: Line;
  };
  cookies?: {
    seen?: Points;
    last?: Point;
  };
}

/** Headers with which `findNested` is answered. */
export interface FindNestedResponseHeaders {
  "X-Pages"?: number[][];
}

export interface Group {
  name?: string;
  groups?: Group[];
}

export interface Line {
  start?: Point;
  width?: number;
}

export type Names = NamesItem[];

export interface NamesItem {
  name?: string;
}

export interface Point {
  x: number;
  name?: string;
}

export type Points = Point[];
