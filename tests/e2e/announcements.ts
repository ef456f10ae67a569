import type { Page } from '@playwright/test';

/** Records polite announcements from here on, each time that their text changes. */
export async function overhear(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate(() => {
    const said: string[] = ((globalThis as { said?: string[] }).said = []);
    const regions = 'output, [role="status"], [aria-live="polite"]';
    const before = new Map<Element, string>();
    const listen = (): void => {
      for (const region of document.querySelectorAll(regions)) {
        const isNew = !before.has(region);
        const words = region.textContent.replaceAll(/\s+/gu, ' ').trim();
        const isChanged = before.get(region) !== words;
        before.set(region, words);
        const isHeard =
          region.checkVisibility() && !region.closest('[aria-hidden="true"], [inert]');
        // A live region inserted together with its text is not announced: it has to exist before.
        if (!isNew && isChanged && words !== '' && isHeard) said.push(words);
      }
    };
    listen();
    new MutationObserver(listen).observe(document.body, {
      childList: true,
      subtree: true,
      characterData: true,
    });
  });
  return () => page.evaluate(() => (globalThis as { said?: string[] }).said ?? []);
}
