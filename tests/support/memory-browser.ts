import type { Head } from '#src/seo/head.ts';
import type { Browser, Locks } from '#ui/navigation/browser.ts';

/** A tab in memory that a test can inspect and control. */
export interface MemoryBrowser extends Browser {
  readonly tab: Tab;
  /** Goes back (-1) or forward (1). */
  go(steps: number): void;
  /** Leaves the shop, or reloads. */
  leave(): void;
  /** Returns to the tab. */
  comeBack(): void;
  /** Lets the given time pass. */
  pass(milliseconds: number): void;
  /** Scrolls by hand. */
  scrollByUser(top: number): void;
  /** Draws one frame. */
  frame(): void;
}

export type Tab = {
  readonly entries: { url: string; key: string }[];
  index: number;
  top: number;
  maxTop: number;
  readonly anchors: Map<string, number>;
  readonly session: Map<string, string>;
  readonly cookies: Map<string, string>;
  /** The last action that holds or waits for a lock, by name. */
  readonly held: Map<string, Promise<unknown>>;
  /** Number of times the heading got the DOM focus. */
  focused: number;
  head: Head | undefined;
  /** The address that was loaded instead of this document. */
  loaded: string | undefined;
};

type Timer = { readonly due: number; readonly callback: () => void };

export function createMemoryBrowser(url = '/'): MemoryBrowser {
  const tab = emptyTab(url);
  const moves = new Set<() => void>();
  const leaves = new Set<() => void>();
  const returns = new Set<() => void>();
  const scrollListeners = new Set<() => void>();
  const timers = new Set<Timer>();
  let frames: (() => void)[] = [];
  let now = 0;
  return {
    tab,
    go(steps) {
      tab.index += steps;
      for (const listener of moves) listener();
    },
    leave: () => leaves.forEach((listener) => listener()),
    comeBack: () => returns.forEach((listener) => listener()),
    pass(milliseconds) {
      now += milliseconds;
      for (const timer of timers) {
        if (timer.due > now) continue;
        timers.delete(timer);
        timer.callback();
      }
    },
    scrollByUser(top) {
      tab.top = top;
      scrollListeners.forEach((listener) => listener());
    },
    frame() {
      const drawn = frames;
      frames = [];
      drawn.forEach((callback) => callback());
    },
    history: {
      key: () => tab.entries[tab.index]?.key ?? '',
      url: () => tab.entries[tab.index]?.url ?? '',
      push(address, key) {
        tab.entries.splice(tab.index + 1, Infinity, { url: address, key });
        tab.index += 1;
      },
      replace: (address, key) => void (tab.entries[tab.index] = { url: address, key }),
      back: () =>
        queueMicrotask(() => {
          tab.index -= 1;
          for (const listener of moves) listener();
        }),
      onPopState: listening(moves),
      onLeave: listening(leaves),
      load: (address) => void (tab.loaded = address),
    },
    viewport: {
      top: () => tab.top,
      maxTop: () => tab.maxTop,
      scrollTo: (top) => void (tab.top = Math.min(top, tab.maxTop)),
      scrollToAnchor(id) {
        tab.top = tab.anchors.get(id) ?? tab.top;
        return tab.anchors.has(id);
      },
      onNextFrame: (callback) => void frames.push(callback),
      painted: () => Promise.resolve(),
      onUserScroll: listening(scrollListeners),
    },
    document: {
      swap: (present) => present(),
      showHead: (head) => void (tab.head = head),
      focusHeading: () => void (tab.focused += 1),
    },
    session: {
      get: (key) => tab.session.get(key),
      set: (key, value) => void tab.session.set(key, value),
      remove: (key) => void tab.session.delete(key),
    },
    cookies: {
      get: (name) => tab.cookies.get(name),
      set(name, value, maxAge) {
        if (maxAge > 0) tab.cookies.set(name, value);
        else tab.cookies.delete(name);
      },
    },
    locks: { hold: queueLocks(tab.held) },
    tabFocus: { onReturn: listening(returns) },
    timers: {
      now: () => now,
      after(milliseconds, callback) {
        const timer = { due: now + milliseconds, callback };
        timers.add(timer);
        return () => void timers.delete(timer);
      },
    },
  };
}

const emptyTab = (url: string): Tab => ({
  entries: [{ url, key: '' }],
  index: 0,
  top: 0,
  maxTop: 10_000,
  anchors: new Map(),
  session: new Map(),
  cookies: new Map(),
  held: new Map(),
  focused: 0,
  head: undefined,
  loaded: undefined,
});

const listening = (listeners: Set<() => void>) => (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

const queueLocks =
  (heldLocks: Tab['held']): Locks['hold'] =>
  (name, action) => {
    const done = (heldLocks.get(name) ?? Promise.resolve()).then(action);
    const settled = done.catch(() => {});
    heldLocks.set(name, settled);
    return done;
  };
