import { observer } from 'mobx-react-lite';
import type { Hit } from '#src/catalog/product.ts';
import { useStores } from '../../shop-context.tsx';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { idleTask } from '../../tasks.ts';
import { LazyBoundary } from '../Skeleton.tsx';
import { useHydrated } from '../../use-hydrated.ts';

export type WayOfCardProps = {
  readonly hit: Hit;
  /** Where the card leads. */
  readonly url: string;
};

/**
 * Whether the bed of a card gets up the way that the shopper has measured in this tab: over the lower
 * edge of the picture, so that nothing moves. Nothing without a way, as on the server.
 */
export const WayOfCard = observer(function WayOfCard(props: WayOfCardProps) {
  const isKnown = useHydrated(useStores().deliveries.way !== '', false);
  return (
    isKnown && (
      <LazyBoundary fallback={null} errorFallback={null}>
        <CardWay {...props} />
      </LazyBoundary>
    )
  );
});

const CardWay = lazyWithTexts(async () => {
  await idleTask();
  return (await import('./list-ways.ts')).loadCardWay();
});
