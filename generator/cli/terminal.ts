import { UsageError } from "../usage-error.js";
import { mostFileBytes } from "../load/limits.js";
import { exitCodes } from "./exit-codes.js";

/** The surroundings of the command line: tests bring their own. */
export interface Terminal {
  /** Throws a `UsageError` when the folder is gone. */
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
  /** Writes a text as it is, without a line end behind it. */
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

const longestCharacter = 4;

/** Standard input up to what a spec may have, and a little more: whoever reads it then sees that it is too long. */
async function standardInputText(): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of process.stdin as AsyncIterable<Uint8Array>) {
    parts.push(part);
    size += part.length;
    if (size > mostFileBytes + longestCharacter) break;
  }
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Buffer.concat(parts), { stream: size > mostFileBytes });
  } catch {
    throw new UsageError("Standard input is not UTF-8; save what you send as UTF-8.");
  }
}

function currentFolder(): string {
  try {
    return process.cwd();
  } catch {
    throw new UsageError(
      "The folder that this command was started in is gone, or may not be read; change to another one.",
    );
  }
}

function nodeStream(stream: NodeJS.WriteStream): TerminalStream {
  stream.on("error", (error: NodeJS.ErrnoException) => {
    if (error.code === "EPIPE") process.exit(process.exitCode ?? exitCodes.done);
    throw error;
  });
  return { isTTY: stream.isTTY, write: (data) => void stream.write(data) };
}

/** True when to colour what goes to a stream: the flag decides, then NO_COLOR, then FORCE_COLOR, then the stream. */
export function wantsColor(flag: boolean | undefined, { env }: Terminal, stream: TerminalStream): boolean {
  if (flag !== undefined) return flag;
  if ((env["NO_COLOR"] ?? "") !== "") return false;
  const forced = env["FORCE_COLOR"];
  if (forced !== undefined && forced !== "") return forced !== "0" && forced !== "false";
  return stream.isTTY && env["TERM"] !== "dumb";
}
