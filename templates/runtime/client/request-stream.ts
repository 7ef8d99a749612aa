import type { BinaryInput, ReadableStreamLike } from "../http/payload.js";

/**
 * Returns a stream that every platform's `fetch` accepts. It is read when pulled, and stopped with the call: not every
 * `fetch` stops reading its body when it is aborted.
 */
export function streamOf(input: Exclude<BinaryInput, Uint8Array>, signal: AbortSignal): ReadableStream {
  const source = "arrayBuffer" in input ? (input.stream() as ReadableStreamLike) : input;
  const reader = "getReader" in source ? source.getReader() : undefined;
  const chunks = "getReader" in source ? undefined : source[Symbol.asyncIterator]();
  const stop = async (reason: unknown): Promise<void> => {
    await (reader?.cancel(reason) ?? chunks?.return?.());
  };
  return new ReadableStream<Uint8Array>({
    start(controller) {
      signal.addEventListener("abort", () => {
        controller.error(signal.reason);
        stop(signal.reason).catch(() => undefined);
      });
    },
    async pull(controller) {
      const { done, value } = (await (reader?.read() ?? chunks!.next())) as { done?: boolean; value?: Uint8Array };
      if (done === true) controller.close();
      else controller.enqueue(value!);
    },
    cancel: stop,
  });
}
