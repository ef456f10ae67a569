import { expect, type Page } from '@playwright/test';

type Shift = PerformanceEntry & {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly {
    readonly node?: Node;
    readonly previousRect: DOMRectReadOnly;
    readonly currentRect: DOMRectReadOnly;
  }[];
};

/** Unexpected layout shifts of the page, as CLS counts them. */
export type Stillness = { readonly sum: number; readonly moved: readonly string[] };

/** Sums up all shifts since the page began, which is at least any window of five seconds. */
export const stillnessOf = (page: Page): Promise<Stillness> =>
  page.evaluate(
    () =>
      new Promise<Stillness>((resolve) => {
        const shifts: Shift[] = [];
        const note = (list: PerformanceObserverEntryList): void => {
          shifts.push(...(list.getEntries() as Shift[]).filter((shift) => !shift.hadRecentInput));
        };
        const nameOf = ({
          node,
          previousRect: from,
          currentRect: to,
        }: Shift['sources'][number]) => {
          const element = node instanceof Element ? node : node?.parentElement;
          const where = `${from.x},${from.y} to ${to.x},${to.y}`;
          return `${element?.className} (${where}): ${element?.textContent?.slice(0, 40)}`;
        };
        new PerformanceObserver(note).observe({ type: 'layout-shift', buffered: true });
        // Records up to now are delivered with the next frame.
        requestAnimationFrame(() =>
          setTimeout(() => {
            const sum = shifts.reduce((total, { value }) => total + value, 0);
            resolve({ sum, moved: shifts.flatMap(({ sources }) => sources.map(nameOf)) });
          }, 100),
        );
      }),
  );

/** Rounded as CLS is reported, to two decimals. */
export const rounded = ({ sum }: Stillness): string => sum.toFixed(2);

/** Expects no layout shifts since the page began. */
export async function expectStill(page: Page): Promise<void> {
  const stillness = await stillnessOf(page);
  expect(rounded(stillness), stillness.moved.join('\n')).toBe('0.00');
}
