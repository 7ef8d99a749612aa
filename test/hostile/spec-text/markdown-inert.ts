/** The part of a line that has an effect in Markdown, except its own list marks and emphasis; "" if it is all text. */
export function effectsOf(line: string): string {
  const left = withoutCode(line)
    .replace(/^(?:- |\s+- |> ?)/, "")
    .replaceAll("<!-- -->", "")
    .replaceAll("&#36;", "")
    // Inside of a word it marks nothing. CommonMark 0.31, section 6.2.
    .replace(/(?<=[\p{L}\p{N}])_(?=[\p{L}\p{N}])/gu, "")
    .replace(/\\[!-/:-@[-`{-~]/g, "")
    .replaceAll("**", "");
  return (left.match(/[<>[\]*_`#|~@&!\\$]|\{[{%]|:\/\/|www\./g) ?? []).join(" ");
}

/** A line of Markdown without its code spans. CommonMark 0.31, section 6.1. */
function withoutCode(line: string): string {
  let left = "";
  for (let at = 0; at < line.length;) {
    const [fence = ""] = /^`+/.exec(line.slice(at)) ?? [];
    if (fence === "" || left.endsWith("\\")) {
      left += line[at] ?? "";
      at += 1;
      continue;
    }
    const rest = line.slice(at + fence.length);
    const end = new RegExp(`(?<!\`)${fence}(?!\`)`).exec(rest);
    if (end === null) return left + line.slice(at);
    at += fence.length + end.index + fence.length;
  }
  return left;
}
