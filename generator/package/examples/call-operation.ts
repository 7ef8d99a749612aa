import { methodPath } from "../../plan/plan.js";
import { chooseOperation } from "./choose-operation.js";
import { clientText, inputText } from "./client-text.js";
import { importPath } from "../contents.js";
import { importLine, type ExampleWriter } from "./example.js";

/** Calls an operation with the client of its interface. */
export const callOperation: ExampleWriter = (name, contents) => {
  const shown = chooseOperation(contents, "client");
  if (shown === undefined) return undefined;
  const { api, named, success } = shown;
  const { pascalName } = api.plan;
  const code = [
    importLine([`create${pascalName}Client`], importPath(name, contents, shown.api.plan, "/client")),
    "",
    ...clientText(shown, "https://api.example.com"),
    `const result = await client.${methodPath(named)}(${inputText(shown)});`,
    success === undefined
      ? "console.log(result.status);"
      : `if (result.status === ${success.status}) console.log(result.data);`,
  ];
  return {
    title: "Call an interface",
    text: "`status` tells the answers that the contract declares apart, each with the type of its own body and headers. Requests and answers are checked on the way. A credential is a value, or a function that fetches one for a call.",
    code: code.join("\n"),
  };
};
