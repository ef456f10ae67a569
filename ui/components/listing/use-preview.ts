import { useEffect, useRef, useState } from 'react';
import { splitUrl } from '#src/routing/split-url.ts';
import { isShownListing } from '#src/use-cases/deepen-listing.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useShop } from '#ui/shop-context.tsx';
import type { ShowUrl } from '#ui/stores/navigation-store.ts';
import { chosenBy } from './chosen-by.ts';

/** A listing with filters that are not applied yet: neither the URL nor the history has them. */
export type Preview = {
  readonly listing: ListingPage;
  /** While `loading`, and after it `failed`, the counts are those of the previous choice. */
  readonly status: 'idle' | 'loading' | 'failed';
  readonly go: (url: string) => void;
};

type Tried = Omit<Preview, 'go'>;

/**
 * Previews the listings of other URLs, starting with the shown one; resets on every opening. A
 * later request supersedes an earlier one, in whatever order they are answered.
 */
export function usePreview(shown: ListingPage, isOpen: boolean): Preview {
  const { show } = useShop();
  const [tried, setTried] = useState<Tried>({ listing: shown, status: 'idle' });
  const [begun, setBegun] = useState({ shown, isOpen });
  const reading = useRef<AbortController>(undefined);
  if (begun.shown !== shown || begun.isOpen !== isOpen) {
    setBegun({ shown, isOpen });
    if (isOpen) setTried({ listing: shown, status: 'idle' });
  }
  useEffect(() => {
    if (!isOpen) reading.current?.abort();
  }, [isOpen]);

  const go = (url: string): void => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setTried(({ listing }) => ({ listing: { ...chosenBy(url, listing), url }, status: 'loading' }));
    void answer(url, signal);
  };
  const answer = async (url: string, signal: AbortSignal): Promise<void> => {
    const found = await listingAt(show, url, signal);
    if (signal.aborted) return;
    setTried(({ listing }) =>
      found ? { listing: found, status: 'idle' } : { listing, status: 'failed' },
    );
  };
  return { ...tried, go };
}

/** The listing at a URL; `undefined` if it cannot be loaded. */
async function listingAt(
  show: ShowUrl,
  url: string,
  until: AbortSignal,
): Promise<ListingPage | undefined> {
  const { path, query } = splitUrl(url);
  const outcome = await show(path, query, until).catch(() => undefined);
  if (outcome?.kind !== 'page') return undefined;
  const { model } = outcome;
  return isShownListing(model) ? { ...model, url } : undefined;
}
