import { describe, expect, it } from 'vitest';
import { MeasuresDrawing } from '#ui/components/product/MeasuresDrawing.tsx';
import { found, markupIn } from '../../render-page.tsx';

const boxSpring = { width: 160, depth: 200, isLength: true, height: 60, headboard: 105 };

describe('MeasuresDrawing', () => {
  it.each([
    ['nl-nl', '160 cm breed, 200 cm lang, 60 cm hoog, hoofdbord 105 cm hoog'],
    ['de-de', '160 cm breit, 200 cm lang, 60 cm hoch, Kopfteil 105 cm hoch'],
    ['en-us', '160 cm wide, 200 cm long, 60 cm high, headboard 105 cm high'],
  ] as const)('P6b says all measures in its alternative text, in %s', async (locale, words) => {
    for (const kind of ['measures', 'standing'] as const) {
      const html = await markupIn(
        locale,
        <MeasuresDrawing kind={kind} measures={boxSpring} sizes="100vw" />,
      );
      expect(found(html, /alt="([^"]*)"/g)[0]).toContain(words);
      expect(found(html, /src="([^"]*)"/g)[0]).toBe(`/drawn/1/${kind}/160x200x60x105.svg`);
    }
  });

  it.each([
    ['nl-nl', 'ligmaat 160 × 200 cm, 45 cm hoog'],
    ['de-at', 'Liegefläche 160 × 200 cm, 45 cm hoch'],
    ['en-us', 'mattress size 160 × 200 cm, 45 cm high'],
  ] as const)(
    'P6b says that the size of a bed is its mattress size, in %s',
    async (locale, words) => {
      const frame = { width: 160, depth: 200, isLength: true, isMattressSize: true, height: 45 };
      const [large, small] = await Promise.all(
        [false, true].map((isSmall) =>
          markupIn(
            locale,
            <MeasuresDrawing kind="measures" measures={frame} sizes="100vw" isSmall={isSmall} />,
          ),
        ),
      );
      const spaced = words.replaceAll(' × ', '\u00a0×\u00a0');
      const [called = ''] = spaced.split(',');
      expect(found(large ?? '', /alt="([^"]*)"/g)[0]).toContain(spaced);
      expect(large).toContain(`>${called}</span>`);
      expect(small).not.toContain('<span');
    },
  );

  it.each([
    ['de-de', '24,5 cm hoch', '160x200x24,5x0'],
    ['en-us', '24.5 cm high', '160x200x24.5x0'],
  ] as const)('P6b has the decimals of %s', async (locale, words, name) => {
    const mattress = { width: 160, depth: 200, isLength: true, height: 24.5 };
    const html = await markupIn(
      locale,
      <MeasuresDrawing kind="measures" measures={mattress} sizes="100vw" />,
    );
    expect(found(html, /alt="([^"]*)"/g)[0]).toContain(words);
    expect(found(html, /src="([^"]*)"/g)[0]).toBe(`/drawn/1/measures/${name}.svg`);
  });

  it('P6b calls the depth of furniture its depth', async () => {
    const cabinet = { width: 45, depth: 38, isLength: false, height: 50 };
    const html = await markupIn(
      'nl-nl',
      <MeasuresDrawing kind="measures" measures={cabinet} sizes="100vw" />,
    );
    expect(html).toContain('45 cm breed, 38 cm diep, 50 cm hoog');
  });
});
