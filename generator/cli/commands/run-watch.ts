import { generate, type GenerateOptions as ApiOptions } from "../../api/generate.js";
import { watchInputs } from "../../write/watch.js";
import type { GlobalOptions } from "../context.js";
import { exitCodes, type ExitCode } from "../exit-codes.js";
import { printResult } from "../report/print-result.js";
import type { Terminal } from "../terminal.js";

/** `specwright generate --watch`: generates now and whenever a spec changes, until the user ends it. */
export async function watchAndGenerate(
  request: ApiOptions,
  options: GlobalOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const bell = createBell();
  const watcher = watchInputs([], bell.ring, { since: Date.now() });
  const interruption = new AbortController();
  terminal.onInterrupt(() => {
    // A run in progress comes to its end, so that no file is left half done.
    interruption.abort();
    bell.ring();
  });
  try {
    for (;;) {
      const since = Date.now();
      const result = await generate(request);
      watcher.replace(result.inputs, since);
      await printResult(result, request.check === true, options, terminal);
      if (options.quiet !== true) terminal.stderr.write("Watching the specs; press Ctrl+C to end.\n");
      await bell.rung();
      if (interruption.signal.aborted) return exitCodes.interrupted;
    }
  } finally {
    watcher.close();
  }
}

/** Something that is rung by one and waited for by another; ringing before the wait, or many times, counts once. */
interface Bell {
  /** Ends the current wait, or the next one. */
  readonly ring: () => void;
  /** Waits until the bell has been rung. */
  readonly rung: () => Promise<void>;
}

function createBell(): Bell {
  let ring: () => void;
  let rings: Promise<void>;
  const arm = (): void => {
    rings = new Promise((resolve) => (ring = resolve));
  };
  arm();
  return {
    ring: () => ring(),
    rung: async () => {
      await rings;
      arm();
    },
  };
}
