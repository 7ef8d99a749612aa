import type { Result } from "../../../generated/runtime/base.js";
import { partOf, placeAt, responseOf, type DocumentOperation, type OpenApiDocument } from "./document.js";
import { isFile, type Fixture } from "./fixture.js";
import type { ContractModules } from "./party.js";
import { blobOf } from "./wire.js";

/** The body of a fixture as a caller or a handler holds it in its hands: XML decoded, bytes as a Blob. */
export function valueOf(
  document: OpenApiDocument,
  modules: ContractModules,
  operation: DocumentOperation,
  fixture: Fixture,
): unknown {
  const { text, base64, contentType = "" } = fixture;
  if (text !== undefined) return decoded(document, modules, operation, fixture, text);
  if (base64 !== undefined) return blobOf({ $base64: base64, contentType });
  if (contentType !== "multipart/form-data") return fixture.body;
  const fields = Object.entries(fixture.body as object) as readonly (readonly [string, unknown])[];
  return Object.fromEntries(fields.map(([name, value]) => [name, isFile(value) ? blobOf(value) : value]));
}

function decoded(
  document: OpenApiDocument,
  modules: ContractModules,
  operation: DocumentOperation,
  fixture: Fixture,
  xml: string,
): unknown {
  const place =
    fixture.side === "request"
      ? partOf(document, operation, "requestBody")
      : responseOf(document, operation, fixture.status ?? 200);
  const content = placeAt(document.root, `${place?.pointer}/content`)?.node ?? {};
  const [mediaType] = Object.values(content) as readonly { readonly "x-xsd-element"?: string }[];
  const element = mediaType?.["x-xsd-element"]?.replace(/^.*[#}]/, "") ?? "";
  const decoders = modules.codecs as Readonly<Record<string, (xml: string) => Result<unknown>>> | undefined;
  const decode = decoders?.[`decode${element}`] ?? decoders?.[`decode${element}Model`];
  if (decode === undefined) throw new Error(`No decoder of "${element}" is generated.`);
  const result = decode(xml);
  if (result.ok) return result.value;
  const { problems } = result;
  const message = `${fixture.name}: ${problems.map(({ message }) => message).join(" ")}`;
  throw Object.assign(new Error(message), { problems });
}
