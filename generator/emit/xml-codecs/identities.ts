import { arrayText, objectText, pureCall, trueIf } from "../body/expression-texts.js";
import {
  expandedName,
  type ElementDeclaration,
  type IdentityConstraint,
  type IdentityPath,
  type NameTest,
} from "../../model/xml-schema/components.js";
import { pascalCase } from "../../text/identifiers.js";
import { stringLiteral } from "../../text/literals.js";
import { jsDoc } from "../documented.js";
import { constant } from "../structures.js";
import type { CodecModule } from "./codec-module.js";

/** The name of the constant with the identity constraints of an element; undefined where it has none. */
export function identitiesOf(element: ElementDeclaration, codec: CodecModule): string | undefined {
  const { identityConstraints, name: elementName } = element;
  if (identityConstraints === undefined) return undefined;
  return codec.declared("identities", identityConstraints, `identities${pascalCase(elementName.local)}`, (name) => {
    const list = arrayText(identityConstraints.map((constraint) => constraintText(constraint, codec)));
    const said = jsDoc(`The identity constraints of the element ${expandedName(elementName)}.`);
    const type = codec.type("xml/identity/watch", "XmlIdentities");
    codec.add(
      constant({
        name,
        ...said,
        type,
        initializer: pureCall(codec.value("xml/identity/identity", "identities"), list),
      }),
    );
  });
}

function constraintText(constraint: IdentityConstraint, codec: CodecModule): string {
  const { kind, name, selector, fields, refer } = constraint;
  return objectText({
    kind: stringLiteral(kind),
    name: stringLiteral(expandedName(name)),
    selector: arrayText(selector.map(pathText)),
    fields: arrayText(fields.map((alternatives) => arrayText(alternatives.map(pathText)))),
    refer: refer && stringLiteral(expandedName(refer)),
    referred: trueIf(codec.identityUses.isReferred(constraint)),
  });
}

function pathText({ anywhere, steps, attribute }: IdentityPath): string {
  const parts = [
    ...(anywhere ? ["//"] : []),
    ...steps.map(testText),
    ...(attribute === undefined ? [] : [`@${testText(attribute)}`]),
  ];
  return arrayText(parts.map(stringLiteral));
}

function testText({ namespace, local = "*" }: NameTest): string {
  return namespace === undefined ? local : expandedName({ namespace, local });
}
