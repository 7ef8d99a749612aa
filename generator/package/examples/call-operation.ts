import { methodPath, type NamedOperation, type NamedXmlElement } from "../../plan/plan.js";
import type { JsonValue } from "../../model/json-schema/schema.js";
import { importPath, type PackageContents, type PackagedInterface } from "../contents.js";
import { stringLiteral } from "../../text/literals.js";
import { objectLiteral } from "../samples/sample-literal.js";
import { chooseOperation } from "./choose-operation.js";
import { clientText, inputText } from "./client-text.js";
import { importLine, type PackageExample, type ExampleWriter } from "./example.js";
import { parametersInput } from "./operation-input.js";

/** Calls an operation with the client of its API; if no operation has a JSON request, one that sends XML. */
export const callOperationExample: ExampleWriter = (name, contents) => {
  const shown = chooseOperation(contents, "client");
  if (shown === undefined) return sendXml(name, contents);
  const { api, named, success } = shown;
  const { pascalName } = api.plan;
  return firstCall([
    importLine([`create${pascalName}Client`], importPath(name, contents, api.plan, "/client")),
    "",
    ...clientText(shown, "https://api.example.com"),
    `const result = await client.${methodPath(named)}(${inputText(shown)});`,
    resultLine(success?.status),
  ]);
};

function firstCall(lines: readonly string[]): PackageExample {
  return {
    title: "First call",
    text: "`status` narrows the type of `data` and `headers`. The client validates requests and responses. A credential is a value, or a function that returns one for each call.",
    code: lines.join("\n"),
  };
}

function resultLine(status: string | undefined): string {
  return status === undefined
    ? "console.log(result.status);"
    : `if (result.status === ${status}) console.log(result.data);`;
}

interface XmlCall {
  /** The API of the operation. */
  readonly api: PackagedInterface;
  readonly named: NamedOperation;
  /** The required parameters, as callers write them. */
  readonly parameters: { readonly [group: string]: JsonValue };
  readonly element: NamedXmlElement;
}

function sendXml(name: string, contents: PackageContents): PackageExample | undefined {
  const [call] = contents.interfaces
    .filter(({ parts }) => parts.has("client") && parts.has("codecs"))
    .flatMap(xmlCalls);
  if (call === undefined) return undefined;
  const { api, named, parameters, element } = call;
  const { pascalName } = api.plan;
  const tag = element.element.name.local;
  const input = objectLiteral([...Object.entries(parameters), ["body", null]], { body: "request.value" }, 2);
  const success = named.operation.responses.find(({ status }) => /^2\d\d$/.test(status))?.status;
  return firstCall([
    importLine([`create${pascalName}Client`], importPath(name, contents, api.plan, "/client")),
    importLine([element.decodeName], importPath(name, contents, api.plan, "/codecs")),
    "",
    ...clientText({ api, named }, "https://api.example.com"),
    `const request = ${element.decodeName}(${stringLiteral(`<${tag}>...</${tag}>`)}); // your document`,
    "if (request.ok) {",
    `  const result = await client.${methodPath(named)}(${input});`,
    `  ${resultLine(success)}`,
    "}",
  ]);
}

/** The operations of an API that send an element, deprecated ones last. */
function xmlCalls(api: PackagedInterface): readonly XmlCall[] {
  const calls = api.plan.operations.flatMap((named): readonly XmlCall[] => {
    const payload = named.operation.requestBody?.content[0]?.payload;
    const element = payload?.kind === "xml" ? api.plan.xmlElementName(payload.element) : undefined;
    const parameters = parametersInput(named.operation);
    return element === undefined || parameters === undefined ? [] : [{ api, named, parameters, element }];
  });
  return calls.sort((a, b) => Number(a.named.operation.deprecated) - Number(b.named.operation.deprecated));
}
