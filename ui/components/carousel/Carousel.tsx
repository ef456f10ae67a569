import { Children, type KeyboardEvent, type ReactNode, useRef } from 'react';
import {
  canGoBack,
  canGoForward,
  carouselBack,
  carouselForward,
  type Carousel as State,
} from './carousel-model.ts';
import { carouselAfterDrag, carouselAfterKey, isCarouselKey } from './carousel-moves.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './Carousel.module.css';
import { type CarouselView, useCarousel } from './use-carousel.ts';
import { useMouseDrag } from './use-mouse-drag.ts';

type CarouselProps = {
  /** Accessible name, e.g. the subject of the items. */
  readonly label: string;
  /** Number of items side by side, by screen width. */
  readonly view?: CarouselView;
  /** The items, each a list item (`li`) with a key. */
  readonly children: ReactNode;
};

/**
 * A row of items, operated by touch, mouse and keyboard (H11). It is a scroll-snapping list, so
 * that it works without script; the buttons need script.
 */
export function Carousel({ label, view = 'cards', children }: CarouselProps): ReactNode {
  const track = useRef<HTMLUListElement>(null);
  const count = Children.count(children);
  const { carousel, show, itemWidth } = useCarousel(track, count, view);
  useMouseDrag(track, {
    onGrab: () => carousel,
    onDrop: (start, dragged) => start && show(carouselAfterDrag(start, dragged, itemWidth())),
  });
  const walk = (event: KeyboardEvent<HTMLUListElement>): void => {
    if (event.target !== event.currentTarget || !carousel || !isCarouselKey(event.key)) return;
    event.preventDefault();
    show(carouselAfterKey(carousel, event.key));
  };
  return (
    <section className={styles['carousel']} aria-label={label}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys */}
      <ul
        ref={track}
        className={classNames(styles['track'], styles[view])}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the keyboard scrolls it
        tabIndex={0}
        aria-label={label}
        onKeyDown={walk}
      >
        {children}
      </ul>
      {carousel && <Buttons carousel={carousel} onShow={show} />}
    </section>
  );
}

type ButtonsProps = { readonly carousel: State; readonly onShow: (next: State) => void };

/** A button at its limit does nothing when pressed, and keeps the focus. */
function Buttons({ carousel, onShow }: ButtonsProps): ReactNode {
  const text = useText();
  const back = canGoBack(carousel);
  const forward = canGoForward(carousel);
  if (!back && !forward) return null;
  return (
    <>
      <button
        className={classNames(styles['button'], styles['back'])}
        type="button"
        aria-disabled={!back}
        onClick={() => onShow(carouselBack(carousel))}
      >
        <Icon name="chevron-left" />
        <VisuallyHidden>{text('carousel.back')}</VisuallyHidden>
      </button>
      <button
        className={classNames(styles['button'], styles['forward'])}
        type="button"
        aria-disabled={!forward}
        onClick={() => onShow(carouselForward(carousel))}
      >
        <Icon name="chevron-right" />
        <VisuallyHidden>{text('carousel.forward')}</VisuallyHidden>
      </button>
    </>
  );
}
