import type { TabHistory } from './browser.ts';

/** What lies over the page, such as a sheet: Back closes it before it leaves the page. */
export interface Overlays {
  /** Gives an overlay an entry of the history; answers how to tell that it was closed otherwise. */
  open(close: () => void): () => void;
  /** Closes what Back has taken the entries of; answers whether the move was all about overlays. */
  moved(): boolean;
  /** Whether the entry that is shown is an overlay's: a new page takes its place. */
  isShown(): boolean;
  /** Gives overlays that outlived a change of page an entry above the new one. */
  resume(): void;
  /** Settled once the history has gone back where it was sent. */
  atRest(): Promise<void>;
}

type World = { readonly history: TabHistory; readonly nextId: () => string };
type Open = { key: string; readonly close: () => void };

/** Entries of the shop that stand for an overlay begin so, also after a reload. */
const PREFIX = 'overlay:';

/** The overlays of a tab. Their entries have the page's own address, so that a reload shows it. */
export function createOverlays({ history, nextId }: World): Overlays {
  let stack: readonly Open[] = [];
  const way = createWayBack(history);
  const isShown = (): boolean => history.key().startsWith(PREFIX);
  const enter = (overlay: Open): void => {
    overlay.key = `${PREFIX}${nextId()}`;
    history.push(history.url(), overlay.key);
  };
  return {
    isShown,
    open(close) {
      const overlay: Open = { key: '', close };
      stack = [...stack, overlay];
      if (!way.isUnder()) enter(overlay);
      return () => {
        if (!stack.includes(overlay)) return;
        stack = stack.filter((other) => other !== overlay);
        if (history.key() === overlay.key) way.begin();
      };
    },
    moved() {
      const wasSent = way.end();
      const place = stack.findIndex(({ key }) => key === history.key());
      const taken = wasSent ? [] : stack.slice(place + 1);
      stack = stack.filter((overlay) => !taken.includes(overlay));
      for (const { close } of taken.toReversed()) close();
      for (const overlay of stack) if (overlay.key === '') enter(overlay);
      return wasSent || taken.length > 0 || isShown();
    },
    resume() {
      if (!isShown()) stack.forEach(enter);
    },
    atRest: () => way.atRest(),
  };
}

/** The history goes back in its own time: until it has, nothing may be entered. */
function createWayBack(history: TabHistory) {
  let waiting: (() => void)[] | undefined;
  return {
    isUnder: () => waiting !== undefined,
    begin() {
      if (waiting) return;
      waiting = [];
      history.back();
    },
    /** Answers whether it was under way. */
    end() {
      const ended = waiting;
      waiting = undefined;
      ended?.forEach((goOn) => goOn());
      return ended !== undefined;
    },
    atRest: () => new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : resolve())),
  };
}
