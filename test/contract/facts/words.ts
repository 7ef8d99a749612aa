/** The problem of descriptions that lack required words; case and white space do not count. */
export function holdsWords(texts: readonly string[], words: string): string | undefined {
  const wanted = plain(words);
  if (wanted === "") return "The clause has no words.";
  if (texts.some((text) => plain(text).includes(wanted))) return undefined;
  const described = texts.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "");
  return described.length === 0 ? "It has no description." : `The words are not in: ${described.join(" / ")}`;
}

/** The problem of marks, if none begins with or names a question. */
export function namesQuestion(question: string, marks: readonly string[], what: string): string | undefined {
  const wanted = new RegExp(`(?<![\\w-])${question.replace(/[^\w-]/g, "\\$&")}(?![\\w-])`);
  if (question !== "" && marks.some((mark) => wanted.test(mark))) return undefined;
  if (marks.length === 0) return `It has no ${what}.`;
  return `Its marks are: ${marks.map((mark) => mark.replace(/\s+/g, " ").trim()).join(" / ")}`;
}

function plain(text: string): string {
  return text.replace(/\s+/g, " ").trim().toLowerCase();
}
