/**
 * Strings that a terminal would obey, hide or show in another position: one of each kind, and "SEEN" to find the string
 * again.
 */
export const tricks: Readonly<Record<string, string>> = {
  "a colour": "\u001b[35m",
  "the colour of errors": "\u001b[31m",
  "a cleared screen": "\u001b[2J\u001b[H",
  "a link": "\u001b]8;;https://evil.example\u0007SEEN\u001b]8;;\u001b\\",
  "the clipboard": "\u001b]52;c;cm0gLXJmIH4=\u0007",
  "a title": "\u001b]0;evil\u0007",
  "a device string": "\u001bP1$r0m\u001b\\",
  "the C1 form of a colour": "\u009b35m",
  "the C1 form of a command": "\u009d52;c;AAAA\u009c",
  "every other C0":
    "\u0001\u0002\u0003\u0004\u0005\u0006\u000b\u000c\u000e\u000f\u0010\u0011\u0012\u0013\u0014\u0015\u0016\u0017\u0018\u0019\u001a\u001c\u001d\u001e\u001f",
  "every other C1": Array.from({ length: 32 }, (_, index) => String.fromCharCode(0x80 + index)).join(""),
  "a bell": "\u0007",
  "a backspace": "gone\b\b\b\b",
  "a carriage return": "gone\rSEEN",
  "a line feed": "\nerror: SEEN",
  DEL: "\u007f",
  "a new direction": "\u202eNEES\u202c\u2066\u2069\u200e\u200f\u061c",
  "zero width": "\u200b\u200c\u200d\u2060\ufeff\u00ad\u034f\u180e",
  "what looks like nothing": "\u3164\u115f\u1160\uffa0",
  "hidden tags": "\u{e0041}\u{e0042}\u{e007f}",
  "lines of another kind": "\u2028\u2029\u0085",
  "what is not a character": "\ufffe\uffff\ufff9\ud800",
  "marks piled on a letter": `o${"\u0301\u0323\u0489".repeat(20)}SEEN`,
  "a message in marks that nobody sees": "\ufe0f\ufe0e\ufe0e\ufe0f\ufe0eSEEN",
  "a command to a service that runs builds":
    "##vso[task.setvariable variable=PATH]SEEN ##[stop-commands]SEEN ##teamcity[a] ###[a]",
  "a command on a line of its own": "\n::stop-commands::SEEN\n \t::add-mask::SEEN",
};

export const everyTrick = `${Object.values(tricks).join(" ")} SEEN`;

/** The same without what no argument, path or name in a file system can hold. */
export const trickName = `::add-mask::##vso[a]${everyTrick.replaceAll("/", "|")}`.slice(0, 90);

/** Everything but tabs and line feeds that a terminal obeys or does not show. The last part: what may be in no output of ours. */
const stray = new RegExp(
  [
    "[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f\\u00ad]",
    "[\\u061c\\u115f\\u1160\\u180e\\u200b-\\u200f\\u2028-\\u202e\\u2060-\\u206f\\u3164\\ufeff\\uffa0]",
    "[\\u034f\\ufff9-\\ufffb\\ufffe\\uffff]",
    "\\p{Cs}",
    "[\\u{e0000}-\\u{e007f}]",
    // Marks that pile up over other lines, or that belong to nothing.
    "\\p{M}{8}",
    "[\\ufe0e\\ufe0f]{2}",
    // Commands of build services: anywhere in a line, and at its start, except annotations of our own.
    "##[a-z]*\\[",
    "^\\s*::(?!(?:error|warning|notice) (?:file=[^,:]*,line=\\d+,col=\\d+,)?title=[^,:]*::)",
  ].join("|"),
  "gimu",
);

const ownColours = /\u001b\[(?:31|33|36)m([^\u001b]*)\u001b\[0m/g;

/**
 * The control characters and invisible marks of an output, the first five, each with its context; our own pairs of
 * colors do not count.
 */
export function strayIn(output: string, isColoured: boolean): readonly string[] {
  const text = isColoured ? output.replace(ownColours, "$1") : output;
  return [...text.matchAll(stray)].slice(0, 5).map(({ 0: found, index }) => {
    const code = found.codePointAt(0)?.toString(16) ?? "";
    return `U+${code} in ${JSON.stringify(text.slice(Math.max(0, index - 60), index + 20))}`;
  });
}
