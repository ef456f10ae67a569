/** Carries out actions one after the other, in the order in which they were asked for. */
export type ActionQueue = (action: () => Promise<void>) => Promise<void>;

/** An action that rejects does not hold up the next; its caller gets to know. */
export function createActionQueue(): ActionQueue {
  let last: Promise<unknown> = Promise.resolve();
  return (action) => {
    const done = last.then(action);
    last = done.catch(() => {});
    return done;
  };
}
