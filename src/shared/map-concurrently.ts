/** Runs `work` on each item, at most `width` at a time, so that no upstream is overloaded. */
export async function mapConcurrently<T, Done>(
  items: readonly T[],
  work: (thing: T) => Promise<Done>,
  concurrency = 4,
): Promise<readonly Done[]> {
  const done: Done[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < items.length) {
      const index = next++;
      done[index] = await work(items[index] as T);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, worker));
  return done;
}
