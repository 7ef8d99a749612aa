/** Octets of the Distinguished Encoding Rules. ITU-T X.690, section 8.1: a tag, the length, the content. */
export function der(tag: number, ...content: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(content);
  return Buffer.concat([Buffer.from([tag]), lengthOf(body.length), body]);
}

/** The tags that certificates have. ITU-T X.680, section 8.4. */
export const tags = {
  boolean: 0x01,
  integer: 0x02,
  bits: 0x03,
  octets: 0x04,
  identifier: 0x06,
  text: 0x0c,
  time: 0x17,
  sequence: 0x30,
  set: 0x31,
  /** [0] and [3] of a certificate: its version, its extensions. */
  version: 0xa0,
  extensions: 0xa3,
  /** Names in SubjectAltName. RFC 5280, section 4.2.1.6. */
  hostName: 0x82,
  address: 0x87,
} as const;

/** An object identifier: "1.2.840.10045.4.3.2". ITU-T X.690, section 8.19. */
export function objectIdentifier(text: string): Buffer {
  const [first = 0, second = 0, ...rest] = text.split(".").map(Number);
  return der(tags.identifier, Buffer.from([first * 40 + second, ...rest.flatMap(base128)]));
}

/** A bit string of whole octets. */
export function bits(octets: Uint8Array): Buffer {
  return der(tags.bits, Buffer.from([0]), octets);
}

function base128(number: number): readonly number[] {
  const digits = [number & 0x7f];
  for (let rest = number >> 7; rest > 0; rest >>= 7) digits.unshift((rest & 0x7f) | 0x80);
  return digits;
}

function lengthOf(octets: number): Buffer {
  if (octets < 0x80) return Buffer.from([octets]);
  return octets < 0x100 ? Buffer.from([0x81, octets]) : Buffer.from([0x82, octets >> 8, octets & 0xff]);
}
