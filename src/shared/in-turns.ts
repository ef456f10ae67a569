/** Runs `work` on each item, at most `width` at a time, so that no upstream is overloaded. */
export async function inTurns<T, Done>(
  things: readonly T[],
  work: (thing: T) => Promise<Done>,
  width = 4,
): Promise<readonly Done[]> {
  const done: Done[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < things.length) {
      const place = next++;
      done[place] = await work(things[place] as T);
    }
  };
  await Promise.all(Array.from({ length: width }, worker));
  return done;
}
