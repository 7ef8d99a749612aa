import type { InterfacePlan } from "../../plan/plan.js";
import { memberKey } from "../../text/literals.js";
import { jsDoc, memberJsDoc, memberRemarks } from "../documented.js";
import { credentialType } from "../messages/credentials.js";
import { schemeDocs } from "../messages/message-docs.js";
import type { ModuleBuilder } from "../module-builder.js";
import { kinds, type PropertySignatureStructure } from "../structures.js";

/** Adds the type of the credentials that a client takes. */
export function addAuth(plan: InterfacePlan, module: ModuleBuilder): void {
  const { contract, pascalName } = plan;
  const properties = [...contract.securitySchemes.values()].flatMap((scheme): readonly PropertySignatureStructure[] => {
    const type = credentialType(scheme, module);
    if (type === undefined) return [];
    const credential = module.runtimeType("client/credential", "Credential");
    const typeText = type === "string" ? credential : `${credential}<${type}>`;
    return [
      {
        name: memberKey(scheme.name),
        type: `${typeText} | undefined`,
        hasQuestionToken: true,
        isReadonly: true,
        ...memberJsDoc(schemeDocs(scheme)),
      },
    ];
  });
  const common = { name: `${pascalName}Auth`, isExported: true };
  if (properties.length === 0) {
    const said = jsDoc("No scheme requires a credential in a request.");
    module.add({ kind: kinds.typeAlias, ...common, ...said, type: "Readonly<Record<string, never>>" });
    return;
  }
  const remarks = [...contract.securitySchemes.values()].flatMap((scheme) =>
    memberRemarks(scheme.name, schemeDocs(scheme)),
  );
  const docs = "A credential for each security scheme: a value, or a function that fetches it for each call.";
  const said = jsDoc({ docs, remarks });
  module.add({ kind: kinds.interface, ...common, ...said, properties });
}
