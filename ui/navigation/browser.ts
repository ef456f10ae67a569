import type { Head } from '#src/seo/head.ts';

/**
 * The tab, as far as the shop touches it. The stores know the tab by this alone, so that the same
 * stores run on the server, where the tab is an inert one.
 */
export interface Browser {
  readonly history: TabHistory;
  readonly viewport: Viewport;
  readonly document: TabDocument;
  readonly session: SessionMemory;
  readonly cookies: Cookies;
  readonly locks: Locks;
  readonly timers: Timers;
  readonly attention: Attention;
}

/** The entries that Back and Forward walk through. Every entry has a key of its own. */
export interface TabHistory {
  /** The key of the entry that is shown; empty when the shop has not made the entry. */
  key(): string;
  /** Path and query of the entry that is shown. */
  url(): string;
  push(url: string, key: string): void;
  replace(url: string, key: string): void;
  /** Goes back by one entry; `onMove` tells when that is done. */
  back(): void;
  /** Calls back when the shopper goes back or forward; answers how to stop listening. */
  onMove(listener: () => void): () => void;
  /** Calls back when the shopper leaves the shop or reloads; answers how to stop listening. */
  onLeave(listener: () => void): () => void;
  /** Leaves this document for another: the way out when a page cannot be shown in place. */
  load(url: string): void;
}

/** What part of the page is in view, in CSS pixels from its top. */
export interface Viewport {
  top(): number;
  /** The largest `top` that the page is tall enough for. */
  maxTop(): number;
  scrollTo(top: number): void;
  /**
   * Brings the element with this id into view, smoothly where the shopper minds no motion (H9);
   * answers whether there is one.
   */
  scrollToAnchor(id: string): boolean;
  onNextFrame(callback: () => void): void;
  /** Calls back once the shopper scrolls by hand; answers how to stop listening. */
  onTakenInHand(listener: () => void): () => void;
}

export interface TabDocument {
  showHead(head: Head): void;
  /**
   * Puts one page in the place of another, softly where the browser can and the shopper minds no
   * motion. The page is to stand in the document soon after.
   */
  swap(present: () => void): void;
  /** Moves the focus to the page's heading, so that its reader hears which page this is. */
  focusHeading(): void;
}

/** Words kept while the tab lives. Keeping nothing, where storage is forbidden, is allowed. */
export interface SessionMemory {
  get(key: string): string | undefined;
  set(key: string, value: string): void;
  remove(key: string): void;
}

export interface Cookies {
  get(name: string): string | undefined;
  set(name: string, value: string, maxAgeSeconds: number): void;
}

/** What tabs of one shop do one after the other. */
export interface Locks {
  /** Acts once no other tab holds the lock of this name; answers what the action answers. */
  hold<Value>(name: string, action: () => Promise<Value>): Promise<Value>;
}

export interface Timers {
  /** In milliseconds, from any beginning: it only goes forward, whatever the clock is set to. */
  now(): number;
  /** Calls back once after so many milliseconds; answers how to call it off. */
  after(milliseconds: number, callback: () => void): () => void;
}

/** Whether the shopper is there. */
export interface Attention {
  /**
   * Calls back when the shopper comes back: the tab is shown or focused again, comes back whole
   * from the browser's history, or is online again. Answers how to stop listening.
   */
  onReturn(listener: () => void): () => void;
}
