/** Maximum length of an undeclared property's name. */
const maxNameLength = 64;

/**
 * True for a name that a program chose. Keys of dictionaries are data: a name with an address,
 * an identifier, a date or a sentence is not written.
 */
export function isPlainName(name: string): boolean {
  return (
    name.length <= maxNameLength &&
    /^[@$_]?[A-Za-z][\w$.:-]*$/.test(name) &&
    !/\d{5}|[0-9a-f]{8}-|^(?=.*\d)[0-9a-f-]{12,}$/i.test(name)
  );
}
