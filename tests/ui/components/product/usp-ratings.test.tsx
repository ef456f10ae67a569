import { describe, expect, it } from 'vitest';
import { UspRatings } from '#ui/components/product/UspRatings.tsx';
import { markupIn } from '../../render-page.tsx';

const usp = (value: string, showRating: boolean, icon = 'pressure.svg') => ({
  code: 'matras_drukverdeling',
  label: 'Drukverdeling',
  value,
  icon,
  showRating,
});

const draw = (...usps: ReturnType<typeof usp>[]) =>
  markupIn('nl-nl', <UspRatings attributes={usps} />);

const drawn = (icon: string, size: 'card' | 'page') =>
  markupIn('nl-nl', <UspRatings attributes={[usp('4', true, icon)]} size={size} />);

describe('UspRatings', () => {
  it('L4 shows a grade as text beside its dots', async () => {
    expect(await draw(usp('4', true))).toContain('4 van 5');
  });

  it('L4 shows the value of an attribute without a grade', async () => {
    const html = await draw(usp('Zijslaper, Rugslaper', false));
    expect(html).toContain('Zijslaper, Rugslaper');
    expect(html).not.toContain('van 5');
  });

  it('fills as many dots as the grade, at most five', async () => {
    expect(await draw(usp('4', true))).toContain('grade4');
    expect(await draw(usp('9', true))).toContain('grade5');
  });

  it.each([
    ['nl-nl', '4 van 5'],
    ['de-de', '4 von 5'],
    ['en-us', '4 out of 5'],
  ] as const)(
    'L4 EP12 states in %s the number of filled dots and the maximum',
    async (locale, words) => {
      for (const value of ['4', '4.2']) {
        const html = await markupIn(locale, <UspRatings attributes={[usp(value, true)]} />);
        expect(html).toMatch(new RegExp(`grade4[^>]*aria-label="${words}"`));
      }
      expect(await draw(usp('9', true))).toContain('aria-label="5 van 5"');
    },
  );

  it('L4 EP12 shows a value that is not a grade without dots', async () => {
    const html = await draw(usp('onbekend', true));
    expect(html).toContain('>onbekend<');
    expect(html).not.toContain('van 5');
    expect(html).not.toContain('grade');
  });

  it('renders the icon of a known file, and none on a card', async () => {
    expect(await drawn('pressure.svg', 'page')).toContain('<svg');
    expect(await drawn('unknown.svg', 'page')).not.toContain('<svg');
    expect(await drawn('pressure.svg', 'card')).not.toContain('<svg');
  });

  it('is absent without attributes', async () => {
    expect(await draw()).toBe('');
  });
});
