import type { ReactNode } from 'react';
import { Image } from '../Image.tsx';
import type { Slide } from './gallery-slides.ts';
import { LayersDrawing } from './LayersDrawing.tsx';
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
    case 'layers':
      return <LayersDrawing layers={slide.layers} isSmall={isSmall} className={className} />;
  }
}
