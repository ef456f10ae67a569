/** Lets so much heavy work run at once, and so much wait. */
export interface WorkQueue {
  /** `undefined`, at once, when too much waits already. */
  run<Answer>(work: () => Promise<Answer>): Promise<Answer | undefined>;
}

export function createWorkQueue(atOnce: number, mostWaiting: number): WorkQueue {
  const waiting: (() => void)[] = [];
  let running = 0;

  async function enter(): Promise<void> {
    if (running < atOnce) {
      running += 1;
      return;
    }
    await new Promise<void>((start) => waiting.push(start));
  }

  /** Hands its place to the next in line, so that nobody who comes later gets in between. */
  function leave(): void {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }

  return {
    async run(work) {
      if (running >= atOnce && waiting.length >= mostWaiting) return undefined;
      await enter();
      try {
        return await work();
      } finally {
        leave();
      }
    },
  };
}
