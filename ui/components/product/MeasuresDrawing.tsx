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
import { Image } from '../Image.tsx';

type MeasuresDrawingProps = {
  readonly kind: MeasuresKind;
  readonly measures: Measures;
  readonly sizes: string;
  readonly className?: string | undefined;
};

/** A product to scale with its measures, in centimetres; a bed beside a person. */
export function MeasuresDrawing(props: MeasuresDrawingProps): ReactNode {
  const { kind, measures, sizes, className } = props;
  const { text, locale } = useShop();
  const { width, depth, isLength, height, headboard } = measures;
  const mark = decimalMark(locale);
  const say = (key: TextKey, centimetres: number): string =>
    text(key, { value: String(centimetres).replace('.', mark) });
  const named = [
    say('product.measures.width', width),
    say(isLength ? 'product.measures.length' : 'product.measures.depth', depth),
    ...(height ? [say('product.measures.height', height)] : []),
    ...(headboard ? [say('product.measures.headboard', headboard)] : []),
  ];
  const alt = text(kind === 'standing' ? 'product.standing.alt' : 'product.measures.alt', {
    measures: named.join(', '),
    person: BESIDE_BED,
  });
  return (
    <Image
      picture={measuresPicture(kind, measures, { alt, decimalMark: mark })}
      sizes={sizes}
      className={className}
    />
  );
}
