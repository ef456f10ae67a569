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

describe('UspRatings', () => {
  it('L4 says a grade in words beside its dots', async () => {
    expect(await draw(usp('4', true))).toContain('4 van 5');
  });

  it('L4 shows a property without a grade in its own words', async () => {
    const html = await draw(usp('Zijslaper, Rugslaper', false));
    expect(html).toContain('Zijslaper, Rugslaper');
    expect(html).not.toContain('van 5');
  });

  it('fills as many dots as the grade says, and never more than there are', async () => {
    expect(await draw(usp('4', true))).toContain('grade4');
    expect(await draw(usp('9', true))).toContain('grade5');
    expect(await draw(usp('onbekend', true))).toContain('grade0');
  });

  it('draws nothing for an icon that the shop lacks', async () => {
    expect(await draw(usp('4', true))).toContain('<svg');
    expect(await draw(usp('4', true, 'unknown.svg'))).not.toContain('<svg');
  });

  it('is absent without properties', async () => {
    expect(await draw()).toBe('');
  });
});
