/** Rules of ESLint for comments of this repository: house style, not faults of code. */

const clauseWords = /^(?:What|Whether|How|Where|Who|Whose|Whom|Which|Why)\b/;

/** The comments of a file, those on lines that follow each other as one: `[comment that it begins with, text]`. */
function blocksOf(sourceCode) {
  const blocks = [];
  let last;
  for (const comment of sourceCode.getAllComments()) {
    const isAlone = sourceCode.lines[comment.loc.start.line - 1].trim().startsWith("//");
    const goesOn = last !== undefined && isAlone && comment.type === "Line" && last.line === comment.loc.start.line - 1;
    if (goesOn) last.line = comment.loc.start.line;
    else {
      const text = comment.value.replace(/^[*\s]+/, "");
      blocks.push([comment, text]);
      last = comment.type === "Line" && isAlone ? { line: comment.loc.start.line } : undefined;
    }
  }
  return blocks;
}

const beginsWithSubject = {
  meta: {
    type: "suggestion",
    messages: { clause: "Begin the comment with a noun or a verb: it says what kind of thing this is." },
  },
  create: (context) => ({
    Program() {
      for (const [comment, text] of blocksOf(context.sourceCode)) {
        if (clauseWords.test(text)) context.report({ loc: comment.loc, messageId: "clause" });
      }
    },
  }),
};

/** A comment of its own before a table of data is fine, in tests; a mark behind a statement hides a line. */
const formatted = {
  meta: { type: "suggestion", messages: { hidden: "Let the formatter lay this out." } },
  create: (context) => ({
    Program() {
      for (const comment of context.sourceCode.getAllComments()) {
        if (!comment.value.includes("prettier-ignore")) continue;
        const isAlone = context.sourceCode.lines[comment.loc.start.line - 1].trim().startsWith("//");
        if (!isAlone) context.report({ loc: comment.loc, messageId: "hidden" });
      }
    },
  }),
};

/** The declarations of an exported statement by name; none of what only passes on what others export. */
function exportedNames({ declaration }) {
  if (declaration === null) return [];
  if (declaration.type !== "VariableDeclaration")
    return [{ name: declaration.id?.name ?? "default", node: declaration }];
  return declaration.declarations.map((node) => ({ name: node.id.name ?? "a pattern", node }));
}

/** An exported name has a sentence that says what it promises; of overloads, the first one has it. */
const exportedHasSentence = {
  meta: {
    type: "suggestion",
    messages: { silent: 'Say in a sentence before "{{ name }}" what it promises: others read it when they hover.' },
  },
  create: (context) => {
    const { sourceCode } = context;
    const isTold = (node) => {
      const comment = sourceCode.getCommentsBefore(node).at(-1);
      return comment?.type === "Block" && /^\*[*\s]*[^*\s]/.test(comment.value);
    };
    const namesTold = new Set();
    return {
      "Program > :matches(ExportNamedDeclaration, ExportDefaultDeclaration)"(statement) {
        for (const { name, node } of exportedNames(statement)) {
          if (isTold(statement) || isTold(node)) namesTold.add(name);
          else if (!namesTold.has(name)) context.report({ loc: node.loc.start, messageId: "silent", data: { name } });
        }
      },
    };
  },
};

export const commentRules = {
  rules: {
    "begins-with-subject": beginsWithSubject,
    "exported-has-sentence": exportedHasSentence,
    formatted,
  },
};
