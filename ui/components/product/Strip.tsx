import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Hit } from '#src/catalog/product.ts';
import { useShop, useStores } from '#ui/shop-context.tsx';
import { HALF_IN_VIEW, useOnceInView } from '../use-once-in-view.ts';

type StripProps = {
  /** List id for analytics, the same for equal rows on other pages. */
  readonly id: string;
  /** Visible title. */
  readonly name: string;
  readonly hits: readonly Hit[];
  /** Query id of the search response that the hits are from, if known. */
  readonly queryId?: string | undefined;
  readonly children: ReactNode;
};

/** A row of products beside the main content, which analytics tracks as a list of its own (H14). */
export function Strip({ children, ...row }: StripProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const { measuring } = useShop();
  return (
    <div ref={place} data-hits={row.id}>
      {children}
      {measuring && <Watch place={place} {...row} />}
    </div>
  );
}

type WatchProps = Omit<StripProps, 'children'> & {
  readonly place: RefObject<HTMLDivElement | null>;
};

/** Watches whether the row is seen; rendered only if the shop measures. */
function Watch({ place, id, name, hits, queryId }: WatchProps): ReactNode {
  const { strips } = useStores();
  const isSeen = useOnceInView(place, HALF_IN_VIEW);
  useEffect(() => {
    const takeOff = strips.place({ list: { id, name }, hits, ...(queryId && { queryId }) });
    if (isSeen) strips.see(id);
    return takeOff;
  }, [strips, isSeen, id, name, hits, queryId]);
  return null;
}
