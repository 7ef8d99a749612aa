import { isWhiteSpace } from "../../base/xml-chars.js";
import { xmlSyntaxError } from "../errors.js";

/** The contents of an XML declaration: section 2.8. */
export interface XmlDeclaration {
  /** "1.0", or another "1.x", which is read as 1.0. */
  readonly version: string;
  /** The declared encoding as written. */
  readonly encoding: string | undefined;
  /** Undefined where the declaration does not say it. */
  readonly standalone: boolean | undefined;
  /** The offset in the text of the value of `encoding`; 0 when there is none. */
  readonly encodingOffset: number;
  /** The offset in the text at which the declaration ends. */
  readonly endOffset: number;
}

// Each part is optional in the pattern so that a fault is reported where the first part that does not fit begins.
const version = /[ \t\r\n]+version[ \t\r\n]*=[ \t\r\n]*(?:"(1\.[0-9]+)"|'(1\.[0-9]+)')/y;
const encoding = /[ \t\r\n]+encoding[ \t\r\n]*=[ \t\r\n]*(?:"([A-Za-z][A-Za-z0-9._-]*)"|'([A-Za-z][A-Za-z0-9._-]*)')/y;
const standalone = /[ \t\r\n]+standalone[ \t\r\n]*=[ \t\r\n]*(?:"(yes|no)"|'(yes|no)')/y;
const end = /[ \t\r\n]*\?>/y;

/** True when an XML declaration begins at `at`; `<?xml-stylesheet` is another target. */
export function startsDeclaration(text: string, at: number): boolean {
  return text.startsWith("<?xml", at) && (isWhiteSpace(text.charCodeAt(at + 5)) || text.startsWith("?>", at + 5));
}

/** Reads the XML declaration that begins at `at`. Throws "xml/invalid-declaration". Section 2.8, productions 23 to 32, 80 and 81. */
export function readDeclaration(text: string, at: number): XmlDeclaration {
  const versionMatch = matchAt(version, text, at + "<?xml".length);
  if (versionMatch === undefined) throw xmlSyntaxError("xml/invalid-declaration", at + "<?xml".length);
  const encodingMatch = matchAt(encoding, text, versionMatch.end);
  const standaloneMatch = matchAt(standalone, text, encodingMatch?.end ?? versionMatch.end);
  const bodyEnd = (standaloneMatch ?? encodingMatch ?? versionMatch).end;
  const endMatch = matchAt(end, text, bodyEnd);
  if (endMatch === undefined) throw xmlSyntaxError("xml/invalid-declaration", bodyEnd);
  return {
    version: versionMatch.value,
    encoding: encodingMatch?.value,
    standalone: standaloneMatch === undefined ? undefined : standaloneMatch.value === "yes",
    encodingOffset: encodingMatch === undefined ? 0 : encodingMatch.end - 1 - encodingMatch.value.length,
    endOffset: endMatch.end,
  };
}

function matchAt(pattern: RegExp, text: string, at: number): { value: string; end: number } | undefined {
  pattern.lastIndex = at;
  const match = pattern.exec(text);
  return match === null ? undefined : { value: match[1] ?? match[2] ?? "", end: pattern.lastIndex };
}
