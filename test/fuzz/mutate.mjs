/** Numbers that readers treat specially. */
const numbers = ["0", "-0", "-1", "256", "65536", "4294967296", "9007199254740993", "1e400", "1e-7", "0.1", "0x1F"];

const mutations = [
  function replaceByte(text, { below }) {
    const at = below(text.length);
    return text.slice(0, at) + String.fromCharCode(below(256)) + text.slice(at + 1);
  },
  function flipBit(text, { below }) {
    const at = below(text.length);
    return text.slice(0, at) + String.fromCharCode(text.charCodeAt(at) ^ (1 << below(8))) + text.slice(at + 1);
  },
  function removeRange(text, { below }) {
    const at = below(text.length);
    return text.slice(0, at) + text.slice(at + 1 + below(Math.min(32, text.length - at)));
  },
  function repeatRange(text, { below }) {
    const at = below(text.length);
    const range = text.slice(at, at + 1 + below(24));
    return text.slice(0, at) + range.repeat(1 + below(below(8) === 0 ? 100 : 3)) + text.slice(at);
  },
  function insertWord(text, { below, word }) {
    const at = below(text.length + 1);
    return text.slice(0, at) + word() + text.slice(at);
  },
  function replaceWord(text, { below, word }) {
    const words = [...text.matchAll(/[\w$.-]+/g)];
    const { 0: old, index } = words[below(words.length)] ?? { 0: "", index: 0 };
    return text.slice(0, index) + word() + text.slice(index + old.length);
  },
  function replaceNumber(text, { below }) {
    const found = [...text.matchAll(/\d+/g)];
    const { 0: old, index } = found[below(found.length)] ?? { 0: "", index: 0 };
    return text.slice(0, index) + numbers[below(numbers.length)] + text.slice(index + old.length);
  },
  function copyRange(text, { below }) {
    const from = below(text.length);
    const to = below(text.length + 1);
    return text.slice(0, to) + text.slice(from, from + 1 + below(64)) + text.slice(to);
  },
  function joinWithOther(text, { below, other }) {
    const tail = other();
    return text.slice(0, below(text.length + 1)) + tail.slice(below(tail.length + 1));
  },
  function insertOfOther(text, { below, other }) {
    const source = other();
    const from = below(source.length + 1);
    const at = below(text.length + 1);
    return text.slice(0, at) + source.slice(from, from + 1 + below(80)) + text.slice(at);
  },
  function copyLines(text, { below, other }) {
    const lines = text.split("\n");
    const source = below(2) === 0 ? lines : other().split("\n");
    const from = below(source.length);
    lines.splice(below(lines.length + 1), below(3), ...source.slice(from, from + 1 + below(4)));
    return lines.join("\n");
  },
  function indentLine(text, { below }) {
    const lines = text.split("\n");
    const at = below(lines.length);
    lines[at] = below(2) === 0 ? `  ${lines[at]}` : lines[at].replace(/^ {1,2}/, "");
    return lines.join("\n");
  },
];

/** An input with one to eight random changes. Characters are bytes. */
export function mutate(input, source) {
  let text = input;
  for (let rounds = 1 << source.below(4); rounds > 0; rounds--)
    text = mutations[source.below(mutations.length)](text, source);
  return text;
}
