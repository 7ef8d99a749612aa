import { describe, expect, expectTypeOf, it } from "vitest";
import type { ClientResult } from "../../../templates/runtime/client/results.js";
import {
  forStatus,
  type HttpStatus,
  type OtherStatus,
  type StatusRange,
} from "../../../templates/runtime/http/status.js";

interface Order {
  readonly id: string;
}

interface Fault {
  readonly reason: string;
}

type NoHeaders = Readonly<Record<string, never>>;

type Result =
  | ClientResult<202, Order, { readonly "x-total"?: number }>
  | ClientResult<204, undefined, NoHeaders, undefined>
  | ClientResult<StatusRange<"4XX", 404>, Fault, NoHeaders, "application/problem+json">
  | ClientResult<404, "text", NoHeaders, "text/plain">
  | ClientResult<OtherStatus<202 | 204 | StatusRange<"4XX">>, unknown, NoHeaders>;

declare const result: Result;

/** A result once its status is known; compiled, not run. */
function narrowed(): void {
  if (result.status === 202) {
    expectTypeOf(result.data).toEqualTypeOf<Order>();
    expectTypeOf(result.headers["x-total"]).toEqualTypeOf<number | undefined>();
    expectTypeOf(result.contentType).toEqualTypeOf<"application/json">();
  } else if (result.status === 204) {
    expectTypeOf(result.data).toEqualTypeOf<undefined>();
  } else if (result.status === 409) {
    expectTypeOf(result.data).toEqualTypeOf<Fault>();
  } else if (result.status === 404) {
    expectTypeOf(result.data).toEqualTypeOf<"text">();
  } else if (result.status === 503) {
    expectTypeOf(result.data).toEqualTypeOf<unknown>();
  }
  // @ts-expect-error -- no response has this status
  if (result.status === 600) return;
}

describe("the types of statuses", () => {
  it("tell the members of a result apart", () => {
    expect(narrowed).toBeTypeOf("function");
  });

  it("are all that end a request, without those that are declared", () => {
    expectTypeOf<200 | 299 | 404 | 599>().toExtend<HttpStatus>();
    expectTypeOf<100 | 199 | 600>().not.toExtend<HttpStatus>();
    expectTypeOf<OtherStatus>().toEqualTypeOf<HttpStatus>();
    expectTypeOf<Extract<OtherStatus<202>, 200 | 202>>().toEqualTypeOf<200>();
    expectTypeOf<Extract<StatusRange<"4XX", 404>, 399 | 400 | 404 | 499 | 500>>().toEqualTypeOf<400 | 499>();
    expectTypeOf<number>().not.toExtend<HttpStatus>();
  });
});

describe("what is declared for a status", () => {
  const responses = { "404": "one", "4XX": "range", default: "other" };

  it("is its own entry, else that of its range, else the default", () => {
    expect([404, 405, 500, 200].map((status) => forStatus(responses, status))).toEqual([
      "one",
      "range",
      "other",
      "other",
    ]);
  });

  it("is nothing without any of them", () => {
    expect(forStatus({ "200": "one" }, 500)).toBeUndefined();
  });
});
