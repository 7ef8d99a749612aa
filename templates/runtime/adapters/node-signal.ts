import { requestAborted } from "../server/aborted.js";
import { nodeGlobals, type NodeResponse } from "./node-types.js";
import type { AbortSignalLike } from "../server/server-types.js";

/** Returns a signal that aborts if the caller disconnects before the response is complete. */
export function hangUpSignal(response: NodeResponse): AbortSignalLike {
  const controller = new nodeGlobals.AbortController();
  const hangUp = (): void => {
    response.off("close", hangUp);
    if (!response.writableFinished) controller.abort(requestAborted());
  };
  if (response.destroyed) hangUp();
  else response.on("close", hangUp);
  return controller.signal;
}
