/** True for an absolute address, "urn:orders" or "//schemas.example/a.xsd", and not for a path. RFC 3986, section 4.3. */
export function isAddress(reference: string): boolean {
  return /^(?:[A-Za-z][A-Za-z0-9+.-]*:|\/\/)/.test(reference);
}
