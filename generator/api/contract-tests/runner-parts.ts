import type { PartName } from "../../settings/parts.js";

/** Parts of an API that fixtures run. A part that an API lacks emits no module. */
export const runnerParts: readonly PartName[] = ["client", "server", "validators", "codecs"];
