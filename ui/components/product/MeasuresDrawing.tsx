import type { ReactNode } from 'react';
import {
  BESIDE_BED,
  type Measures,
  type MeasuresKind,
  measuresPicture,
} from '#src/catalog/measures.ts';
import { useText } from '../../shop-context.tsx';
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
  const text = useText();
  const { width, depth, isLength, height, headboard } = measures;
  const named = [
    text('product.measures.width', { value: width }),
    text(isLength ? 'product.measures.length' : 'product.measures.depth', { value: depth }),
    ...(height ? [text('product.measures.height', { value: height })] : []),
    ...(headboard ? [text('product.measures.headboard', { value: headboard })] : []),
  ];
  const alt = text(kind === 'standing' ? 'product.standing.alt' : 'product.measures.alt', {
    measures: named.join(', '),
    person: BESIDE_BED,
  });
  return (
    <Image picture={measuresPicture(kind, measures, alt)} sizes={sizes} className={className} />
  );
}
