import {
  type MouseEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useRef,
  useState,
} from 'react';
import { hasFile } from '#src/catalog/product-pictures.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { indexAtScroll, scrollLeftOfIndex } from '../carousel/carousel-strip.ts';
import type { Translate } from '../../i18n/texts.ts';
import { Icon } from '../../icons/Icon.tsx';
import { isUnmodifiedClick } from '../../navigation/internal-link-target.ts';
import { useText } from '../../shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Gallery.module.css';
import { GallerySlide, type Slide } from './GallerySlide.tsx';

const MAIN_SIZES = imageSizes('100vw', [
  { from: 82, width: '46rem' },
  { from: 64, width: '56vw' },
]);

/** Loaded on the first zoom. */
const GalleryZoom = lazyWithTexts(async () => (await import('./GalleryZoom.tsx')).GalleryZoom);

type GalleryProps = {
  readonly name: string;
  readonly slides: readonly Slide[];
  readonly isSplit?: boolean;
};

/**
 * Product pictures as a scrollable strip, with thumbnails. The thumbnails are fragment links, so
 * that they work without script.
 */
export function Gallery({ name, slides, isSplit = false }: GalleryProps): ReactNode {
  const text = useText();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, show] = useShownSlide(strip, slides.length);
  const current = slides[shown];
  const [isZoomed, setZoomed] = useState(false);
  const [hasZoomed, setHasZoomed] = useState(false);
  const zoom = () => {
    setHasZoomed(true);
    setZoomed(true);
  };
  return (
    <section className={styles['gallery']} aria-label={text('product.pictures', { name })}>
      <div className={styles['stage']}>
        <PictureStrip slides={slides} isSplit={isSplit} strip={strip} />
        {slides.length > 1 && <Steps shown={shown} count={slides.length} onShow={show} />}
        {current && showsProduct(current) && (
          <button className={styles['zoom']} type="button" onClick={zoom}>
            <Icon name="search" />
            <VisuallyHidden>{text('product.gallery.zoom')}</VisuallyHidden>
          </button>
        )}
      </div>
      {slides.length > 1 && <Thumbnails slides={slides} shown={shown} onChoose={show} />}
      {hasZoomed && (
        <Suspense>
          <GalleryZoom
            name={name}
            slides={slides}
            isSplit={isSplit}
            shown={shown}
            isOpen={isZoomed}
            onShow={show}
            onClose={() => setZoomed(false)}
          />
        </Suspense>
      )}
    </section>
  );
}

/** False for the placeholder of a product without pictures. */
const showsProduct = (slide: Slide): boolean => slide.kind !== 'picture' || hasFile(slide.picture);

type PictureStripProps = Pick<GalleryProps, 'slides' | 'isSplit'> & {
  readonly strip: RefObject<HTMLUListElement | null>;
};

function PictureStrip({ slides, isSplit = false, strip }: PictureStripProps): ReactNode {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
    <ul className={styles['strip']} ref={strip} tabIndex={0}>
      {slides.map((slide, index) => (
        <li key={slide.id} id={slideId(index)}>
          <GallerySlide
            slide={slide}
            sizes={MAIN_SIZES}
            eager={index === 0}
            isSplit={isSplit}
            className={styles[slide.kind]}
          />
        </li>
      ))}
    </ul>
  );
}

type StepsProps = {
  readonly shown: number;
  readonly count: number;
  readonly onShow: (index: number) => void;
};

/** Previous and next buttons, and the position of the current picture. */
function Steps({ shown, count, onShow }: StepsProps): ReactNode {
  const text = useText();
  return (
    <div className={styles['steps']}>
      <button
        type="button"
        aria-disabled={shown === 0 || undefined}
        onClick={() => onShow(Math.max(0, shown - 1))}
      >
        <Icon name="chevron-left" />
        <VisuallyHidden>{text('product.gallery.previous')}</VisuallyHidden>
      </button>
      <p className={styles['count']}>
        {text('product.gallery.place', { place: shown + 1, count })}
      </p>
      <button
        type="button"
        aria-disabled={shown === count - 1 || undefined}
        onClick={() => onShow(Math.min(count - 1, shown + 1))}
      >
        <Icon name="chevron-right" />
        <VisuallyHidden>{text('product.gallery.next')}</VisuallyHidden>
      </button>
    </div>
  );
}

type ThumbnailsProps = {
  readonly slides: readonly Slide[];
  readonly shown: number;
  readonly onChoose: (index: number) => void;
};

function Thumbnails({ slides, shown, onChoose }: ThumbnailsProps): ReactNode {
  const text = useText();
  const choose = (index: number) => (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    onChoose(index);
  };
  return (
    <ul className={styles['thumbnails']}>
      {slides.map((slide, index) => (
        <li key={slide.id}>
          <a
            href={`#${slideId(index)}`}
            aria-current={index === shown ? 'true' : undefined}
            onClick={choose(index)}
          >
            <span aria-hidden="true">
              <GallerySlide slide={slide} sizes="5rem" isSmall className={styles[slide.kind]} />
            </span>
            <VisuallyHidden>{slideName(text, slide, index)}</VisuallyHidden>
          </a>
        </li>
      ))}
    </ul>
  );
}

function slideName(text: Translate, slide: Slide, index: number): string {
  if (slide.kind === 'scale') return text('product.scale.title');
  if (slide.kind === 'measures') {
    return text(slide.drawing === 'standing' ? 'product.standing.title' : 'product.measures.title');
  }
  if (slide.kind === 'layers') return text('product.layers.title');
  return text('product.show-picture', { number: index + 1 });
}

const slideId = (index: number): string => `picture-${index + 1}`;

/** Index of the slide in view, which follows scrolling, and a function that scrolls to another. */
function useShownSlide(
  strip: { readonly current: HTMLUListElement | null },
  count: number,
): readonly [number, (index: number) => void] {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = strip.current;
    const follow = (): void => {
      if (element)
        setShown(indexAtScroll(element.scrollLeft, { count, width: element.scrollWidth }));
    };
    element?.addEventListener('scroll', follow, { passive: true });
    return () => element?.removeEventListener('scroll', follow);
  }, [strip, count]);
  const show = (index: number): void => {
    const element = strip.current;
    element?.scrollTo({ left: scrollLeftOfIndex(index, { count, width: element.scrollWidth }) });
  };
  return [Math.min(shown, count - 1), show];
}
