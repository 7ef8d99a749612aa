import type { ApiServer } from "./interfaces/interface.js";
import { type StorageFailure, storageFailureOf, loggableError } from "./store/storage-failure.js";

const failures = new WeakMap<object, StorageFailure>();

/** Notes that the database failed a request, if that is the reason of an error. Returns what a log may contain of the error. */
export function noteError(request: object, error: unknown): unknown {
  const failure = storageFailureOf(error);
  if (failure !== undefined) {
    failures.set(request, failure);
    return failure.message;
  }
  return loggableError(error);
}

/** True if the database failed a request. */
export function isFailedByStorage(request: object): boolean {
  return failures.has(request);
}

/** Returns a server that refuses a request with 503 or 507 instead of 500 if the database failed it. */
export function refusingFailures(server: ApiServer): ApiServer {
  return {
    ...server,
    async handle(request) {
      const reply = await server.handle(request);
      const failure = failures.get(request);
      return failure === undefined ? reply : server.refuse(request, failure.status, failure.message);
    },
  };
}
