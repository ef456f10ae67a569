import type { Page } from '@playwright/test';

/** Added by the browser only: a row has buttons if its size makes it scroll. */
const BUTTONS_OF_ROWS = 'section > ul[tabindex="0"] ~ button';

/** Saved goods, or a note that there are none: only the browser stores them. */
const ON_THE_SHELF = '[aria-labelledby="saved-title"] > div > *';

/** Attributes that only the browser can set, by element. */
const OF_THE_BROWSER: Readonly<Record<string, readonly string[]>> = {
  // Without script the search field is a plain field; the script makes it a combobox.
  'search input': ['role', 'aria-autocomplete', 'aria-haspopup', 'aria-expanded', 'aria-controls'],
  // Without script the browser validates a form; with it the shop does, with its own messages.
  form: ['novalidate'],
};

/** Keeps a copy of the page at the moment of hydration. */
export async function keepTakenOver(page: Page): Promise<void> {
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      observer.disconnect();
      const kept = document.getElementById('app')?.outerHTML ?? '';
      document.documentElement.setAttribute('data-kept', kept);
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
      const kept = document.documentElement.getAttribute('data-kept') ?? '';
      const [before, after] = [linesOf(printed), linesOf(kept)];
      const first = before.findIndex((line, place) => line !== after[place]);
      if (first === -1 && before.length === after.length) return [];
      const place = first === -1 ? before.length : first;
      const around = (lines: readonly string[]) => lines.slice(place - 2, place + 5).join('');
      return [`printed: ${around(before)}`, `taken over: ${around(after)}`];
    },
    { html, own: OF_THE_BROWSER, additions: `${BUTTONS_OF_ROWS}, ${ON_THE_SHELF}` },
  );
