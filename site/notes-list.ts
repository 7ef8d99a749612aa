import type { Note } from "../generator/pages/site-model.js";
import { inlineMarkdown } from "./markdown.js";
import { html, type Markup } from "./markup.js";
import { bulletList, pageSection } from "./page-section.js";

interface NoteWords {
  readonly title: string;
  /** The meaning of such notes. */
  readonly says: string;
}

const kinds: Readonly<Record<Note["kind"], NoteWords>> = {
  question: { title: "Open question", says: "the sources of this reference do not answer it, so servers may differ." },
  choice: { title: "Choice of the sandbox", says: "an answer that the sandbox assumes. Other servers may differ." },
  rule: { title: "Rule", says: "servers check it, but no schema expresses it." },
};

/** Notes, with their meaning at the end of the page. */
export function notesList(notes: readonly Note[]): Markup | undefined {
  const items = notes.map(({ kind, text }) => {
    const [, reference = "", sentence = ""] = /^([A-Z]+-\d[\d.]*: |unlisted: )?([^]*)$/.exec(text) ?? [];
    const id = reference.startsWith("unlisted") ? "" : reference.replace(": ", "");
    return html`<div class="note ${kind}">
      <a href="#notes">${kinds[kind].title}</a>: ${inlineMarkdown(sentence.charAt(0).toUpperCase() + sentence.slice(1))}
      ${id !== "" && html`<span class="reference">${id}</span>`}
    </div>`;
  });
  return bulletList(items, "notes");
}

/** The meaning of the notes that a page has; undefined if it has none. */
export function notesLegend(content: string): Markup | undefined {
  const items = Object.entries(kinds).map(
    ([kind, { title, says }]) =>
      content.includes(`<div class="note ${kind}">`) && html`<strong>${title}</strong>: ${says}`,
  );
  return pageSection("notes", "About the notes", bulletList(items));
}
