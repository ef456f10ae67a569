import type { ReactNode } from 'react';
import type { ProductSelection } from '#src/catalog/product-selection.ts';
import { withFormValues } from '#src/room/form-url.ts';
import { type PackedGoods, type Packing, packingOf, packingOfGoods } from '#src/room/packages.ts';
import { isInDoubt, packingFit, stoppedPackages } from '#src/room/room-fit.ts';
import { WAY_ANSWER_ID, withRoomTool } from '#src/room/room-query.ts';
import { parseWayForm } from '#src/room/way-form.ts';
import { parseQuery } from '#src/routing/url-parts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { classNames } from '../../theme/class-names.ts';
import styles from '../my-bed/MyBed.module.css';
import { PathLink } from '../ContentLink.tsx';
import { useRoomText } from './room-text.ts';

type LineWayProps = Pick<WayLineProps, 'url' | 'way'> & {
  readonly packed: PackedGoods;
  /** Choices of its parts; a part without one has its default. */
  readonly uids: readonly string[];
};

/** Whether the packages of a cart line pass a way, and which piece does not. */
export const LineWay = ({ packed, uids, ...line }: LineWayProps): ReactNode => (
  <WayLine {...line} packing={packingOfGoods(packed, uids)} className={styles['ofLine']} />
);

type SelectionWayProps = Pick<WayLineProps, 'url' | 'way' | 'ifStopped'> & {
  readonly selection: ProductSelection;
};

/** The same for what is chosen on a product page; nothing if the catalogue does not tell. */
export function SelectionWay({ selection, ...line }: SelectionWayProps): ReactNode {
  const packing = packingOf(selection);
  return packing && <WayLine {...line} packing={packing} />;
}

type WayLineProps = {
  /** Of the page whose tool shows the measures. */
  readonly url: string;
  readonly packing: Packing;
  /** Query string of the way. */
  readonly way: string;
  /** Shown only if a package is stopped. */
  readonly ifStopped?: true | undefined;
  readonly className?: string | undefined;
};

function WayLine({ url, packing, way, ifStopped, className }: WayLineProps): ReactNode {
  const text = useRoomText();
  const { read } = parseWayForm(way);
  if (!read?.ok) return null;
  const fit = packingFit(packing, read.value);
  if (ifStopped && fit.verdict !== 'stopped') return null;
  const pieces = new Set(stoppedPackages(fit).map(({ found }) => text(`piece.${found.piece}`)));
  const measures = parseQuery(way).map(({ name, value }) => [name, value] as const);
  const href = withFormValues(withRoomTool(url, 'way'), measures);
  const isFine = fit.verdict === 'passes' && !isInDoubt(fit);
  const { headroom } = fit;
  return (
    <p className={classNames(styles['fit'], styles[isFine ? 'fits' : 'unfit'], className)}>
      <Icon name={isFine ? 'check' : 'warning'} />
      <span>
        {fit.verdict === 'passes' && headroom !== undefined
          ? text(isFine ? 'line.headroom' : 'line.depends', { headroom })
          : text(`line.${fit.verdict}`, { pieces: [...pieces].join(', ') })}{' '}
        <PathLink href={`${href}#${WAY_ANSWER_ID}`} rel="nofollow">
          {text('line.see')}
        </PathLink>
      </span>
    </p>
  );
}
