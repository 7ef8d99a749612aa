/** A PNG of two pixels by one, a GIF of one pixel, and a JPEG of three by five: enough of each to tell its kind and size. */
export const images = {
  png: octets("89504e470d0a1a0a0000000d4948445200000002000000010806000000"),
  gif: octets("47494638396101000100800000000000ffffff21f90401000000002c00000000010001000002024401003b"),
  jpeg: octets("ffd8ffe000104a46494600010100000100010000ffc00011080005000303012200021101031101ffd9"),
} as const;

function octets(hex: string): Uint8Array {
  return new Uint8Array(Buffer.from(hex, "hex"));
}
