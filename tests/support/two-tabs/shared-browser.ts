import type { StorageWindow } from '#adapters/browser-storage/storage-window.ts';
import type { Cookies, Locks } from '#ui/navigation/browser.ts';

/** A document's access to the browser, until it is left. */
export type OpenDocument = {
  readonly window: StorageWindow;
  readonly cookies: Cookies;
  readonly locks: Locks;
  /** Delivers one storage event; returns whether there was one. */
  deliverNews(): boolean;
  /** Leaves the document: its work in flight has no further effect. */
  leave(): void;
  isOpen(): boolean;
};

/** A browser whose documents share storage, cookies and locks. */
export function createSharedBrowser() {
  const storage = new Map<string, string>();
  const cookies = new Map<string, string>();
  const documents = new Set<{ news: number }>();
  let lock: Promise<unknown> = Promise.resolve();

  function openDocument(): OpenDocument {
    const document = { news: 0 };
    documents.add(document);
    const listeners = new Set<(event: StorageEvent) => void>();
    const { promise: released, resolve: release } = deferred();

    /** Stores a value, and notifies other documents only if it has changed. */
    const store = (key: string, value: string | undefined): void => {
      if (!documents.has(document) || storage.get(key) === value) return;
      if (value === undefined) storage.delete(key);
      else storage.set(key, value);
      for (const other of documents) if (other !== document) other.news += 1;
    };

    return {
      leave() {
        documents.delete(document);
        release();
      },
      isOpen: () => documents.has(document),
      window: {
        localStorage: {
          getItem: (key) => storage.get(key) ?? null,
          setItem: (key, value) => store(key, value),
          removeItem: (key) => store(key, undefined),
        },
        addEventListener: (_, listener) => void listeners.add(listener),
        removeEventListener: (_, listener) => void listeners.delete(listener),
      },
      cookies: {
        get: (name) => cookies.get(name),
        set(name, value, maxAge) {
          if (!documents.has(document)) return;
          if (maxAge > 0) cookies.set(name, value);
          else cookies.delete(name);
        },
      },
      locks: {
        hold(_, action) {
          const done = lock.then(() => (documents.has(document) ? action() : NEVER));
          lock = Promise.race([done.catch(() => undefined), released]);
          return done;
        },
      },
      deliverNews() {
        if (document.news === 0) return false;
        document.news -= 1;
        const event = { key: 'cart' } as StorageEvent;
        for (const listener of listeners) listener(event);
        return true;
      },
    };
  }

  return { openDocument, stored: () => storage.get('cart'), cookies };
}

function deferred() {
  const resolvers: (() => void)[] = [];
  const promise = new Promise<void>((resolve) => void resolvers.push(resolve));
  return { promise, resolve: () => resolvers.forEach((resolve) => resolve()) };
}

/** Pending forever, as a document that was left gets no result. */
const NEVER = new Promise<never>(() => undefined);
