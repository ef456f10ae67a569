import type { ReactNode } from 'react';
import type { CartItem } from '#src/cart/cart.ts';
import { withFormValues } from '#src/room/form-url.ts';
import type { Packing } from '#src/room/packages.ts';
import { isInDoubt, packingFit, stoppedPackages } from '#src/room/room-fit.ts';
import { ROOM_ID, withRoomTool } from '#src/room/room-query.ts';
import { parseWayForm } from '#src/room/way-form.ts';
import { parseQuery } from '#src/routing/url-parts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { classNames } from '../../theme/class-names.ts';
import styles from '../my-bed/MyBed.module.css';
import { PathLink } from '../ContentLink.tsx';
import { useRoomText } from './room-text.ts';

type LineWayProps = {
  readonly product: Pick<CartItem['product'], 'url'>;
  readonly packing: Packing;
  /** Query string of the way. */
  readonly way: string;
};

/** Whether the packages of a cart line pass a way, and which piece does not. */
export function LineWay({ product, packing, way }: LineWayProps): ReactNode {
  const text = useRoomText();
  const { read } = parseWayForm(way);
  if (!read?.ok) return null;
  const fit = packingFit(packing, read.value);
  const pieces = new Set(stoppedPackages(fit).map(({ found }) => text(`piece.${found.piece}`)));
  const measures = parseQuery(way).map(({ name, value }) => [name, value] as const);
  const href = withFormValues(withRoomTool(product.url, 'way'), measures);
  const isFine = fit.verdict === 'passes' && !isInDoubt(fit);
  return (
    <p className={classNames(styles['fit'], styles[isFine ? 'fits' : 'unfit'], styles['ofLine'])}>
      <Icon name={isFine ? 'check' : 'warning'} />
      <span>
        {fit.verdict === 'passes' && fit.headroom !== undefined
          ? text('line.headroom', { headroom: fit.headroom })
          : text(`line.${fit.verdict}`, { pieces: [...pieces].join(', ') })}{' '}
        <PathLink href={`${href}#${ROOM_ID}`} rel="nofollow">
          {text('line.see')}
        </PathLink>
      </span>
    </p>
  );
}
