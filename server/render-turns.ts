/** Lets one page be rendered at a time, and everything else of the server between two of them. */
export interface RenderTurns {
  /** Answers when it is a page's turn; false at once where too many wait for theirs. */
  take(): Promise<boolean>;
}

/** So many pages take a few seconds: who came behind them would not wait for theirs. */
const MOST_WAITING = 200;

/**
 * Pages that are asked for at once are known at once, too: without turns they would be rendered in
 * one go, during which no health check, no cart and no timer is heard.
 */
export function createRenderTurns(most = MOST_WAITING): RenderTurns {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    async take() {
      if (waiting >= most) return false;
      waiting += 1;
      const mine = last.then(afterOthersWork);
      last = mine;
      await mine;
      waiting -= 1;
      return true;
    },
  };
}

const afterOthersWork = () => new Promise<void>((resolve) => void setImmediate(resolve));
