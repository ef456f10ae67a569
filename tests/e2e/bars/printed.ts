import type { Page } from '@playwright/test';

/** Added by the browser only: a row has buttons if its size makes it scroll. */
const BUTTONS_OF_ROWS = 'section > ul[tabindex="0"] ~ button';

/** Saved products, or a note that there are none: only the browser stores them. */
const SAVED_ITEMS = '[aria-labelledby="saved-title"] > div > *';

/** How a drawing is moved, and heights that no address has: without script there is neither. */
const ADDED = '[data-added]';

/** Attributes that only the browser can set, by element. */
const OF_THE_BROWSER: Readonly<Record<string, readonly string[]>> = {
  // Without script the search field is a plain field; the script makes it a combobox.
  'search input': ['role', 'aria-autocomplete', 'aria-haspopup', 'aria-expanded', 'aria-controls'],
  // Without script Tab goes to each tab of a page; with it the arrow keys do (H10).
  '[data-tab-bar] a': ['tabindex'],
  // Without script the browser validates a form; with it the shop does, with its own messages.
  form: ['novalidate'],
  // Without script the plan of a room is a picture; with it the bed in it is a slider.
  '[data-plan]': ['role'],
  '[data-plan] > g': [
    'role',
    'tabindex',
    'aria-label',
    'aria-valuemin',
    'aria-valuemax',
    'aria-valuenow',
    'aria-valuetext',
  ],
};

/** Keeps a copy of the page at the moment of hydration. */
export async function storeHydrated(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const stored = document.getElementById('app')?.outerHTML ?? '';
      document.documentElement.setAttribute('data-kept', stored);
    }).observe(document, { subtree: true, attributes: true, attributeFilter: ['data-hydrated'] });
  });
}

/** Differences between the kept page and the HTML from the server. */
export const differences = (page: Page, html: string): Promise<readonly string[]> =>
  page.evaluate(
    ({ html: printed, own, additions }) => {
      const linesOf = (text: string): readonly string[] => {
        const app = new DOMParser().parseFromString(text, 'text/html').getElementById('app');
        for (const added of app?.querySelectorAll(additions) ?? []) added.remove();
        for (const [selector, attributes] of Object.entries(own)) {
          for (const element of app?.querySelectorAll(selector) ?? []) {
            for (const name of attributes) element.removeAttribute(name);
          }
        }
        return (app?.outerHTML ?? '').split(/(?=<)/u);
      };
      const stored = document.documentElement.getAttribute('data-kept') ?? '';
      const [before, after] = [linesOf(printed), linesOf(stored)];
      const first = before.findIndex((line, index) => line !== after[index]);
      if (first === -1 && before.length === after.length) return [];
      const index = first === -1 ? before.length : first;
      const around = (lines: readonly string[]) => lines.slice(index - 2, index + 5).join('');
      return [`printed: ${around(before)}`, `taken over: ${around(after)}`];
    },
    { html, own: OF_THE_BROWSER, additions: `${BUTTONS_OF_ROWS}, ${SAVED_ITEMS}, ${ADDED}` },
  );
