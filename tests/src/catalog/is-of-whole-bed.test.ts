import { describe, expect, it } from 'vitest';
import { isOfWholeBed } from '#src/catalog/is-of-whole-bed.ts';
import { colorOption, firmnessOption } from '../../support/arbitraries/variants.ts';
import { aVariant } from '../../support/shown-pages.ts';

const half = aVariant('80x200', 20_000);
const halves = { left: half, right: half };

describe('isOfWholeBed', () => {
  it('holds of every option of a bed in one piece', () => {
    expect(isOfWholeBed({}, firmnessOption('Medium'))).toBe(true);
    expect(isOfWholeBed({}, colorOption('Zand'))).toBe(true);
  });

  it('holds of all but the firmness of a bed in two halves', () => {
    expect(isOfWholeBed({ halves }, firmnessOption('Medium'))).toBe(false);
    expect(isOfWholeBed({ halves }, colorOption('Zand'))).toBe(true);
  });
});
