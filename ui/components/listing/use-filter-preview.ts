import { useEffect, useRef, useState } from 'react';
import { splitUrl } from '#src/routing/url-parts.ts';
import { isAvailableListing } from '#src/use-cases/load-previous-pages.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useShop } from '../../shop-context.tsx';
import type { LoadPage } from '../../stores/navigation-store.ts';
import { withFiltersFromUrl } from './listing-links.ts';

/** A listing with filters that are not applied yet: neither the URL nor the history has them. */
export type FilterPreview = {
  readonly listing: ListingPage;
  /** While `loading`, and after it `failed`, the counts are those of the previous choice. */
  readonly status: 'idle' | 'loading' | 'failed';
  readonly applyUrl: (url: string) => void;
};

type FilterPreviewState = Omit<FilterPreview, 'applyUrl'>;

/**
 * Previews the listings of other URLs, starting with the shown one; resets on every opening. A
 * later request supersedes an earlier one, in whatever order they are answered.
 */
export function useFilterPreview(shown: ListingPage, isOpen: boolean): FilterPreview {
  const { loadPage } = useShop();
  const [preview, setPreview] = useState<FilterPreviewState>({ listing: shown, status: 'idle' });
  const [begun, setBegun] = useState({ shown, isOpen });
  const reading = useRef<AbortController>(undefined);
  if (begun.shown !== shown || begun.isOpen !== isOpen) {
    setBegun({ shown, isOpen });
    if (isOpen) setPreview({ listing: shown, status: 'idle' });
  }
  useEffect(() => {
    if (!isOpen) reading.current?.abort();
  }, [isOpen]);

  const applyUrl = (url: string): void => {
    reading.current?.abort();
    const { signal } = (reading.current = new AbortController());
    setPreview(({ listing }) => ({
      listing: { ...withFiltersFromUrl(url, listing), url },
      status: 'loading',
    }));
    void answer(url, signal);
  };
  const answer = async (url: string, signal: AbortSignal): Promise<void> => {
    const found = await listingAt(loadPage, url, signal);
    if (signal.aborted) return;
    setPreview(({ listing }) =>
      found ? { listing: found, status: 'idle' } : { listing, status: 'failed' },
    );
  };
  return { ...preview, applyUrl };
}

/** The listing at a URL; `undefined` if it cannot be loaded. */
async function listingAt(
  show: LoadPage,
  url: string,
  until: AbortSignal,
): Promise<ListingPage | undefined> {
  const { path, query } = splitUrl(url);
  const outcome = await show(path, query, until).catch(() => undefined);
  if (outcome?.kind !== 'page') return undefined;
  const { model } = outcome;
  return isAvailableListing(model) ? { ...model, url } : undefined;
}
