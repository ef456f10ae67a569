import { describe, expect, it } from 'vitest';
import { readAttributeFields } from '#adapters/magento/catalogue/custom-attribute.ts';

describe('readAttributeFields', () => {
  it('reads the option of a Dropdown, an integer, and those of a Multiple Select, a text', () => {
    const attributes = readAttributeFields({ maat: 21, kleur: '102,103', matras_hardheid: null });
    const ids = Array.from(attributes.values(), ({ code, values }) => [
      code,
      values.map(({ value }) => value),
    ]);
    expect(ids).toEqual([
      ['maat', ['21']],
      ['kleur', ['102', '103']],
    ]);
  });
});
