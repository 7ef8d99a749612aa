/** Runs of characters that parts of a URI (RFC 3986) or IRI (RFC 3987) may hold. */

/** Which characters a part allows beside percent-encoded ones: ASCII ones by name, and whether those beyond ASCII. */
export interface UriPart {
  /** By character code. */
  readonly ascii: readonly boolean[];
  /** RFC 3987, section 2.2: ucschar. */
  readonly international: boolean;
  /** RFC 3987, section 2.2: iprivate, of a query only. */
  readonly isPrivateAllowed: boolean;
}

const unreserved = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~";
const subDelims = "!$&'()*+,;=";

/** The ASCII characters of each part of a URI. */
export interface UriParts {
  readonly userinfo: string;
  readonly regName: string;
  readonly path: string;
  readonly query: string;
  readonly future: string;
}

export const uriParts: UriParts = /* @__PURE__ */ charactersOfParts();

function charactersOfParts(): UriParts {
  const regName = unreserved + subDelims;
  return { userinfo: `${regName}:`, regName, path: `${regName}:@/`, query: `${regName}:@/?`, future: `${regName}:` };
}

export function uriPart(characters: string, international: boolean, isPrivateAllowed: boolean = false): UriPart {
  const ascii = Array.from({ length: 128 }, (_, code) => characters.includes(String.fromCharCode(code)));
  return { ascii, international, isPrivateAllowed };
}

/** Whether a text consists of what a part allows. */
export function isMadeOf(text: string, part: UriPart): boolean {
  for (let at = 0; at < text.length;) {
    const code = text.codePointAt(at) ?? 0;
    if (code === 0x25) {
      if (!isHex(text.charCodeAt(at + 1)) || !isHex(text.charCodeAt(at + 2))) return false;
      at += 3;
    } else if (code < 0x80) {
      if (part.ascii[code] !== true) return false;
      at += 1;
    } else {
      if (!part.international || !(isUcschar(code) || (part.isPrivateAllowed && isIprivate(code)))) return false;
      at += code > 0xffff ? 2 : 1;
    }
  }
  return true;
}

export function isHex(code: number): boolean {
  return (code >= 0x30 && code <= 0x39) || ((code | 0x20) >= 0x61 && (code | 0x20) <= 0x66);
}

/** RFC 3987, section 2.2. */
export function isUcschar(code: number): boolean {
  if (code <= 0xffff) {
    return (code >= 0xa0 && code <= 0xd7ff) || (code >= 0xf900 && code <= 0xfdcf) || (code >= 0xfdf0 && code <= 0xffef);
  }
  return (code & 0xffff) <= 0xfffd && (code <= 0xdfffd || (code >= 0xe1000 && code <= 0xefffd));
}

/** RFC 3987, section 2.2. */
export function isIprivate(code: number): boolean {
  if (code <= 0xffff) return code >= 0xe000 && code <= 0xf8ff;
  return code >= 0xf0000 && (code & 0xffff) <= 0xfffd;
}
