import { observer } from 'mobx-react-lite';
import { lazy } from 'react';
import type { ProductSelection } from '#src/catalog/product-selection.ts';
import { isBed } from '#src/room/footprint.ts';
import { openRoomTool } from '#src/room/room-query.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { useShop } from '../../shop-context.tsx';
import { LazyBoundary } from '../Skeleton.tsx';

type KnownWayProps = {
  readonly chosen: ProductSelection;
  /** Says only what stops the bed, as beside a service that promises stairs: beside its tool too. */
  readonly ifStopped?: true;
};

/**
 * Whether a bed gets up the way that the shopper has measured in this tab. Nothing is shown without
 * one, so that the page is the same for everyone until then, and while its tool says it already.
 */
export const KnownWay = observer(function KnownWay({ chosen, ifStopped }: KnownWayProps) {
  const { deliveries, navigation } = useShop().stores;
  const { product, variant } = chosen.configuration;
  const { url } = navigation.page;
  const isSaid = openRoomTool(splitUrl(url).query) === 'way' && !ifStopped;
  if (deliveries.way === '' || isSaid || !isBed(product, variant)) return null;
  return (
    <div data-added="">
      <LazyBoundary fallback={null} errorFallback={null}>
        <SelectionWay selection={chosen} url={url} way={deliveries.way} ifStopped={ifStopped} />
      </LazyBoundary>
    </div>
  );
});

const SelectionWay = lazy(async () => ({
  default: (await import('./LineWay.tsx')).SelectionWay,
}));
