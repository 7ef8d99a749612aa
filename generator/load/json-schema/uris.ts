/**
 * A reference as an absolute URI without fragment (RFC 3986, section 5.2), in the form that equal ones share (section 6.2.2); undefined
 * where it is not one.
 */
export function absoluteUri(reference: string, base: string | undefined): string | undefined {
  try {
    const uri = new URL(reference, base);
    uri.hash = "";
    return uri.href.replace(/#$/, "").replace(/%[0-9a-f]{2}/gi, usualOctet);
  } catch {
    return undefined;
  }
}

/** An octet as it is usually written: as itself where nothing asks for an escape, else in capitals. */
function usualOctet(octet: string): string {
  const character = String.fromCharCode(parseInt(octet.slice(1), 16));
  return /[\w.~-]/.test(character) ? character : octet.toUpperCase();
}
