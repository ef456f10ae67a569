import { describe, expect, it } from 'vitest';
import { iconNameOfFile } from '#ui/icons/Icon.tsx';

describe('iconNameOfFile', () => {
  it.each(
    'pressure support position stability resilience ventilation moisture adaptability hardness shapeable'.split(
      ' ',
    ),
  )('L4 returns the icon name of %s.svg', (name) => {
    expect(iconNameOfFile(`${name}.svg`)).toBe(name);
  });

  it('returns undefined for an unknown icon and for an invalid file name', () => {
    for (const name of ['unknown.svg', '', '.svg', '__proto__', 'toString.svg', 'moon.png']) {
      expect(iconNameOfFile(name)).toBeUndefined();
    }
  });
});
