import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import { POSTCODE_PARAM } from '#src/address/postal-code.ts';
import type { StoresBlock } from '#src/content/block.ts';
import { encodePercent } from '#src/routing/percent-encoding.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { LoadedPage } from '#src/use-cases/page-answer.ts';
import { useShop } from '../../shop-context.tsx';
import { FoundStores } from '../blocks/NearbyStores.tsx';
import { Skeleton } from '../Skeleton.tsx';

/** The stores that show a product, as the page at `url` tells them for the tab's postal code. */
export const TriedStores = observer(function TriedStores({ url }: { readonly url: string }) {
  const { text, loadPage, stores } = useShop();
  const { postalCode } = stores.deliveries;
  const [found, setFound] = useState<StoresBlock | 'failed'>();
  useEffect(() => {
    const aborter = new AbortController();
    const { path, query } = splitUrl(url);
    const near = postalCode === '' ? '' : `&${POSTCODE_PARAM}=${encodePercent(postalCode)}`;
    void loadPage(path, `${query}${near}`, aborter.signal)
      .then((page) => storesIn(page) ?? ('failed' as const))
      .catch(() => 'failed' as const)
      .then((block) => void (aborter.signal.aborted || setFound(block)));
    return () => aborter.abort();
  }, [loadPage, url, postalCode]);
  if (found === undefined) return <Skeleton count={3} />;
  return found === 'failed' || !found.asked ? (
    <a href={url}>{text('page.retry')}</a>
  ) : (
    <div aria-live="polite">
      <FoundStores stores={found.stores} asked={found.asked} />
    </div>
  );
});

function storesIn(page: LoadedPage): StoresBlock | undefined {
  if (page.kind !== 'page' || page.model.type !== 'content') return undefined;
  return page.model.blocks.find((block) => block.type === 'stores');
}
