"use strict";
// A command line that `serve-cli.mjs` runs: prints its output and ends with its exit code. Usage: node ask-cli.cjs SOCKET ARGUMENTS
const { connect } = require("node:net");
const process = require("node:process");

const [, , address, ...args] = process.argv;
const { NODE_OPTIONS: _, ...env } = process.env;
const socket = connect(address);
socket.write(`${JSON.stringify({ args, cwd: process.cwd(), env })}\n`);
// A server that ends early has not run the command.
process.exitCode = 70;
let text = "";
socket.setEncoding("utf8").on("data", (piece) => {
  const lines = (text + piece).split("\n");
  text = lines.pop();
  for (const line of lines) {
    const [name, value] = JSON.parse(line);
    if (name === "exit") process.exitCode = value;
    else process[name].write(value);
  }
});
