/** RFC 2673, section 3.2: four numbers up to 255 in decimal, without leading zeros. */
export function hasIpv4Format(text: string): boolean {
  if (text.length > 15) return false;
  const parts = text.split(".");
  return parts.length === 4 && parts.every(isOctet);
}

function isOctet(part: string): boolean {
  return /^(0|[1-9][0-9]{0,2})$/.test(part) && Number(part) <= 255;
}

/** RFC 4291, section 2.2. */
export function hasIpv6Format(text: string): boolean {
  if (text.length > 45) return false;
  const halves = text.split("::");
  if (halves.length > 2) return false;
  const groups = halves.map(countGroups);
  const [head = -1, tail] = groups;
  if (head === -1 || tail === -1) return false;
  // Only the very end may be written as an IPv4 address.
  if (tail !== undefined && (halves[0] ?? "").includes(".")) return false;
  return tail === undefined ? head === 8 : head + tail <= 7;
}

/** How many groups of 16 bits a part has; -1 when it is malformed. */
function countGroups(part: string): number {
  if (part === "") return 0;
  const groups = part.split(":");
  const last = groups.at(-1) ?? "";
  const hasIpv4 = last.includes(".");
  if (hasIpv4 && !hasIpv4Format(last)) return -1;
  const plain = hasIpv4 ? groups.slice(0, -1) : groups;
  return plain.every((group) => /^[0-9A-Fa-f]{1,4}$/.test(group)) ? plain.length + (hasIpv4 ? 2 : 0) : -1;
}
