import { UsageError } from "../usage-error.js";
import { maxFileBytes } from "../load/limits.js";
import { exitCodes } from "./exit-codes.js";

/** The environment of the command line, which tests replace. */
export interface Terminal {
  /** Throws a `UsageError` if the folder was removed. */
  readonly cwd: string;
  /** Environment variables by name. */
  readonly env: { readonly [name: string]: string | undefined };
  /** Takes the result of a command. */
  readonly stdout: TerminalStream;
  /** Takes problems and progress. */
  readonly stderr: TerminalStream;
  /** Reads standard input to its end. */
  readStdin(): Promise<string>;
  /** Calls back once when the user presses Ctrl+C. */
  onInterrupt(callback: () => void): void;
}

/** The part of a stream of Node that progress needs. */
export interface TerminalStream {
  readonly isTTY: boolean;
  /** Writes a string without a line end. */
  write(text: string): void;
}

/** The process's own streams. A reader that closes its end (`specwright lint | head`) ends the run without a stack. */
export function nodeTerminal(): Terminal {
  return {
    get cwd() {
      return currentFolder();
    },
    env: process.env,
    stdout: nodeStream(process.stdout),
    stderr: nodeStream(process.stderr),
    readStdin: standardInputText,
    onInterrupt: (callback) => process.once("SIGINT", callback),
  };
}

const maxCharacterBytes = 4;

/** Reads standard input up to slightly more than the maximum size of a spec, so that the caller detects that it is too long. */
async function standardInputText(): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of process.stdin as AsyncIterable<Uint8Array>) {
    parts.push(part);
    size += part.length;
    if (size > maxFileBytes + maxCharacterBytes) break;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts), { stream: size > maxFileBytes });
  } catch {
    throw new UsageError("Standard input is not UTF-8; convert it to UTF-8.");
  }
}

function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new UsageError("The current folder was removed or cannot be read; change to another one.");
  }
}

function nodeStream(stream: NodeJS.WriteStream): TerminalStream {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(process.exitCode ?? exitCodes.done);
    throw error;
  });
  return { isTTY: stream.isTTY, write: (data) => void stream.write(data) };
}

/** True if output to a stream is colored: the flag decides, then NO_COLOR, then FORCE_COLOR, then the stream. */
export function wantsColor(flag: boolean | undefined, { env }: Terminal, stream: TerminalStream): boolean {
  if (flag !== undefined) return flag;
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined && forced !== "") return forced !== "0" && forced !== "false";
  return stream.isTTY && env["TERM"] !== "dumb";
}
