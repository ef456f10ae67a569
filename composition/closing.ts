import { token } from '#ports/token.ts';

/** What adapters hold that has to be let go of when the server stops: files, connections. */
export interface Closing {
  add(close: () => void): void;
  /** The last to be opened is the first to be closed. */
  closeAll(): void;
}

export const Closing = token<Closing>('Closing');

export function createClosing(): Closing {
  const actions: (() => void)[] = [];
  return {
    add: (close) => void actions.push(close),
    closeAll() {
      for (const close of actions.splice(0).toReversed()) close();
    },
  };
}
