import { hiddenMarkup } from "./hidden-markup.js";
import { hiddenMembers } from "./hidden-members.js";
import { hidden, isChallenge, isSecretName, isSecretHeader, isSecretMember } from "./secret-names.js";

/** Headers without the values of credentials. */
export function hiddenHeaders(
  headers: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  const presentHeaders = Object.entries(headers).filter(([, value]) => value !== undefined);
  return Object.fromEntries(
    presentHeaders.map(([name, value]) => {
      const text = [value].flat().join(", ");
      const isCredential = isSecretHeader(name) || (!isChallenge(name) && schemes.test(text));
      return [name, isCredential ? hidden : hiddenEverywhere(text)];
    }),
  );
}

/** The beginning of a value with a credential, in any header. */
const schemes = /^\s*(?:basic|bearer|digest|oauth|token|negotiate|ntlm|jwt|hawk|dpop|apikey|aws4-hmac-sha256)\s+\S/i;

/** A path with its query, without the values of secrets. */
export function hiddenTarget(path: string, query: string): string {
  const pairs = path.replace(/;([^;/=]{1,80})=[^;/]*/g, (whole, name: string) =>
    isSecretName(decoded(name)) ? `;${name}=${hidden}` : whole,
  );
  const hiddenPath = hiddenEverywhere(pairs);
  return query === "" ? hiddenPath : `${hiddenPath}?${hiddenEverywhere(hiddenForm(query))}`;
}

/** Returns a body without the values of secrets; a truncated body is read as far as possible. */
export function hiddenBody(text: string, mediaType: string): string {
  return hiddenEverywhere(hiddenContent(text, mediaType));
}

function hiddenContent(text: string, mediaType: string): string {
  if (/^\s*multipart\//i.test(mediaType)) return hiddenParts(text);
  const isForm = /x-www-form-urlencoded/i.test(mediaType) || /^[^\s<{["=]{1,80}=/.test(text);
  return isForm ? hiddenForm(text) : hiddenMarkup(hiddenMembers(text));
}

/** Fields of a form, or of a query. */
function hiddenForm(text: string): string {
  return text
    .split(/([&;\r\n])/)
    .map((field) => {
      const [name = "", ...rest] = field.split("=");
      if (rest.length === 0) return field;
      const value = decoded(rest.join("="));
      const isHidden = isSecretName(decoded(name)) || hiddenEverywhere(hiddenMarkup(hiddenMembers(value))) !== value;
      return isHidden ? `${name}=${hidden}` : field;
    })
    .join("");
}

/** Parts of a multipart body. RFC 7578, section 4.2. */
function hiddenParts(text: string): string {
  return text
    .split(/(?=\r?\n--)/)
    .map((part) => {
      const end = /\r?\n\r?\n/.exec(part.replace(/^\r?\n/, "  "));
      if (end === null) return part;
      const [head, content] = [part.slice(0, end.index + end[0].length), part.slice(end.index + end[0].length)];
      const name = /;\s*name\*?=(?:utf-8'[^']*')?"?([^";\r\n]*)/i.exec(head)?.[1] ?? "";
      return head + (isSecretName(decoded(name)) ? hidden : hiddenMarkup(hiddenMembers(content)));
    })
    .join("");
}

/** An expression of a filter of SCIM: `password eq "sesame"`. RFC 7644, section 3.4.2.2. */
const comparison = /([\w:.$-]{1,80})(\s{1,9}(?:eq|ne|co|sw|ew|gt|ge|lt|le)\s{1,9})(\\?"[^"]*"?|[^\s"()\]]+)/gi;

/** An operator of such an expression: a search for it is short, and few strings contain one. */
const operator = /\s(?:eq|ne|co|sw|ew|gt|ge|lt|le)\s/i;

/** Hides the values in expressions of a filter. */
function hiddenComparisons(text: string): string {
  if (!operator.test(text)) return text;
  return text.replace(comparison, (whole, name: string, sign: string) =>
    isSecretMember(name) ? `${name}${sign}"${hidden}"` : whole,
  );
}

/**
 * Hides secrets in any text: signed tokens, credentials after the name of their scheme, user info and parameters of
 * addresses, and keys of temporary addresses.
 */
function hiddenEverywhere(text: string): string {
  return hiddenComparisons(text)
    .replace(/(\b(?:Bearer|Basic|OAuth)(?:\s|%20){1,9})(?=[\w.~+/-]*(?:\d|[a-z][A-Z]))[\w.~+/-]{8,}=*/g, `$1${hidden}`)
    .replace(/(:\/\/)[^/?#@\s"'<>]{1,500}@/g, `$1${hidden}@`)
    .replace(/\beyJ[\w-]{5,}\.[\w-]+\.[\w-]*/g, hidden)
    .replace(/(\/receipt-image-files\/)[^?#\s"'<>]+/gi, `$1${hidden}`)
    .replace(/([?&;]([^=&;?#\s"'<>]{1,80})=)(?!\*\*\*)[^&;#\s"'<>]+/g, (whole, start: string, name: string) =>
      isSecretName(decoded(name)) ? start + hidden : whole,
    );
}

/** Removes percent-encoding; an invalid encoding stays unchanged. */
function decoded(text: string): string {
  return text
    .replaceAll("+", " ")
    .replace(/%([\da-f]{2})/gi, (_, digits: string) => String.fromCharCode(Number.parseInt(digits, 16)));
}
