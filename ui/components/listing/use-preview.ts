import { useEffect, useRef, useState } from 'react';
import { splitUrl } from '#src/routing/split-url.ts';
import { isShownListing } from '#src/use-cases/deepen-listing.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useShop } from '#ui/shop-context.tsx';
import type { ShowUrl } from '#ui/stores/navigation-store.ts';
import { chosenBy } from './chosen-by.ts';

/** A listing that is tried out: nothing of it is in the address or in the history yet. */
export type Preview = {
  readonly listing: ListingPage;
  /** While `loading` its counts are those of the choice before; so they stay when it has `failed`. */
  readonly status: 'idle' | 'loading' | 'failed';
  readonly go: (url: string) => void;
};

type Tried = Omit<Preview, 'go'>;

/**
 * Tries out the listings of other URLs, beginning at the one that is shown; anew each time that it is
 * opened. Of two tries the later one wins, however late the earlier one is answered.
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

/** The listing of a URL; nothing where it cannot be told now. */
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
