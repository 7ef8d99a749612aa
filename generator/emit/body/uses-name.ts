/** True when emitted code uses a name, outside its string literals, which all have double quotes. */
export function usesName(code: string, name: string): boolean {
  return nextUse(code, name, 0) !== -1;
}

/** The names of a list that emitted code uses. */
export function namesUsedIn(code: string, names: readonly string[]): readonly string[] {
  if (names.length <= maxNamesBySearch) return names.filter((name) => usesName(code, name));
  const used = new Set(withoutLiterals(code).match(/[\w$]+/g));
  return names.filter((name) => used.has(name));
}

/** So many names are looked for one by one; more of them in one pass, so that long code with many names takes no longer. */
const maxNamesBySearch = 20;

/** The number of times that emitted code uses a name. */
export function countUses(code: string, name: string): number {
  let uses = 0;
  for (let at = nextUse(code, name, 0); at !== -1; at = nextUse(code, name, at + 1)) uses += 1;
  return uses;
}

/** Emitted code with an expression in place of a name. */
export function replaceUses(code: string, name: string, expression: string): string {
  let text = "";
  let end = 0;
  for (let at = nextUse(code, name, 0); at !== -1; at = nextUse(code, name, end)) {
    text += code.slice(end, at) + expression;
    end = at + name.length;
  }
  return text + code.slice(end);
}

function nextUse(code: string, name: string, from: number): number {
  for (let at = code.indexOf(name, from); at !== -1; at = code.indexOf(name, at + 1)) {
    if (isNameCharacter(code, at - 1) || isNameCharacter(code, at + name.length)) continue;
    if (!isInLiteral(code, at)) return at;
  }
  return -1;
}

/** Emitted code with its literals emptied. A loop, since an expression runs out of stack on literals of megabytes. */
function withoutLiterals(code: string): string {
  let text = "";
  let end = 0;
  for (let at = code.indexOf('"'); at !== -1; at = code.indexOf('"', end)) {
    text += `${code.slice(end, at)}""`;
    end = literalEnd(code, at);
  }
  return text + code.slice(end);
}

/** Behind the quote that closes a literal. Literals end in the line they begin in. */
function literalEnd(code: string, start: number): number {
  for (let at = start + 1; at < code.length; at += 1) {
    const character = code.charCodeAt(at);
    if (character === 0x5c) at += 1;
    else if (character === 0x22) return at + 1;
    else if (character === 0x0a) return at;
  }
  return code.length;
}

function isNameCharacter(code: string, at: number): boolean {
  const character = code.charCodeAt(at);
  const letter = character | 0x20;
  return (
    (letter >= 0x61 && letter <= 0x7a) ||
    (character >= 0x30 && character <= 0x39) ||
    character === 0x5f ||
    character === 0x24
  );
}

function isInLiteral(code: string, at: number): boolean {
  let end = code.lastIndexOf("\n", at) + 1;
  for (let quote = code.indexOf('"', end); quote !== -1 && quote < at; quote = code.indexOf('"', end)) {
    end = literalEnd(code, quote);
    if (end > at) return true;
  }
  return false;
}
