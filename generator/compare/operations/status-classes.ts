import type { Response } from "../../model/contract.js";
import type { Versions } from "../versions.js";

/** Statuses that one version or the other distinguishes, and the response of each version; undefined if a version has none. */
export interface StatusClass extends Versions<Response | undefined> {
  /** "404", "4XX" without those named by themselves, or "default" for all the rest. */
  readonly status: string;
}

/**
 * All statuses, split wherever either version makes a difference. OpenAPI, Responses Object: a status named by itself comes
 * before its range, a range before "default".
 */
export function statusClasses(before: readonly Response[], after: readonly Response[]): readonly StatusClass[] {
  const [old, now] = [byStatus(before), byStatus(after)];
  const statuses = new Set([...old.keys(), ...now.keys(), "DEFAULT"]);
  return [...statuses].sort().flatMap((status) => {
    const left = responseFor(old, status);
    const right = responseFor(now, status);
    if (left === undefined && right === undefined) return [];
    return [{ status: status === "DEFAULT" ? "default" : status, before: left, after: right }];
  });
}

function byStatus(responses: readonly Response[]): ReadonlyMap<string, Response> {
  return new Map(responses.map((response) => [response.status.toUpperCase(), response]));
}

function responseFor(responses: ReadonlyMap<string, Response>, status: string): Response | undefined {
  return responses.get(status) ?? responses.get(`${status.charAt(0)}XX`) ?? responses.get("DEFAULT");
}
