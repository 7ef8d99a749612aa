// Runs command lines of `ask-cli.cjs` one after the other, until its standard input ends. Usage: node serve-cli.mjs RUN SOCKET
import { once } from "node:events";
import { createServer } from "node:net";
import { pathToFileURL } from "node:url";

const [, , module, address] = process.argv;
const { NODE_OPTIONS } = process.env;
const { runCli } = await import(pathToFileURL(module).href);

/** Runs a command line in its folder and environment; its output is sent as it is written. */
async function answer(socket, { args, cwd, env }) {
  process.chdir(cwd);
  for (const name of Object.keys(process.env)) delete process.env[name];
  Object.assign(process.env, env, { NODE_OPTIONS });
  const streamOf = (name) => ({
    isTTY: false,
    write: (text) => void socket.write(`${JSON.stringify([name, text])}\n`),
  });
  const code = await runCli(args, {
    cwd,
    env: process.env,
    stdout: streamOf("stdout"),
    stderr: streamOf("stderr"),
    readStdin: () => Promise.reject(new Error("A served command line has no standard input.")),
    onInterrupt: () => undefined,
  });
  socket.end(`${JSON.stringify(["exit", code])}\n`);
}

let turn = Promise.resolve();
const server = createServer((socket) => {
  let text = "";
  socket.setEncoding("utf8").on("data", (piece) => {
    text += piece;
    if (text.endsWith("\n")) turn = turn.then(() => answer(socket, JSON.parse(text)));
  });
});
server.listen(address);
await once(server, "listening");
process.stdout.write("ready\n");
process.stdin.on("end", () => process.exit()).resume();
