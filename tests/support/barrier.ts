/** A barrier: work reports its arrival, and waits until the test releases it. */
export type Barrier = {
  readonly arrived: Promise<void>;
  readonly opened: Promise<void>;
  arrive(): void;
  open(): void;
};

export function createBarrier(): Barrier {
  const [arrived, arrive] = createSignal();
  const [opened, open] = createSignal();
  return { arrived, opened, arrive, open };
}

function createSignal(): readonly [Promise<void>, () => void] {
  const gives: (() => void)[] = [];
  const opened = new Promise<void>((resolve) => void gives.push(resolve));
  return [opened, () => gives.forEach((resolveOne) => resolveOne())];
}
