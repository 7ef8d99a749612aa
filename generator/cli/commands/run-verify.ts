import { isFaulty, type JudgedCall, type RecordedFault } from "../../api/recorded/recorded-call.js";
import { verify } from "../../api/verify.js";
import { rebased } from "../../diagnostics/rebase.js";
import { loadSettings } from "../../settings/settings.js";
import { cutMessage, visible, visibleJson } from "../../text/visible.js";
import type { GlobalOptions } from "../context.js";
import { codeOf, exitCodes, type ExitCode } from "../exit-codes.js";
import { diagnosticsText } from "../report/diagnostics-text.js";
import type { Terminal } from "../terminal.js";
import { configOptionsOf, settingsOf, type ConfigOptions } from "./setting-options.js";

/** The options as commander gives them. */
export interface VerifyCommandOptions extends GlobalOptions, ConfigOptions {
  readonly har: string;
  readonly format: "text" | "json";
}

/** `specwright verify`: calls that break the spec go to standard output, errors of specs to standard error. */
export async function runVerifyCommand(
  name: string,
  options: VerifyCommandOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const { stdout, stderr, cwd } = terminal;
  const { calls, diagnostics, root, ok } = await verify(name, {
    cwd,
    har: options.har,
    ...configOptionsOf(options),
    ...settingsOf(loadSettings, options),
  });
  if (calls === undefined) {
    stderr.write(await diagnosticsText(rebased(diagnostics, root, cwd), options, terminal, stderr));
    return codeOf(diagnostics);
  }
  stdout.write(options.format === "json" ? visibleJson({ version: 1, calls }) : textOf(calls));
  return ok ? exitCodes.done : exitCodes.problems;
}

function textOf(calls: readonly JudgedCall[]): string {
  const lines = calls.filter(isFaulty).flatMap(({ at, operation, request, answer = [] }) => {
    const head = `${at}: ${operation?.name ?? ""} (${operation?.method ?? ""} ${operation?.path ?? ""})`;
    return [
      ...request.map((fault) => `${head}: request: ${faultText(fault)}`),
      ...answer.map((fault) => `${head}: answer: ${faultText(fault)}`),
    ];
  });
  return [...lines, summary(calls)].map((line) => `${visible(cutMessage(line))}\n`).join("");
}

function faultText({ code, path, schemaPath }: RecordedFault): string {
  const location = path === "" ? code : `${code} at ${path}`;
  return schemaPath === undefined ? location : `${location}, by ${schemaPath}`;
}

function summary(calls: readonly JudgedCall[]): string {
  const known = calls.filter(({ operation }) => operation !== undefined);
  const unjudged = known.filter(({ answer }) => answer === undefined).length;
  const strange = calls.length - known.length;
  const parts = [
    `${known.filter(isFaulty).length} of ${known.length} calls are not valid against the spec`,
    ...(unjudged === 0
      ? []
      : [unjudged === 1 ? "1 response was not checked" : `${unjudged} responses were not checked`]),
    ...(strange === 0 ? [] : [strange === 1 ? "1 call matches no operation" : `${strange} calls match no operation`]),
  ];
  return `${parts.join(", ")}.`;
}
