import { generate, type GenerateOptions as ApiOptions } from "../../api/generate.js";
import { watchInputs } from "../../write/watch.js";
import type { GlobalOptions } from "../context.js";
import { exitCodes, type ExitCode } from "../exit-codes.js";
import { printResult } from "../report/print-result.js";
import type { Terminal } from "../terminal.js";

/** `specwright generate --watch`: generates now and whenever a spec changes, until the user ends it. */
export function watchAndGenerate(request: ApiOptions, options: GlobalOptions, terminal: Terminal): Promise<ExitCode> {
  return new Promise((resolve, reject) => {
    let isRunning = false;
    let isStale = false;
    let isOver = false;
    const watcher = watchInputs([], () => void run(), { since: Date.now() });
    const end = (): void => {
      isOver = true;
      watcher.close();
    };
    terminal.onInterrupt(() => {
      end();
      // A run in progress comes to its end, so that no file is left half done.
      if (!isRunning) resolve(exitCodes.interrupted);
    });
    void run();

    async function run(): Promise<void> {
      if (isRunning) {
        isStale = true;
        return;
      }
      isRunning = true;
      try {
        do {
          isStale = false;
          const since = Date.now();
          const result = await generate(request);
          if (!isOver) watcher.replace(result.inputs, since);
          await printResult(result, request.check === true, options, terminal);
        } while (isStale && !isOver);
        if (isOver) resolve(exitCodes.interrupted);
        else if (options.quiet !== true) terminal.stderr.write("Watching the specs; press Ctrl+C to end.\n");
      } catch (error) {
        end();
        reject(error instanceof Error ? error : new Error(String(error)));
      } finally {
        isRunning = false;
      }
    }
  });
}
