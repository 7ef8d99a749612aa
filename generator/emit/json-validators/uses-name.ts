/** Whether emitted code uses a name, outside its string literals, which all have double quotes. */
export function usesName(code: string, name: string): boolean {
  for (let at = code.indexOf(name); at !== -1; at = code.indexOf(name, at + 1)) {
    if (isNameCharacter(code, at - 1) || isNameCharacter(code, at + name.length)) continue;
    if (!isInLiteral(code, at)) return true;
  }
  return false;
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

/** Literals end in the line they begin in. */
function isInLiteral(code: string, at: number): boolean {
  const before = code.slice(code.lastIndexOf("\n", at) + 1, at);
  return before.includes('"') && before.replace(/"(?:[^"\\]|\\.)*"/g, "").includes('"');
}
