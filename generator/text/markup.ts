/** Escapes a string for HTML and XML, in an element or between quotes. */
export function markupText(text: string): string {
  return text.replace(/[&<>"']/g, (found) => entities[found] ?? found);
}

const entities: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
