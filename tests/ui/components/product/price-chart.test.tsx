import { parse } from 'node-html-parser';
import { describe, expect, it } from 'vitest';
import type { PriceStep } from '#src/pricing/price-history.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { PriceChart } from '#ui/components/product/PriceChart.tsx';
import { markupIn } from '../../render-page.tsx';

const STEPS: readonly PriceStep[] = [
  { cents: 62_000, from: '2026-08-29', until: '2026-08-30' },
  { cents: 59_900, from: '2026-08-31', until: '2026-11-01' },
  { cents: 49_900, from: '2026-11-02', until: '2026-11-27' },
];

const chartIn = async (locale: Locale, steps = STEPS) =>
  parse(await markupIn(locale, <PriceChart steps={steps} size="160x200" />));

const textsOf = (chart: Awaited<ReturnType<typeof chartIn>>, selector: string) =>
  chart.querySelectorAll(selector).map((element) => element.text.trim());

describe('PriceChart', () => {
  it('P3b draws one area in steps, as high as the price', async () => {
    const chart = await chartIn('nl-nl');
    expect(chart.querySelector('path')?.getAttribute('d')).toBe('M0 98V18H4V21H256V34H360V98');
    expect(textsOf(chart, 'svg text')).toEqual(['€\u00A0620,-', '€\u00A0499,-']);
  });

  it.each(LOCALES)('P3b has a name, a description and a table in %s', async (locale) => {
    const chart = await chartIn(locale);
    const [title] = textsOf(chart, 'svg > title');
    expect(textsOf(chart, 'h3')).toEqual([title]);
    expect(chart.querySelector('svg')?.getAttribute('role')).toBe('img');
    const [description = ''] = textsOf(chart, 'svg > desc');
    for (const amount of ['499,-', '620,-']) expect(description).toContain(amount);
    expect(textsOf(chart, 'details td:last-child')).toEqual(
      ['620,-', '599,-', '499,-'].map((amount) => `€\u00A0${amount}`),
    );
    expect(textsOf(chart, 'details td:first-child')[2]).toContain('2026');
    expect(chart.text).not.toMatch(/price\.history/u);
  });

  it('P3b interrupts the area and names the time in which the price is not known', async () => {
    const [first, , last] = STEPS;
    const chart = await chartIn(
      'en-us',
      [first, last].flatMap((step) => step ?? []),
    );
    expect(chart.querySelector('path')?.getAttribute('d')).toBe('M0 98V18H4V98M260 98V34H360V98');
    expect(textsOf(chart, 'details td:last-child')).toEqual([
      '€\u00A0620,-',
      'not known',
      '€\u00A0499,-',
    ]);
    const days = textsOf(chart, 'details td:first-child');
    expect(days.map((day) => /\d+/u.exec(day)?.[0])).toEqual(['29', '31', '2']);
  });
});
