import { describe, expect, it } from 'vitest';
import { appliesToWholeBed } from '#src/catalog/applies-to-whole-bed.ts';
import { colorOption, firmnessOption } from '../../support/arbitraries/variants.ts';
import { aVariant } from '../../support/shown-pages.ts';

const half = aVariant('80x200', 20_000);
const halves = { left: half, right: half };

describe('appliesToWholeBed', () => {
  it('returns true for every option of a bed in one piece', () => {
    expect(appliesToWholeBed({}, firmnessOption('Medium'))).toBe(true);
    expect(appliesToWholeBed({}, colorOption('Zand'))).toBe(true);
  });

  it('returns false only for the firmness of a bed in two halves', () => {
    expect(appliesToWholeBed({ halves }, firmnessOption('Medium'))).toBe(false);
    expect(appliesToWholeBed({ halves }, colorOption('Zand'))).toBe(true);
  });
});
