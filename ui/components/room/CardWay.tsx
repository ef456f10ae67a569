import { observer } from 'mobx-react-lite';
import { useEffect } from 'react';
import { productType } from '#src/catalog/product-type.ts';
import type { Hit } from '#src/catalog/product.ts';
import { withFormValues } from '#src/room/form-url.ts';
import { bulkOf, doesPass, type ModelFit } from '#src/room/model-fit.ts';
import type { ListedBed } from '#src/room/packed-model.ts';
import { WAY_ANSWER_ID, withRoomTool } from '#src/room/room-query.ts';
import { parseWayForm } from '#src/room/way-form.ts';
import { parseQuery } from '#src/routing/url-parts.ts';
import { memoizePerObject } from '#src/shared/memoize.ts';
import { formatSize } from '../../format-numbers.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import type { Shop } from '../../shop.ts';
import { PackingStore } from '../../stores/packing-store.ts';
import { idleTask } from '../../tasks.ts';
import { classNames } from '../../theme/class-names.ts';
import { PathLink } from '../ContentLink.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { type TranslateRoom, useRoomText } from './room-text.ts';
import type { WayOfCardProps } from './WayOfCard.tsx';
import styles from './CardWay.module.css';

/** Cards appear in several tasks. */
const twiceIdle = async (): Promise<void> => {
  await idleTask();
  await idleTask();
};

/** The packages that the cards of a tab have asked for; `undefined` on the server. */
export const packingsOf: (shop: Shop) => PackingStore | undefined = memoizePerObject(
  ({ locale, productPorts: { packings } }) =>
    packings && new PackingStore({ locale, packings, idle: twiceIdle }),
);

/** What is carried into a bedroom in packages that may be too large; a pillow is not. */
const CARRIED: ReadonlySet<string | undefined> = new Set([
  'mattress',
  'box-spring',
  'bed-frame',
  'bed-base',
  'topper',
]);

/** The bed of a card; `undefined` for other goods. */
export function listedBed(hit: Hit): ListedBed | undefined {
  const { sku, size, type = productType(hit) } = hit;
  return size !== undefined && CARRIED.has(type) ? { sku, size } : undefined;
}

/** Whether the bed of a card gets up the measured way, with a link to its measures. */
export const CardWay = observer(function CardWay({ hit, url }: WayOfCardProps) {
  const shop = useShop();
  const text = useRoomText();
  const { way } = shop.stores.deliveries;
  const packings = packingsOf(shop);
  const bed = listedBed(hit);
  useEffect(() => {
    const asked = listedBed(hit);
    if (asked) void packings?.want([asked]);
  }, [hit, packings]);
  const fit = bed && packings?.fitOf(bed, way);
  if (!fit) return null;
  const measures = parseQuery(way).map(({ name, value }) => [name, value] as const);
  return (
    <p className={styles['place']} data-added="">
      <PathLink
        className={classNames(styles['verdict'], styles[lookOf(fit)])}
        href={`${withFormValues(withRoomTool(url, 'way'), measures)}#${WAY_ANSWER_ID}`}
        rel="nofollow"
      >
        <Icon name={doesPass(fit) ? 'check' : ICONS[lookOf(fit)]} />
        <span>{verdictText(text, fit, way)}</span>
        <VisuallyHidden>: {hit.name}</VisuallyHidden>
      </PathLink>
    </p>
  );
});

const lookOf = (fit: ModelFit): 'passing' | 'stopped' | 'unsure' => {
  if (doesPass(fit)) return 'passing';
  return fit.verdict === 'stopped' ? 'stopped' : 'unsure';
};

const ICONS = { passing: 'check', stopped: 'close', unsure: 'warning' } as const;

function verdictText(text: TranslateRoom, fit: ModelFit, way: string): string {
  switch (fit.verdict) {
    case 'passes':
      return text(isStair(way) ? 'card.passes-stairs' : 'card.passes');
    case 'passes-as':
      return text('card.passes-as', { size: formatSize(fit.half) });
    case 'passes-with':
      return text('card.passes-with', { label: fit.label });
    case 'depends':
      return text('card.depends', { headroom: fit.headroom ?? 0 });
    case 'stopped':
      return text('card.stopped', {
        piece: text(`piece.${fit.stopped.piece}`),
        size: formatSize(bulkOf(fit.stopped).join('x')),
      });
    case 'unknown':
      return text('card.unknown');
  }
}

const isStair = (way: string): boolean => !['none', 'lift'].includes(parseWayForm(way).ascent);
