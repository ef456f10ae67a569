import { observer } from 'mobx-react-lite';
import type { CartItem } from '#src/cart/cart.ts';
import { ROOM_ID, withRoomTool } from '#src/room/room-query.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { useShop } from '../../shop-context.tsx';
import { Icon } from '../../icons/Icon.tsx';
import { classNames } from '../../theme/class-names.ts';
import styles from '../my-bed/MyBed.module.css';
import { PathLink } from '../ContentLink.tsx';
import { LazyBoundary } from '../Skeleton.tsx';

type LineRoomProps = {
  readonly item: CartItem;
  /** Says nothing until the shopper has measured a way. */
  readonly isMeasuredOnly?: boolean;
};

/**
 * Whether a bed of the cart gets into the bedroom: a link to the tool of its page until the shopper
 * has measured a way, unless it comes rolled up.
 */
export const LineRoom = observer(function LineRoom({ item, isMeasuredOnly }: LineRoomProps) {
  const { text, stores } = useShop();
  const { product, options } = item;
  const { way } = stores.deliveries;
  const room = stores.deliveries.roomOf(product.sku);
  if (!room) return null;
  const link = isMeasuredOnly !== true && room.isRolled !== true && (
    <p className={classNames(styles['fit'], styles['ofLine'])}>
      <Icon name="position" />
      <span>
        {text('room.unmeasured')}{' '}
        <PathLink href={`${withRoomTool(product.url, 'way')}#${ROOM_ID}`} rel="nofollow">
          {text('room.way')}
        </PathLink>
      </span>
    </p>
  );
  if (way === '') return link;
  return (
    <LazyBoundary fallback={link} errorFallback={link}>
      <LineWay
        url={product.url}
        packed={room}
        uids={options.flatMap(({ uid }) => uid ?? [])}
        way={way}
      />
    </LazyBoundary>
  );
});

const LineWay = lazyWithTexts(async () => (await import('../room/LineWay.tsx')).LineWay);
