import type { Header, Parameter } from "../model/contract.js";
import { holdsSecrets } from "../model/json-schema/secrets.js";
import { isCredential } from "./message-schemas.js";

/** True for a header whose values no log may contain: secrets, credentials, and addresses, whose paths and queries contain values. */
export function isUnlogged(header: Header | Parameter, credentials: ReadonlySet<string>): boolean {
  const { name, content, schema = content?.payload.kind === "json" ? content.payload.schema : undefined } = header;
  return (
    header.extensions.get("x-sensitive") === true ||
    isCredential(credentials, "header", name) ||
    namesOfSecrets.test(name) ||
    namesOfAddresses.test(name) ||
    schema === undefined ||
    holdsSecrets(schema) ||
    /^(?:uri|iri)/.test(schema.format ?? "")
  );
}

/** Names of secrets without a mark: "Authorization", "X-Api-Key", "Set-Cookie". */
export const namesOfSecrets =
  /auth|cookie|credential|(?<!idempotency-)key$|passphrase|passw|pwd|secret|session|signature|token/i;

const namesOfAddresses = /location$|^link$|^refer|^refresh$|ur[il]$|forwarded|^origin$/i;
