import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { nextZoom, ZOOM_STEPS, zoomAfterPinch } from '../carousel/zoom.ts';
import type { TextKey } from '../../i18n/texts.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { useCloseOnBack, useModal } from '../dialog/use-overlay.ts';
import { GallerySlide, type Slide } from './GallerySlide.tsx';
import styles from './GalleryZoom.module.css';

type GalleryZoomProps = {
  readonly name: string;
  readonly slides: readonly Slide[];
  readonly isSplit: boolean;
  readonly shown: number;
  readonly isOpen: boolean;
  readonly onShow: (index: number) => void;
  readonly onClose: () => void;
};

/** Full-screen view of the pictures, zoomed by buttons, pinch or the plus and minus keys. */
export function GalleryZoom(props: GalleryZoomProps): ReactNode {
  const { name, isOpen, onClose } = props;
  const text = useText();
  const dialog = useModal(isOpen);
  useCloseOnBack(isOpen, onClose);
  return (
    <dialog
      ref={dialog}
      className={styles['dialog']}
      aria-label={text('product.pictures', { name })}
      onClose={() => isOpen && onClose()}
    >
      {isOpen && <Contents {...props} />}
    </dialog>
  );
}

/** Maximum width at which a 4:3 picture fits the screen. */
const FITTING = 'min(100vw, (100dvh - 8.5rem) * 4 / 3)';

function Contents(props: GalleryZoomProps): ReactNode {
  const { slides, shown, onShow } = props;
  const [zoom, setZoom] = useState<number>(ZOOM_STEPS[0]);
  const step = (by: 1 | -1): void => {
    setZoom(ZOOM_STEPS[0]);
    onShow(Math.max(0, Math.min(slides.length - 1, shown + by)));
  };
  const press = ({ key }: KeyboardEvent): void => {
    if (key === '+' || key === '=') setZoom((now) => nextZoom(now, 1));
    if (key === '-') setZoom((now) => nextZoom(now, -1));
    if (key === '0') setZoom(ZOOM_STEPS[0]);
    if (zoom > ZOOM_STEPS[0]) return;
    if (key === 'ArrowRight') step(1);
    if (key === 'ArrowLeft') step(-1);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- bubbled events
    <div className={styles['frame']} onKeyDown={press}>
      <Bar {...props} zoom={zoom} onZoom={setZoom} />
      <View {...props} zoom={zoom} onZoom={setZoom} />
      {slides.length > 1 && (
        <div className={styles['steps']}>
          <Tool
            name="chevron-left"
            textKey="product.gallery.previous"
            isOff={shown === 0}
            onPress={() => step(-1)}
          />
          <Tool
            name="chevron-right"
            textKey="product.gallery.next"
            isOff={shown === slides.length - 1}
            onPress={() => step(1)}
          />
        </div>
      )}
    </div>
  );
}

type ZoomedProps = GalleryZoomProps & {
  readonly zoom: number;
  readonly onZoom: (next: (now: number) => number) => void;
};

function Bar({ slides, shown, zoom, onZoom, onClose }: ZoomedProps): ReactNode {
  const text = useText();
  return (
    <div className={styles['bar']}>
      <p aria-live="polite">
        {text('product.gallery.place', { place: shown + 1, count: slides.length })}
      </p>
      <Tool
        name="minus"
        textKey="product.gallery.out"
        isOff={zoom <= ZOOM_STEPS[0]}
        onPress={() => onZoom((now) => nextZoom(now, -1))}
      />
      <Tool
        name="plus"
        textKey="product.gallery.in"
        isOff={zoom >= (ZOOM_STEPS.at(-1) ?? 1)}
        onPress={() => onZoom((now) => nextZoom(now, 1))}
      />
      <Tool name="close" textKey="product.gallery.close" onPress={onClose} />
    </div>
  );
}

function View({ slides, shown, isSplit, zoom, onZoom }: ZoomedProps): ReactNode {
  const text = useText();
  const view = useRef<HTMLElement>(null);
  usePinch(view, (factor) => onZoom((now) => zoomAfterPinch(now, factor)));
  useStayingCentered(view, zoom);
  const slide = slides[shown];
  return (
    <section
      className={styles['view']}
      ref={view}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
      aria-label={text('product.gallery.view')}
    >
      <div className={styles['sheet']} style={{ width: `calc(${FITTING} * ${zoom})` }}>
        {slide && (
          <GallerySlide
            slide={slide}
            sizes={zoom > 1 ? '200vw' : '100vw'}
            isSplit={isSplit}
            className={styles['slide']}
          />
        )}
      </div>
    </section>
  );
}

type ToolProps = {
  readonly name: IconName;
  readonly textKey: TextKey;
  readonly isOff?: boolean;
  readonly onPress: () => void;
};

/** A disabled tool keeps the focus. */
function Tool({ name, textKey, isOff = false, onPress }: ToolProps): ReactNode {
  const text = useText();
  return (
    <button type="button" aria-disabled={isOff || undefined} onClick={isOff ? undefined : onPress}>
      <Icon name={name} />
      <VisuallyHidden>{text(textKey)}</VisuallyHidden>
    </button>
  );
}

/** Calls `onPinch` with the factor by which two fingers moved apart since the last event. */
function usePinch(element: RefObject<HTMLElement | null>, onPinch: (factor: number) => void): void {
  const pinch = useEffectEvent(onPinch);
  useEffect(() => {
    const target = element.current;
    let distance = 0;
    const move = (event: TouchEvent): void => {
      const [one, other] = event.touches;
      if (!one || !other) return;
      event.preventDefault();
      const now = Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY);
      if (distance > 0) pinch(now / distance);
      distance = now;
    };
    const end = (): void => {
      distance = 0;
    };
    target?.addEventListener('touchmove', move, { passive: false });
    target?.addEventListener('touchend', end);
    return () => {
      target?.removeEventListener('touchmove', move);
      target?.removeEventListener('touchend', end);
    };
  }, [element]);
}

/** Keeps the centre of a scroll view in place when its content is zoomed. */
function useStayingCentered(view: RefObject<HTMLElement | null>, zoom: number): void {
  const before = useRef(zoom);
  useLayoutEffect(() => {
    const element = view.current;
    const factor = zoom / before.current;
    before.current = zoom;
    if (!element || factor === 1) return;
    const { scrollLeft, scrollTop, clientWidth, clientHeight } = element;
    element.scrollTo({
      left: (scrollLeft + clientWidth / 2) * factor - clientWidth / 2,
      top: (scrollTop + clientHeight / 2) * factor - clientHeight / 2,
    });
  }, [view, zoom]);
}
