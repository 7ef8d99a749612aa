#!/usr/bin/env node
import { optimizeLater } from "./cli/engine.js";
import { runCli } from "./cli/run.js";
import { nodeTerminal } from "./cli/terminal.js";

optimizeLater();
process.exitCode = await runCli(process.argv.slice(2), nodeTerminal());
