#!/usr/bin/env node
import { runCli } from "./cli/run.js";
import { nodeTerminal } from "./cli/terminal.js";

process.exitCode = await runCli(process.argv.slice(2), nodeTerminal());
