/** Rules of oxlint for comments of this repository: house style, not faults of code. */

const clauseWords = /^(?:What|Whether|How|Where|Who|Whose|Whom|Which|Why)\b/;

/** The negation of a noun without "not". "There is no schema" is plain English all the same. */
const odd =
  /(?<!\bthere (?:may |can |must |would |will )?)\b(?:is|are|was|were|be) no (?!longer|more\b|less\b|fewer\b|doubt\b)/i;

/** The comments of a file, those on lines that follow each other as one: `{ comment, text }` with the comment that it begins with. */
function blocksOf(sourceCode) {
  const blocks = [];
  let last;
  for (const comment of sourceCode.getAllComments()) {
    const isAlone = sourceCode.lines[comment.loc.start.line - 1].trim().startsWith("//");
    const goesOn = last !== undefined && isAlone && comment.type === "Line" && last.line === comment.loc.start.line - 1;
    const text = comment.value.replaceAll(/(?:^|\n)[*\s]+/g, " ").trim();
    if (goesOn) {
      last.line = comment.loc.start.line;
      last.block.text += ` ${text}`;
    } else {
      const block = { comment, text };
      blocks.push(block);
      last = comment.type === "Line" && isAlone ? { line: comment.loc.start.line, block } : undefined;
    }
  }
  return blocks;
}

/** The sentences of a comment, apart from questions. */
function sentencesOf(text) {
  return text.split(/(?<=[.!?:])\s+(?=[A-Z])/).filter((sentence) => !sentence.endsWith("?"));
}

const plainEnglish = {
  meta: {
    type: "suggestion",
    messages: {
      clause: 'Begin "{{ words }} ..." with a noun or a verb: it says what kind of thing this is.',
      negation: 'Say "is not a ..." in place of "{{ words }}".',
    },
  },
  create: (context) => ({
    Program() {
      for (const { comment, text } of blocksOf(context.sourceCode)) {
        const clause = sentencesOf(text).find((sentence) => clauseWords.test(sentence));
        const words = clause?.split(" ").slice(0, 4).join(" ");
        if (clause !== undefined) context.report({ loc: comment.loc, messageId: "clause", data: { words } });
        const negation = odd.exec(text)?.[0].trim();
        if (negation !== undefined)
          context.report({ loc: comment.loc, messageId: "negation", data: { words: negation } });
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

/** The declarations of an exported statement by name; none of a re-export. */
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

export default {
  meta: { name: "comments" },
  rules: {
    "plain-english": plainEnglish,
    "exported-has-sentence": exportedHasSentence,
    formatted,
  },
};
