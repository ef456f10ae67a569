/* oxlint-disable unicorn/consistent-function-scoping -- what runs in the page has to bring all it needs */
import { expect, type Page } from '@playwright/test';

/** A screen of 1280 × 1024, magnified to 200 % (WCAG 1.4.4) and to 400 % (1.4.10). */
const MAGNIFIED = [
  { width: 640, height: 512 },
  { width: 320, height: 256 },
] as const;

/** WCAG 1.4.12: text spacing that a reader may set without loss of content. */
const SPACING = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-block-end: 2em !important; }`;

/** A page follows its new size a frame later. */
const soft = expect.configure({ soft: true, timeout: 5000 });

/** Expects no loss and no sideways scrolling when magnified or with wide text spacing. */
export async function expectNothingCutOff(page: Page): Promise<void> {
  for (const size of MAGNIFIED) {
    await page.setViewportSize(size);
    await soft.poll(() => troubles(page), `${size.width} px: ${page.url()}`).toEqual([]);
  }
  // Applied like a reader's own style sheet, as the page's policy allows no other.
  await page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, SPACING);
  await soft.poll(() => troubles(page), `text spacing: ${page.url()}`).toEqual([]);
}

/** Sideways scrolling, text that overflows its box, and buttons covered by something else. */
const troubles = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const nameOf = (element: Element): string =>
      `${element.tagName.toLowerCase()}.${element.className}: ${(element.textContent ?? '').slice(0, 40)}`;
    const isShown = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      element.getBoundingClientRect().width > 1;
    const wide = document.documentElement.scrollWidth - window.innerWidth;
    const actions = [...document.querySelectorAll('button, summary, a[href], label, select')];
    const shown = actions.filter(isShown);
    // Text wider or higher than its button, if the button clips it.
    const clipped = shown.filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const isHiding = overflowX !== 'visible' || overflowY !== 'visible';
      const isTooSmall =
        element.scrollWidth > element.clientWidth + 1 ||
        element.scrollHeight > element.clientHeight + 1;
      return isHiding && element.clientWidth > 0 && isTooSmall;
    });
    const outside = shown.filter((element) => {
      const { left, right } = element.getBoundingClientRect();
      return (left < -1 || right > window.innerWidth + 1) && !scrollerOf(element);
    });
    function scrollerOf(element: Element): Element | null {
      for (let parent = element.parentElement; parent; parent = parent.parentElement) {
        if (/auto|scroll|hidden|clip/u.test(getComputedStyle(parent).overflowX)) return parent;
      }
      return null;
    }
    return [
      ...(wide > 0 ? [`${wide} px wider than the screen`] : []),
      ...clipped.map((element) => `clipped: ${nameOf(element)}`),
      ...outside.map((element) => `outside: ${nameOf(element)}`),
    ];
  });
