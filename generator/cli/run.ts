import { CommanderError } from "commander";
import { cutMessage, visibleQuotation } from "../text/visible.js";
import { UsageError } from "../usage-error.js";
import { exitCodes, type ExitCode } from "./exit-codes.js";
import { guarded } from "./guarded.js";
import { createProgram } from "./program.js";
import type { Terminal } from "./terminal.js";

/** Runs one command line and returns its exit code. Never throws: a bug is printed with its stack and a request to report it. */
export async function runCli(args: readonly string[], unguarded: Terminal): Promise<ExitCode> {
  const terminal = guarded(unguarded);
  let code: ExitCode = exitCodes.done;
  const program = createProgram(terminal, (result) => (code = result));
  try {
    await program.parseAsync(args, { from: "user" });
    return code;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? exitCodes.done : exitCodes.failure;
    const isPlain = error instanceof UsageError || isSystemError(error);
    if (isPlain) terminal.stderr.write(`error: ${visibleQuotation(cutMessage(error.message))}\n`);
    else terminal.stderr.write(await bugReport(error));
    return exitCodes.failure;
  }
}

/** The system rejected an operation: a full disk, a read-only folder. Not a bug. */
function isSystemError(error: unknown): error is NodeJS.ErrnoException {
  return error instanceof Error && "syscall" in error && "code" in error;
}

const stackLines = 6;

async function bugReport(error: unknown): Promise<string> {
  const { sourceStack } = await import("./source-stack.js");
  const stack = sourceStack(error instanceof Error ? (error.stack ?? error.message) : String(error));
  const lines = visibleQuotation(stack.split("\n").slice(0, stackLines).map(cutMessage).join("\n"));
  return `specwright failed. This is a bug of specwright and not of your specs; please report it with these lines:\n\n${lines}\n`;
}
