/**
 * Characters by their rules in RFC 5892. Each expression reads a label once. The classes are Unicode's own if
 * JavaScript supports them.
 */

/** Characters that are neither a letter, a digit, a mark nor the hyphen (sections 2.1 and 2.5), nor among the exceptions of section 2.6 or appendix A. */
export const unlisted: RegExp =
  /[^\u200d\p{Ll}\p{Lu}\p{Lo}\p{Nd}\p{Lm}\p{Mn}\p{Mc}\u00b7\u0375\u05f3\u05f4\u06fd\u06fe\u0f0b\u200c\u3007\u30fb-]/u;

/**
 * Sections 2.2 to 2.4 and 2.9: unstable, ignorable, in an ignored block, or an old Hangul letter; and the exceptions of
 * section 2.6. The characters in the lookahead are valid, some of them only in certain positions.
 */
export const disallowed: RegExp =
  /(?![\u200d\u00df\u03c2\u200c])[\p{Changes_When_NFKC_Casefolded}\p{Default_Ignorable_Code_Point}\p{White_Space}\p{Noncharacter_Code_Point}\u302e\u302f\u20d0-\u20ff\u{1d100}-\u{1d1ff}\u{1d200}-\u{1d24f}\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7c6\ud7cb-\ud7fb\u0640\u07fa\u3031-\u3035\u303b]/u;

/** Appendices A.1 and A.2: a joiner or non-joiner behind anything but a virama (canonical combining class 9). For a label between dots. */
export const unjoined: RegExp =
  /[^\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d3b\u0d3c\u0d4d\u0dca\u0e3a\u0eba\u0f84\u1039\u103a\u1714\u1715\u1734\u17d2\u1a60\u1b44\u1baa\u1bab\u1bf2\u1bf3\u2d7f\ua806\ua82c\ua8c4\ua953\ua9c0\uaaf6\uabed\u{10a3f}\u{11046}\u{11070}\u{1107f}\u{110b9}\u{11133}\u{11134}\u{111c0}\u{11235}\u{112ea}\u{1134d}\u{11442}\u{114c2}\u{115bf}\u{1163f}\u{116b6}\u{1172b}\u{11839}\u{1193d}\u{1193e}\u{119e0}\u{11a34}\u{11a47}\u{11a99}\u{11c3f}\u{11d44}\u{11d45}\u{11d97}][\u200c\u200d]/u;

/**
 * Appendix A.1: a letter that joins with the next one (joining type D or L), then transparent characters (T), if a
 * letter follows that joins with the previous one (D or R). No character has two of these types, so a run is read at
 * most twice.
 */
export function joiningExpression(): RegExp {
  const both = String.raw`\u0620\u0626\u0628\u062a-\u062e\u0633-\u063f\u0641-\u0647\u0649-\u064a\u066e-\u066f\u0678-\u0687\u069a-\u06bf\u06c1-\u06c2\u06cc\u06ce\u06d0-\u06d1\u06fa-\u06fc\u06ff\u0712-\u0714\u071a-\u071d\u071f-\u0727\u0729\u072b\u072d-\u072e\u074e-\u0758\u075c-\u076a\u076d-\u0770\u0772\u0775-\u0777\u077a-\u077f\u07ca-\u07ea\u0841-\u0845\u0848\u084a-\u0853\u0855\u0860\u0862-\u0865\u0868\u0886\u0889-\u088d\u088f\u08a0-\u08a9\u08af-\u08b0\u08b3-\u08b8\u08ba-\u08c8\u1807\u1820-\u1878\u1887-\u18a8\u18aa\ua840-\ua871\u{10ac0}-\u{10ac4}\u{10ad3}-\u{10ad6}\u{10ad8}-\u{10adc}\u{10ade}-\u{10ae0}\u{10aeb}-\u{10aee}\u{10b80}\u{10b82}\u{10b86}-\u{10b88}\u{10b8a}-\u{10b8b}\u{10b8d}\u{10b90}\u{10bad}-\u{10bae}\u{10d01}-\u{10d21}\u{10d23}\u{10ec3}-\u{10ec4}\u{10ec6}-\u{10ec7}\u{10f30}-\u{10f32}\u{10f34}-\u{10f44}\u{10f51}-\u{10f53}\u{10f70}-\u{10f73}\u{10f76}-\u{10f81}\u{10fb0}\u{10fb2}-\u{10fb3}\u{10fb8}\u{10fbb}-\u{10fbc}\u{10fbe}-\u{10fbf}\u{10fc1}\u{10fc4}\u{10fca}\u{1e900}-\u{1e943}`;
  const forward = String.raw`\ua872\u{10acd}\u{10ad7}\u{10d00}\u{10ed9}-\u{10eee}\u{10fcb}`;
  const backward = String.raw`\u0622-\u0625\u0627\u0629\u062f-\u0632\u0648\u0671-\u0673\u0675-\u0677\u0688-\u0699\u06c0\u06c3-\u06cb\u06cd\u06cf\u06d2-\u06d3\u06d5\u06ee-\u06ef\u0710\u0715-\u0719\u071e\u0728\u072a\u072c\u072f\u074d\u0759-\u075b\u076b-\u076c\u0771\u0773-\u0774\u0778-\u0779\u0840\u0846-\u0847\u0849\u0854\u0856-\u0858\u0867\u0869-\u086a\u0870-\u0882\u088e\u08aa-\u08ac\u08ae\u08b1-\u08b2\u08b9\u{10ac5}\u{10ac7}\u{10ac9}-\u{10aca}\u{10ace}-\u{10ad2}\u{10add}\u{10ae1}\u{10ae4}\u{10aef}\u{10b81}\u{10b83}-\u{10b85}\u{10b89}\u{10b8c}\u{10b8e}-\u{10b8f}\u{10b91}\u{10ba9}-\u{10bac}\u{10d22}\u{10ec2}\u{10f33}\u{10f54}\u{10f74}-\u{10f75}\u{10fb4}-\u{10fb6}\u{10fb9}-\u{10fba}\u{10fbd}\u{10fc2}-\u{10fc3}\u{10fc9}`;
  return new RegExp(`[${both}${forward}][\\p{Mn}\\p{Me}\\p{Cf}]+(?=[${both}${backward}])`, "gu");
}
