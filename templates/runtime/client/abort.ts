interface Listeners {
  /** The functions to call when the signal is aborted. */
  readonly calls: Set<() => void>;
  /** Calls all of them; the one listener that the signal has. */
  readonly tell: () => void;
}

const heard: WeakMap<AbortSignal, Listeners> = /* @__PURE__ */ new WeakMap();

/**
 * Calls `listener` when a signal aborts, until the function that is returned is called. Calls that share a signal share
 * one listener: Node warns of more than ten, as if they were forgotten.
 */
export function onAbort(signal: AbortSignal, listener: () => void): () => void {
  const known = heard.get(signal);
  const { calls, tell } = known ?? listeners();
  if (known === undefined) {
    heard.set(signal, { calls, tell });
    signal.addEventListener("abort", tell);
  }
  calls.add(listener);
  return () => {
    calls.delete(listener);
    if (calls.size > 0 || heard.get(signal)?.calls !== calls) return;
    heard.delete(signal);
    signal.removeEventListener("abort", tell);
  };
}

function listeners(): Listeners {
  const calls = new Set<() => void>();
  return { calls, tell: () => calls.forEach((call) => call()) };
}
