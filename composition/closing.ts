import { token } from '#ports/token.ts';

/** What adapters hold that has to be let go of when the server stops: files, connections. */
export interface Closing {
  add(close: Close): void;
  /**
   * The last to be opened is the first to be closed; one that takes its time is waited for, as it
   * may need what was opened before it.
   */
  closeAll(): Promise<void>;
}

type Close = () => void | Promise<void>;

export const Closing = token<Closing>('Closing');

export function createClosing(): Closing {
  const actions: Close[] = [];
  return {
    add: (close) => void actions.push(close),
    async closeAll() {
      for (const close of actions.splice(0).toReversed()) {
        const closing = close();
        if (closing) await closing;
      }
    },
  };
}
