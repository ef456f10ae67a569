import type { Head } from '#src/seo/head.ts';

/**
 * The browser tab as seen by the shop. The stores depend on this interface alone, so that they also
 * run on the server, with an inert tab.
 */
export interface Browser {
  readonly history: TabHistory;
  readonly viewport: Viewport;
  readonly document: TabDocument;
  readonly session: SessionStorage;
  readonly cookies: Cookies;
  readonly locks: Locks;
  readonly timers: Timers;
  readonly tabFocus: TabFocus;
}

/** Session history. Every entry made by the shop has a unique key. */
export interface TabHistory {
  /** Key of the current entry; empty if the shop did not make it. */
  key(): string;
  /** Path, query and fragment of the current entry. */
  url(): string;
  push(url: string, key: string): void;
  replace(url: string, key: string): void;
  /** Goes back one entry, asynchronously; `onPopState` fires when it is done. */
  back(): void;
  /** Calls back on Back and Forward. Returns a function that stops it. */
  onPopState(listener: () => void): () => void;
  /** Calls back when the shopper leaves the shop or reloads. Returns a function that stops it. */
  onLeave(listener: () => void): () => void;
  /** Loads a document: the fallback for a page that cannot be shown in place. */
  load(url: string): void;
}

/** The tab's viewport. Positions are CSS pixels from the top of the page. */
export interface Viewport {
  top(): number;
  /** Largest possible `top` at the current page height. */
  maxTop(): number;
  scrollTo(top: number): void;
  /**
   * Scrolls to the element with this id, smoothly unless the shopper prefers reduced motion (H9).
   * Returns whether it exists.
   */
  scrollToAnchor(id: string): boolean;
  onNextFrame(callback: () => void): void;
  /** Resolves once the tab has painted what has changed, or if it paints nothing for a while. */
  painted(): Promise<void>;
  /** Calls back on manual scrolling. Returns a function that stops it. */
  onUserScroll(listener: () => void): () => void;
}

export interface TabDocument {
  showHead(head: Head): void;
  /**
   * Replaces the page, with a transition if the browser supports it and the shopper does not prefer
   * reduced motion. `present` must render the page soon after.
   */
  swap(present: () => void): void;
  /** Moves the focus to the page's heading, so that screen readers announce the new page. */
  focusHeading(): void;
}

/** Strings kept for the lifetime of the tab. Stores nothing if storage is blocked. */
export interface SessionStorage {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAgeSeconds: number): void;
}

/** Mutual exclusion between the tabs of a shop. */
export interface Locks {
  /** Runs an action once no other tab holds this lock, and returns its result. */
  hold<Value>(name: string, action: () => Promise<Value>): Promise<Value>;
}

export interface Timers {
  /** Monotonic time in milliseconds, from an arbitrary origin. */
  now(): number;
  /** Calls back once after the delay. Returns a function that cancels it. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** Detects the shopper's return to the tab. */
export interface TabFocus {
  /**
   * Calls back when the shopper returns: the tab is shown or focused, restored from the
   * back/forward cache, or online again. Returns a function that stops it.
   */
  onReturn(listener: () => void): () => void;
}
