import type { AnyResult } from "./results.js";
import type { StatusRange } from "../http/status.js";

/** The results of a union whose status is declared and 2XX; if there are none, the others with a status 2XX. */
export type SuccessOf<Result> = [DeclaredSuccess<Result>] extends [never]
  ? OtherSuccess<Result>
  : DeclaredSuccess<Result>;

type DeclaredSuccess<Result> = Result extends { readonly status: infer Status }
  ? [Status] extends [StatusRange<"2XX">]
    ? Result
    : never
  : never;

type OtherSuccess<Result> = Result extends { readonly status: infer Status; readonly data: unknown }
  ? Extract<Status, StatusRange<"2XX">> extends never
    ? never
    : Result & { readonly status: StatusRange<"2XX"> }
  : never;

/** The body of a successful response, as a value. */
export type SuccessData<Result> = SuccessOf<Result> extends { readonly data: infer Data } ? Data : never;

/** The result of a call: a union of the declared responses. */
export interface ApiPromise<Result> extends Promise<Result> {
  /** Returns the data of a successful response; rejects with an ApiError for any other. */
  orThrow(): DataPromise<Result>;
}

/** The data of a successful response. */
export interface DataPromise<Result> extends Promise<SuccessData<Result>> {
  /** Returns the whole result: status, headers, response and data. */
  withResponse(): Promise<SuccessOf<Result>>;
}

/** A client whose methods return data and reject with an ApiError: one with `throwOnError`. */
export type ThrowingClient<Client> = {
  readonly [Name in keyof Client]: Name extends "connection" | "raw" | "use"
    ? Client[Name]
    : Name extends "withBaseUrl"
      ? Client[Name] extends (...input: infer Input) => unknown
        ? (...input: Input) => ThrowingClient<Client>
        : never
      : ThrowingMember<Client[Name]>;
};

type ThrowingMember<Member> = Member extends (...input: infer Input) => ApiPromise<infer Result>
  ? ((...input: Input) => DataPromise<Result>) & { readonly [Name in keyof Member]: Member[Name] }
  : { readonly [Name in keyof Member]: ThrowingMember<Member[Name]> };

/** A client by its setting `throwOnError`. */
export type ClientThat<Throws extends boolean, Client> = [Throws] extends [true] ? ThrowingClient<Client> : Client;

/** Adds `orThrow` to the promise of a call. `fail` creates the error of a response that is not a success. */
export function apiPromise(
  result: Promise<AnyResult>,
  responses: Readonly<Record<string, unknown>>,
  fail: (result: AnyResult) => Error,
): ApiPromise<AnyResult> {
  const orThrow = (): DataPromise<AnyResult> => {
    const success = result.then((found) => {
      if (isSuccess(responses, found.status)) return found;
      throw fail(found);
    });
    const data = success.then((found) => found.data);
    return Object.assign(data, {
      withResponse: () => {
        // A caller that takes the result leaves the data alone.
        data.catch(() => undefined);
        return success;
      },
    }) as DataPromise<AnyResult>;
  };
  return Object.assign(result, { orThrow });
}

/** True for a declared status 2XX, and for any 2XX if the API declares none. */
function isSuccess(responses: Readonly<Record<string, unknown>>, status: number | "unreadable"): boolean {
  if (status === "unreadable" || status < 200 || status > 299) return false;
  return status in responses || "2XX" in responses || !Object.keys(responses).some((key) => key.startsWith("2"));
}
