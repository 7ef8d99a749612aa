/** Waits until a number has been the same at twenty looks in a row. */
export async function settled(count: () => number): Promise<void> {
  let same = 0;
  let last = count();
  await until(() => {
    same = count() === last ? same + 1 : 0;
    last = count();
    return same >= 20;
  });
}

/** Waits until something holds; the time limit of the test ends what never does. */
export async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
}
