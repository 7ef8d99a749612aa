/** A reference as an absolute URI without fragment (RFC 3986, section 5.2); undefined where it is not one. */
export function absoluteUri(reference: string, base: string | undefined): string | undefined {
  try {
    const uri = new URL(reference, base);
    uri.hash = "";
    return uri.href.replace(/#$/, "");
  } catch {
    return undefined;
  }
}
