import { adapterPath, importPath } from "../contents.js";
import { chooseOperation } from "./choose-operation.js";
import { importLine, type ExampleWriter } from "./example.js";
import { serverText } from "./server-text.js";

/** Serves an interface with node:http. */
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
    title: "Implement an interface",
    text: [
      "A handler gets parameters and body decoded and checked, and returns a literal that is checked against the contract.",
      `\`unimplemented${pascalName}\` answers 501 to what has no handler yet; without it, a missing operation does not compile.`,
      ...(code.some((line) => line.startsWith("  security:"))
        ? ["What a security hook returns is `context.auth` in handlers."]
        : []),
    ].join(" "),
    code: code.join("\n"),
  };
};
