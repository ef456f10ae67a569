import type { TabHistory } from './browser.ts';

/** Overlays such as sheets: Back closes them before it leaves the page. */
export interface Overlays {
  /** Adds a history entry for an overlay. Returns a function to call if it is closed otherwise. */
  open(close: () => void): () => void;
  /** Closes the overlays whose entries Back has left. Returns whether only overlays changed. */
  handlePopState(): boolean;
  /** Whether the current entry is an overlay's: a new page replaces it. */
  isOverlayEntry(): boolean;
  /** Adds entries above the new page for overlays that stay open across a page change. */
  reenter(): void;
  /** Resolves once a pending `back()` is done. */
  whenHistorySettled(): Promise<void>;
}

type OverlaysDependencies = { readonly history: TabHistory; readonly nextId: () => string };
type Open = { key: string; readonly close: () => void };

/** Key prefix of overlay entries, which also identifies them after a reload. */
const PREFIX = 'overlay:';

/** Overlays of a tab. Their entries have the page's own URL, so that a reload shows the page. */
export function createOverlays({ history, nextId }: OverlaysDependencies): Overlays {
  let stack: readonly Open[] = [];
  const pendingBack = createPendingBack(history);
  const isOverlayEntry = (): boolean => history.key().startsWith(PREFIX);
  const enter = (overlay: Open): void => {
    overlay.key = `${PREFIX}${nextId()}`;
    history.push(history.url(), overlay.key);
  };
  return {
    isOverlayEntry,
    open(close) {
      const overlay: Open = { key: '', close };
      stack = [...stack, overlay];
      if (!pendingBack.isUnder()) enter(overlay);
      return () => {
        if (!stack.includes(overlay)) return;
        stack = stack.filter((other) => other !== overlay);
        if (history.key() === overlay.key) pendingBack.begin();
      };
    },
    handlePopState() {
      const wasSent = pendingBack.end();
      const index = stack.findIndex(({ key }) => key === history.key());
      const closed = wasSent ? [] : stack.slice(index + 1);
      stack = stack.filter((overlay) => !closed.includes(overlay));
      for (const { close } of closed.toReversed()) close();
      for (const overlay of stack) if (overlay.key === '') enter(overlay);
      return wasSent || closed.length > 0 || isOverlayEntry();
    },
    reenter() {
      if (!isOverlayEntry()) stack.forEach(enter);
    },
    whenHistorySettled: () => pendingBack.whenHistorySettled(),
  };
}

/** `history.back()` is asynchronous: no entry may be added until it is done. */
function createPendingBack(history: TabHistory) {
  let waiting: (() => void)[] | undefined;
  return {
    isUnder: () => waiting !== undefined,
    begin() {
      if (waiting) return;
      waiting = [];
      history.back();
    },
    /** Returns whether a `back()` was pending. */
    end() {
      const ended = waiting;
      waiting = undefined;
      ended?.forEach((resolve) => resolve());
      return ended !== undefined;
    },
    whenHistorySettled: () =>
      new Promise<void>((resolve) => (waiting ? waiting.push(resolve) : resolve())),
  };
}
