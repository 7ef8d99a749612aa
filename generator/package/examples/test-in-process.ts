import { adapterPath, importPath } from "../contents.js";
import { methodPath } from "../../plan/plan.js";
import { chooseOperation } from "./choose-operation.js";
import { clientText, inputText } from "./client-text.js";
import { importLine, type ExampleWriter } from "./example.js";
import { serverText } from "./server-text.js";

/** Calls a server without a port. */
export const testInProcess: ExampleWriter = (name, contents) => {
  const shown = chooseOperation(contents, "server");
  if (shown === undefined || !shown.api.parts.has("client") || !contents.hasAdapters) return undefined;
  const { pascalName } = shown.api.plan;
  const code = [
    importLine([`create${pascalName}Client`], importPath(name, contents, shown.api.plan, "/client")),
    importLine(
      [`create${pascalName}Server`, `unimplemented${pascalName}`],
      importPath(name, contents, shown.api.plan, "/server"),
    ),
    importLine(["toFetchHandler"], adapterPath(name, contents, "fetch")),
    "",
    ...serverText(shown),
    ...clientText(shown, "http://in.process", ["fetch: toFetchHandler(server)"]),
    `console.log((await client.${methodPath(shown.named)}(${inputText(shown)})).status);`,
  ];
  return {
    title: "Test without a network",
    text: "The client calls the server directly. Both validate requests and responses.",
    code: code.join("\n"),
  };
};
