import type { ReactNode } from 'react';
import {
  BESIDE_BED,
  type Measures,
  type MeasuresKind,
  measuresPicture,
} from '#src/catalog/measures.ts';
import { decimalMark } from '#src/shared/locale.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { useShop } from '../../shop-context.tsx';
import { formatSize } from '../../format-numbers.ts';
import { Image } from '../Image.tsx';
import styles from './MeasuresDrawing.module.css';

type MeasuresDrawingProps = {
  readonly kind: MeasuresKind;
  readonly measures: Measures;
  readonly sizes: string;
  /** For a thumbnail. */
  readonly isSmall?: boolean;
  readonly className?: string | undefined;
};

/**
 * A product to scale with its measures, in centimetres; a bed beside a person. Numbers that are its
 * mattress size are called so on it, too.
 */
export function MeasuresDrawing(props: MeasuresDrawingProps): ReactNode {
  const { kind, measures, sizes, isSmall = false, className } = props;
  const { text, locale } = useShop();
  const { width, depth, isLength, isMattressSize, height, headboard } = measures;
  const mark = decimalMark(locale);
  const say = (key: TextKey, centimetres: number): string =>
    text(key, { value: String(centimetres).replace('.', mark) });
  const mattress = isMattressSize
    ? text('product.measures.mattress', { size: formatSize(`${width}x${depth}`) })
    : undefined;
  const named = [
    ...(mattress === undefined
      ? [
          say('product.measures.width', width),
          say(isLength ? 'product.measures.length' : 'product.measures.depth', depth),
        ]
      : [mattress]),
    ...(height ? [say('product.measures.height', height)] : []),
    ...(headboard ? [say('product.measures.headboard', headboard)] : []),
  ];
  const alt = text(kind === 'standing' ? 'product.standing.alt' : 'product.measures.alt', {
    measures: named.join(', '),
    person: BESIDE_BED,
  });
  return (
    <>
      <Image
        picture={measuresPicture(kind, measures, { alt, decimalMark: mark })}
        sizes={sizes}
        className={className}
      />
      {mattress !== undefined && !isSmall && (
        <span className={styles['note']} aria-hidden="true">
          {mattress}
        </span>
      )}
    </>
  );
}
