import type { InterfacePlan } from "../../plan/plan.js";
import { stringLiteral } from "../../text/literals.js";
import { jsDoc } from "../documented.js";
import type { ModuleBuilder } from "../module-builder.js";
import { kinds } from "../structures.js";

/** Adds a function for each security scheme with client credentials, which makes a credential for `auth`. */
export function addTokenFunctions({ tokenFunctions }: InterfacePlan, module: ModuleBuilder): void {
  for (const { scheme, functionName, tokenUrl } of tokenFunctions) {
    const options = module.runtimeType("client/token-request", "TokenRequest");
    const request = module.runtimeValue("client/token-request", "tokenRequest");
    const { name } = scheme;
    module.add({
      kind: kinds.function,
      name: functionName,
      ...jsDoc(
        `A credential for \`auth\` with the key ${JSON.stringify(name)}: requests tokens by the grant of client credentials. Throws a TypeError when the URL of the token server is not valid.`,
      ),
      isExported: true,
      parameters: [
        {
          name: "options",
          type: tokenUrl === undefined ? `${options} & { readonly tokenUrl: string }` : options,
        },
      ],
      returnType: module.runtimeType("client/credential", "CredentialProvider"),
      statements: `return ${request}(options${tokenUrl === undefined ? "" : `, ${stringLiteral(tokenUrl)}`});`,
    });
  }
}
