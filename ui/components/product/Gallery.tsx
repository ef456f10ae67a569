import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { placeAt, stripLeft } from '#src/carousel/strip.ts';
import type { Picture } from '#src/catalog/product.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { useText } from '#ui/shop-context.tsx';
import { Image } from '../Image.tsx';
import styles from './Gallery.module.css';

const MAIN_SIZES = imageSizes('100vw', [
  { from: 82, width: '46rem' },
  { from: 64, width: '56vw' },
]);

type GalleryProps = { readonly name: string; readonly pictures: readonly Picture[] };

/**
 * The pictures of a product, in a strip to swipe through, and small ones that lead to each. These
 * are links down the page, so that they work without script as well.
 */
export function Gallery({ name, pictures }: GalleryProps): ReactNode {
  const text = useText();
  const strip = useRef<HTMLUListElement>(null);
  const [shown, setShown] = useShownPicture(strip, pictures.length);
  return (
    <section className={styles['gallery']} aria-label={text('product.pictures', { name })}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it */}
      <ul className={styles['strip']} ref={strip} tabIndex={0}>
        {pictures.map((picture, place) => (
          <li key={picture.path} id={pictureId(place)}>
            <Image picture={picture} sizes={MAIN_SIZES} eager={place === 0} />
          </li>
        ))}
      </ul>
      {pictures.length > 1 && <Thumbnails pictures={pictures} shown={shown} onChoose={setShown} />}
    </section>
  );
}

type ThumbnailsProps = {
  readonly pictures: readonly Picture[];
  readonly shown: number;
  readonly onChoose: (place: number) => void;
};

function Thumbnails({ pictures, shown, onChoose }: ThumbnailsProps): ReactNode {
  const text = useText();
  const choose = (place: number) => (event: MouseEvent) => {
    event.preventDefault();
    onChoose(place);
  };
  return (
    <ul className={styles['thumbnails']}>
      {pictures.map((picture, place) => (
        <li key={picture.path}>
          <a
            href={`#${pictureId(place)}`}
            aria-label={text('product.show-picture', { number: place + 1 })}
            aria-current={place === shown ? 'true' : undefined}
            onClick={choose(place)}
          >
            <Image picture={{ ...picture, alt: '' }} sizes="5rem" />
          </a>
        </li>
      ))}
    </ul>
  );
}

const pictureId = (place: number): string => `picture-${place + 1}`;

/** Which picture the strip shows, and a way to show another; follows the shopper's swipes. */
function useShownPicture(
  strip: { readonly current: HTMLUListElement | null },
  count: number,
): readonly [number, (place: number) => void] {
  const [shown, setShown] = useState(0);
  useEffect(() => {
    const element = strip.current;
    const follow = (): void => {
      if (element) setShown(placeAt(element.scrollLeft, { count, width: element.scrollWidth }));
    };
    element?.addEventListener('scroll', follow, { passive: true });
    return () => element?.removeEventListener('scroll', follow);
  }, [strip, count]);
  const show = (place: number): void => {
    const element = strip.current;
    element?.scrollTo({ left: stripLeft(place, { count, width: element.scrollWidth }) });
  };
  return [shown, show];
}
