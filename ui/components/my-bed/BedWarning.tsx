import { observer } from 'mobx-react-lite';
import { type MouseEvent, useState } from 'react';
import type { CartItem } from '#src/cart/cart.ts';
import { replacementOf } from '#src/cart/replace-line.ts';
import { isForTwo } from '#src/catalog/bed-halves.ts';
import { bedFit, bedOfLine, lineLacksSize, replacementForBed } from '#src/my-bed/bed-fit.ts';
import { type MyBed, withBed } from '#src/my-bed/my-bed.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { formatSize } from '../../format-numbers.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop, useStores } from '../../shop-context.tsx';
import { isUnmodifiedClick } from '../../navigation/internal-link-target.ts';
import { classNames } from '../../theme/class-names.ts';
import { bedWithCart, fitText } from './BedFit.tsx';
import styles from './MyBed.module.css';

type BedWarningProps = {
  readonly item: CartItem;
  /** All lines of the cart. */
  readonly lines: readonly CartItem[];
};

/**
 * Why a cart line does not fit the shopper's bed. The right size of the product replaces it at a
 * press; without script the link leads to the product in that size.
 */
export const BedWarning = observer(function BedWarning({ item, lines }: BedWarningProps) {
  const { text, stores } = useShop();
  const { cart, deliveries } = stores;
  const [isReplacing, setReplacing] = useState(false);
  const line = deliveries.bedLineOf(item.product.sku);
  const bed = useBedOfLine(item, lines);
  if (!line || !bed) return null;
  const made = bedWithCart(bed, lines, deliveries);
  const fit = bedFit(line.goods, made);
  if (fit.kind !== 'unfit') return null;
  const right = replacementForBed(line, made);
  const replace = async (event: MouseEvent): Promise<void> => {
    if (!right || !isUnmodifiedClick(event)) return;
    event.preventDefault();
    if (isReplacing) return;
    setReplacing(true);
    await cart.replaceLine(item.uid, replacementOf(item, right.sku));
    setReplacing(false);
  };
  return (
    <p className={classNames(styles['fit'], styles['unfit'], styles['ofLine'])}>
      <Icon name="warning" />
      <span>
        {fitText(text, fit, made, bed)}{' '}
        {right ? (
          <a
            href={withBed(splitUrl(item.product.url).path, bed)}
            rel="nofollow"
            aria-busy={isReplacing || undefined}
            onClick={(event) => void replace(event)}
          >
            {text('bed.replace', { size: formatSize(right.size) })}
          </a>
        ) : (
          lineLacksSize(line, bed) && text('bed.no-size')
        )}
      </span>
    </p>
  );
});

/** The shopper's bed; with two mattresses if the cart has two for it, of one size or one product. */
function useBedOfLine({ product }: CartItem, lines: readonly CartItem[]): MyBed | undefined {
  const { deliveries, myBed } = useStores();
  const { bed } = myBed;
  const line = deliveries.bedLineOf(product.sku);
  if (!bed || !line) return bed;
  const narrow = lines.filter((other) => {
    const goods = deliveries.bedLineOf(other.product.sku)?.goods;
    const isAlike = goods?.size === line.goods.size || pathOf(other.product) === pathOf(product);
    return isAlike && goods?.type === 'mattress' && !isForTwo(goods);
  });
  const count = narrow.reduce((sum, { quantity }) => sum + quantity, 0);
  return bedOfLine(line, bed, count);
}

const pathOf = ({ url }: CartItem['product']): string => splitUrl(url).path;
