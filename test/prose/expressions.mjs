/** Expressions that a native engineer would not write, each with the word to write instead. */
export const expressions = [
  [/\b(is|are|was|were|be) (also )?told\b/, "reported"],
  [/\btold (at|by|of|once|twice|as|apart|from)\b|\btells? of\b/, "reported, distinguished"],
  [/\bgiv(e|es|en|ing) (it |them )?up\b|\bgave up\b/, "skipped, aborted, timed out"],
  [
    /\b(stands?|stood|standing) (in|at|for|there|under|beside|on|before|behind|by|above|alone|between|together|below|where)\b/,
    "is in, means",
  ],
  [/\b(may|must|can|cannot|should) (not )?(stand|lie|be there|come (to|in|again))\b/, "is allowed, exists"],
  [/\bbesides?\b/, "next to, in addition to"],
  [/\bby (it|them)sel(f|ves)\b/, "alone, automatically"],
  [/\bthose (who|that|which)\b|\bwhoever\b/, "clients, consumers, or the noun"],
  [/\bof (which|whom|what|whose)\b/, "whose, or two sentences"],
  [/\b(with|for|from|by|than|to|in|at|and|or) what (?!if\b)/, "the noun"],
  [/\b(holds?|keeps?|takes?|gives?|leaves?|reads?|needs?|finds?|has|have) what\b/, "the noun"],
  [
    /(^|[.;:] )What ([a-z]+ ){1,9}(is|are|has|have|counts|needs|holds|does|may|must|can|cannot)\b/,
    "begin with the subject",
    "cased",
  ],
  [/(^|[.;:] )There (is|are|was|were)\b/, "begin with the subject", "cased"],
  [/\b(?<!there )(is|are|was|were|be) there\b(?! (a|an|any)\b)/, "exists"],
  [/(^|\. )Of (?!course)[a-z]+\b/, "begin with the subject", "cased"],
  [/\b(absent|undefined|none|nothing|null|empty) where\b/, "undefined if"],
  [/\b(True|False) (where|as long as)\b/, "True if", "cased"],
  [/\b(whatever|whichever|wherever)\b/, "any"],
  [/\b(is|are) (gone|no more)\b/, "was removed"],
  [/\b(is|are|be|was) said\b|\bsays? (so|nothing|no)\b/, "constrains, is unconstrained"],
  [/\bsay (what|which|so|how|in)\b/, "describe, name"],
  [/\bways? (out|back)\b|\bon (its|the|their) way\b/, "fix, inverse"],
  [/\bleads? (out|back|there|nowhere)\b/, "points outside, is circular"],
  [
    /\b(at|in) (its|their|the|this|each|one) places?\b|\bplaces? (of|in|where|that)\b/,
    "source location, path, position",
  ],
  [/\b(outer|inner|one|generator's|sandbox's) rooms?\b|\bthe house\b|\bat home\b/, "module"],
  [/\btexts\b|\b(a|as|each|no|decimal|whose|one) text\b(?![ -](node|file|format)|\/)/, "string, content"],
  // Partners' programs read the first line of the sandbox; `name="answer"` is a form field.
  [/\banswers?\b(?! at$|")/, "response"],
  [/\bmembers?\b/, "property"],
  [/\bwhole numbers?\b|\btruth values?\b/, "integer, boolean"],
  [/\b(some|every)body\b|\b(of|from) others\b/, "a caller, third-party"],
  [/\bmend(s|ed|ing|able)?\b/, "repaired, fixed"],
  [/\bpass(ed|es)? over\b/, "ignored"],
  [/\b(is|are|be|was|were) asked\b|\basks? (for|of|whether)\b/, "required, called, checked"],
  [/\b(is|are|be|was|were) taken (as|for|from|by|over|in|with)\b/, "treated as"],
  [/\b(is|are|was|were) meant\b/, "intended"],
  [/(?<!then)(, |; | or )else (?!if\b)[a-z]/, "otherwise"],
  [/\b(in|of|by|at|for|with|when) [a-z]+ ([a-z]+ )?alone\b/, "only"],
  [/\b(by now|so far|as yet|without end|in silence|if need be|of no account)\b/, "leave out"],
  // "Open question:" is a label of generated documentation, after the mark `x-open-question`.
  [/\bopen questions?\b(?!:)|\bsandbox choice\b/, "unspecified behavior"],
].map(([pattern, instead, cased]) => ({ pattern: new RegExp(pattern, cased ? "g" : "gi"), instead }));

/** A sentence of more than 30 words. */
export const longSentence = /[^.!?|:;]*(?:\b[\w`'’/-]+\b[ ,()]+){30,}[^.!?|:;]*[.]/g;
