import { adapterPath, importPath } from "../contents.js";
import { chooseOperation } from "./choose-operation.js";
import { importLine, type ExampleWriter } from "./example.js";
import { serverText } from "./server-text.js";

/** Serves an API with node:http. */
export const implementInterface: ExampleWriter = (name, contents) => {
  const shown = chooseOperation(contents, "server");
  if (shown === undefined || !contents.hasAdapters) return undefined;
  const { pascalName } = shown.api.plan;
  const code = [
    importLine(["createServer"], "node:http"),
    importLine(["protectNodeServer", "toNodeListener"], adapterPath(name, contents, "node")),
    importLine(
      [`create${pascalName}Server`, `unimplemented${pascalName}`],
      importPath(name, contents, shown.api.plan, "/server"),
    ),
    "",
    ...serverText(shown),
    "protectNodeServer(createServer(toNodeListener(server))).listen(8080);",
  ];
  return {
    title: "Implement the server",
    text: [
      "A handler receives decoded and validated parameters and bodies. The server validates the response of the handler.",
      `\`unimplemented${pascalName}\` responds with 501 to operations without a handler; without it, a missing handler does not compile.`,
      ...(code.some((line) => line.startsWith("  security:"))
        ? ["`context.auth` contains the result of the security hook."]
        : []),
    ].join(" "),
    code: code.join("\n"),
  };
};
