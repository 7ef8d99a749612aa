import { pointerTokens } from "../../model/json-pointer.js";
import type { TokenRequestDeclaration, TokenValue } from "../../model/token-request.js";
import type { InterfacePlan, TokenFunction } from "../../plan/plan.js";
import { jsonLiteral, memberKey, stringLiteral } from "../../text/literals.js";
import { callText, optionalObject } from "../body/expression-texts.js";
import { jsDoc } from "../documented.js";
import type { ModuleBuilder } from "../module-builder.js";
import { kinds } from "../structures.js";

/** Adds a function for each grant of a security scheme, which makes a credential for `auth`. */
export function addTokenFunctions({ tokenFunctions }: InterfacePlan, module: ModuleBuilder): void {
  for (const tokenFunction of tokenFunctions) {
    const { scheme, request, functionName } = tokenFunction;
    const call = module.runtimeValue("client/token-request", "tokenRequest");
    module.add({
      kind: kinds.function,
      name: functionName,
      ...jsDoc(
        [
          `A credential for \`auth\` with the key ${JSON.stringify(scheme.name)}: requests tokens${grantText(request)}. Throws a TypeError when the URL of the token server is not valid.`,
          ...valueDocs(request),
        ].join("\n\n"),
      ),
      isExported: true,
      parameters: [{ name: "options", type: optionsType(tokenFunction, module) }],
      returnType: module.runtimeType("client/token-request", "TokenProvider"),
      statements: `return ${callText(call, "options", endpointText(tokenFunction))};`,
    });
  }
}

/** The end of "requests tokens". */
function grantText({ grant }: TokenRequestDeclaration): string {
  if (grant === undefined) return "";
  return grant === "client_credentials"
    ? " by the grant of client credentials"
    : ` by the grant ${JSON.stringify(grant)}`;
}

/** "TokenRequest & { readonly baseUrl: string; readonly fields: { readonly username: string } }" */
function optionsType({ request, tokenUrl }: TokenFunction, module: ModuleBuilder): string {
  const { authentication = "basic" } = request;
  const whole = module.runtimeType("client/token-request", optionTypes[authentication]);
  const required = [
    ...(tokenUrl === undefined ? ["readonly tokenUrl: string"] : []),
    ...(tokenUrl?.startsWith("/") === true ? ["readonly baseUrl: string"] : []),
    ...(["fields", "headers"] as const).flatMap((property) => {
      const names = passedValues(request[property]).map(([name]) => `readonly ${memberKey(name)}: string`);
      return names.length === 0 ? [] : [`readonly ${property}: { ${names.join("; ")} }`];
    }),
  ];
  return required.length === 0 ? whole : `${whole} & { ${required.join("; ")} }`;
}

const optionTypes = {
  basic: "TokenRequest",
  body: "TokenRequest",
  user: "UserTokenRequest",
  none: "TokenRequestSettings",
} as const;

/** The second argument of `tokenRequest`; undefined if the spec has nothing to add. */
function endpointText({ scheme, request, tokenUrl }: TokenFunction): string | undefined {
  const { method, grant = "", authentication, headers, token, expiresIn, expiresAt } = request;
  const fields = {
    ...(grant !== "client_credentials" && { grant_type: grant }),
    // Only OAuth has the parameter `scope`.
    ...(scheme.kind !== "oauth2" && scheme.kind !== "openIdConnect" && { scope: "" }),
    ...constants(request.fields),
  };
  return optionalObject({
    tokenUrl: tokenUrl === undefined ? undefined : stringLiteral(tokenUrl),
    method: method === "GET" ? stringLiteral(method) : undefined,
    authentication: authentication === undefined ? undefined : stringLiteral(authentication),
    fields: constantsText(fields),
    headers: constantsText(constants(headers)),
    token: keysText(token),
    expiresIn: keysText(expiresIn),
    expiresAt: keysText(expiresAt),
  });
}

type TokenValues = TokenRequestDeclaration["fields"];

function passedValues(values: TokenValues = {}): readonly (readonly [string, Exclude<TokenValue, string>])[] {
  return Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [] : [[name, value]]));
}

function constants(values: TokenValues = {}): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

function constantsText(values: Readonly<Record<string, string>>): string | undefined {
  return Object.keys(values).length === 0 ? undefined : jsonLiteral(values);
}

function keysText(pointer: string | undefined): string | undefined {
  return pointer === undefined ? undefined : jsonLiteral(pointerTokens(pointer));
}

/** The values that callers pass, as a list. */
function valueDocs({ fields, headers }: TokenRequestDeclaration): readonly string[] {
  const lines = [...passedValues(fields), ...passedValues(headers)].flatMap(([name, { description }]) =>
    description === undefined ? [] : [`- \`${name}\`: ${description}`],
  );
  return lines.length === 0 ? [] : [lines.join("\n")];
}
