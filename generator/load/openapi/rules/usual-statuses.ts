import type { FaultKind } from "../../../../templates/runtime/server/server-types.js";

/** The statuses with which a server answers a fault at a place, unless a row gives another. */
export function usualStatuses(at: string, kind: FaultKind): readonly number[] {
  switch (at.split("/", 1)[0]) {
    case "credential":
      // Several Authorization headers are a request that cannot be read.
      return kind === "scope" ? [403] : kind === "unreadable" ? [401, 400] : [401];
    case "accept":
      return [406];
    default:
      return kind === "mediaType" ? [415] : kind === "tooLarge" ? [413] : [400];
  }
}
