import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import type { Hit } from '#src/catalog/product.ts';
import { useShop, useStores } from '#ui/shop-context.tsx';
import { HALF_IN_VIEW, useOnceInView } from '../use-once-in-view.ts';

type StripProps = {
  /** What measuring knows the row by: its like on other pages has the same. */
  readonly id: string;
  /** As shoppers read it. */
  readonly name: string;
  readonly hits: readonly Hit[];
  /** Names the answer of the search service that they are of, where it is known. */
  readonly queryId?: string | undefined;
  readonly children: ReactNode;
};

/** A row of products beside what the page is about: a list of its own to who measures (H14). */
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

/** Only a shop that measures watches whether a row was seen. */
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
