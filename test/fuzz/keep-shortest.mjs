/** Bytes of the corpus of a target. */
const maxCorpus = 25_000;

/** The shortest inputs that together run every block that any of the inputs runs. */
export async function keepShortest({ program, blocks, inputs }) {
  globalThis.fuzzCounters = new Uint32Array(blocks);
  const { target } = await import(program);
  const covered = new Uint8Array(blocks);
  const chosen = [];
  let size = 0;
  for (const input of [...new Set(inputs)].sort((one, other) => one.length - other.length)) {
    globalThis.fuzzCounters.fill(0);
    const isSound = await runs(target, input);
    if (!isSound || size + input.length > maxCorpus) continue;
    let isNew = false;
    globalThis.fuzzCounters.forEach((times, block) => {
      if (times === 0 || covered[block] !== 0) return;
      covered[block] = 1;
      isNew = true;
    });
    if (!isNew) continue;
    size += input.length;
    chosen.push(input);
  }
  return chosen;
}

async function runs(target, input) {
  try {
    await target.run(Buffer.from(input, "latin1"));
    return true;
  } catch {
    return false;
  }
}
