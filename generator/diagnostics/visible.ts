/** Control characters, and marks that hide text or turn its direction: none of them may reach a terminal as it is. */
const unseen =
  /[\u0000-\u0008\u000a-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|\p{Cs}/gu;

/**
 * A text of a spec as it may be printed: each such character becomes one that can be seen, and a tab stays. Lengths
 * do not change, so that columns keep their meaning.
 */
export function visible(text: string): string {
  return text.replace(unseen, (character) => {
    const code = character.charCodeAt(0);
    if (code < 0x20) return String.fromCharCode(0x2400 + code);
    return code === 0x7f ? "\u2421" : "\ufffd";
  });
}
