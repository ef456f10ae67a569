import { describe, expect, it } from 'vitest';
import { iconNameOfFile } from '#ui/icons/icon-paths.ts';

describe('iconNameOfFile', () => {
  it.each(
    'pressure support position stability resilience ventilation moisture adaptability hardness shapeable'.split(
      ' ',
    ),
  )('L4 knows %s.svg', (name) => {
    expect(iconNameOfFile(`${name}.svg`)).toBe(name);
  });

  it('is undefined for a drawing that the shop lacks, or no file name at all', () => {
    for (const name of ['unknown.svg', '', '.svg', '__proto__', 'toString.svg', 'moon.png']) {
      expect(iconNameOfFile(name)).toBeUndefined();
    }
  });
});
