import type { ReactNode } from 'react';
import { type Layer, layersOf } from '#src/catalog/layers.ts';
import { type Measures, type MeasuresKind, measuresOf } from '#src/catalog/measures.ts';
import { pictureRole, variantPictures } from '#src/catalog/product-pictures.ts';
import {
  type Picture,
  type Product,
  sizeLength,
  sizeWidth,
  type Variant,
} from '#src/catalog/product.ts';
import type { ProductType } from '#src/catalog/attributes/attribute-key.ts';
import { productType } from '#src/catalog/product-type.ts';
import { sleepersOn } from '#src/catalog/sleepers.ts';
import { Image } from '../Image.tsx';
import { LayersDrawing } from './LayersDrawing.tsx';
import { MeasuresDrawing } from './MeasuresDrawing.tsx';
import { ScaleDrawing } from './ScaleDrawing.tsx';

type GallerySlideProps = {
  readonly slide: Slide;
  readonly sizes: string;
  readonly eager?: boolean;
  /** For a thumbnail. */
  readonly isSmall?: boolean;
  readonly isSplit?: boolean;
  readonly className?: string | undefined;
};

/** A photograph or a drawing, at the width of its container. */
export function GallerySlide(props: GallerySlideProps): ReactNode {
  const { slide, sizes, eager = false, isSmall = false, isSplit = false, className } = props;
  switch (slide.kind) {
    case 'picture':
      return <Image picture={slide.picture} sizes={sizes} eager={eager} className={className} />;
    case 'scale':
      return <ScaleDrawing size={slide.size} isSplit={isSplit} className={className} />;
    case 'measures':
      return (
        <MeasuresDrawing
          kind={slide.drawing}
          measures={slide.measures}
          sizes={sizes}
          isSmall={isSmall}
          className={className}
        />
      );
    case 'layers':
      return <LayersDrawing layers={slide.layers} isSmall={isSmall} className={className} />;
  }
}

/** A gallery slide: a photograph, or a drawing of the scale, of the measures or of the layers. */
export type Slide =
  | { readonly kind: 'picture'; readonly id: string; readonly picture: Picture }
  | { readonly kind: 'scale'; readonly id: string; readonly size: string }
  | {
      readonly kind: 'measures';
      readonly id: string;
      readonly drawing: MeasuresKind;
      readonly measures: Measures;
    }
  | { readonly kind: 'layers'; readonly id: string; readonly layers: readonly Layer[] };

/**
 * Slides of a variant: as configured, the product, its room, a scale drawing, layers, details, and
 * its measures.
 */
export function gallerySlides(
  product: Product,
  variant: Variant,
  drawing?: Picture,
): readonly Slide[] {
  const pictures = variantPictures(product, variant);
  const of = (...roles: readonly string[]): readonly Slide[] =>
    pictures
      .filter((picture) => roles.includes(pictureRole(picture)))
      .map((picture) => ({ kind: 'picture', id: picture.path, picture }));
  const first = drawing ?? pictures[0];
  const slides = [
    { kind: 'picture' as const, id: first.path, picture: first },
    ...of('product', 'room'),
    ...scaleOf(variant),
    ...layersSlide(product),
    ...of('inside', 'detail'),
    ...measuresSlides(product, variant),
  ];
  return slides.filter(({ id }, index) => index === slides.findIndex((one) => one.id === id));
}

function scaleOf({ size }: Variant): readonly Slide[] {
  if (size === undefined || sleepersOn(sizeWidth(size), sizeLength(size)).length === 0) return [];
  return [{ kind: 'scale', id: 'scale', size }];
}

function layersSlide(product: Product): readonly Slide[] {
  const layers = layersOf(product);
  return layers.length > 0 ? [{ kind: 'layers', id: 'layers', layers }] : [];
}

/** Goods whose form is not a box: what is drawn is the room that they take. */
const FREE_FORMS: ReadonlySet<ProductType | undefined> = new Set<ProductType>([
  'stool',
  'bedside-lamp',
]);

/** The measures, unless the scale drawing says all of them; a bed beside a person, too. */
function measuresSlides(product: Product, variant: Variant): readonly Slide[] {
  const measures = measuresOf(product, variant);
  if (!measures || (!measures.height && scaleOf(variant).length > 0)) return [];
  const drawing = FREE_FORMS.has(productType(product)) ? 'outline' : 'measures';
  const drawn = (kind: MeasuresKind): Slide => ({
    kind: 'measures',
    id: kind,
    drawing: kind,
    measures,
  });
  return [drawn(drawing), ...(measures.headboard ? [drawn('standing')] : [])];
}
