import type { StartTask } from './tasks.ts';

/**
 * Tasks that lay out what the styles leave for later (`data-later` in global.css), part by part, so that
 * none blocks a phone for long. They do so at once, not with the next frame, which would be one for
 * several tasks. After the last one nothing is left for later, on no page.
 */
export function layOutLater(document: Document): readonly StartTask[] {
  const left = [...document.querySelectorAll<HTMLElement>(LATER)].filter(isLeftForLater);
  return [
    ...inParts(left).map((part) => () => {
      const [first] = part;
      // Emptied, as a task lives as long as the tab, and would keep the first page's elements so long.
      for (const element of part.splice(0)) element.dataset['laidOut'] = '';
      first?.getBoundingClientRect();
      return () => {};
    }),
    () => {
      document.documentElement.removeAttribute('data-arrived');
      return () => {};
    },
  ];
}

const LATER = "[data-later='cards'] > *, [data-later]:not([data-later='cards'])";

const isLeftForLater = (element: Element): boolean =>
  element.ownerDocument.defaultView?.getComputedStyle(element).contentVisibility === 'auto';

/** Divides elements in order into parts of about {@link PART_SIZE} elements with those inside. */
function inParts(elements: readonly HTMLElement[]): readonly HTMLElement[][] {
  const parts: HTMLElement[][] = [];
  let size = PART_SIZE;
  for (const element of elements) {
    if (size >= PART_SIZE) {
      parts.push([]);
      size = 0;
    }
    parts.at(-1)?.push(element);
    size += element.querySelectorAll('*').length;
  }
  return parts;
}

/** A slow phone lays out a hundred elements in about 10 ms. */
const PART_SIZE = 150;
