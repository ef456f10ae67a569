import { describe, expect, it } from 'vitest';
import { itemCondition } from '#src/catalog/item-condition.ts';

const withFeatures = (value: string, code = 'bijzonderheden') => ({
  attributes: [{ code, label: code, value }],
});

describe('itemCondition', () => {
  it.each(['Gereinigde retour', 'Beidseitig nutzbar, Gereinigte Retoure', ' cleaned return '])(
    'returns refurbished for the feature %s',
    (value) => {
      expect(itemCondition(withFeatures(value))).toBe('refurbished');
    },
  );

  it('returns new for any other product', () => {
    expect(itemCondition({ attributes: [] })).toBe('new');
    expect(itemCondition(withFeatures('Natuurlijke materialen, Gratis retour'))).toBe('new');
    expect(itemCondition(withFeatures('Gereinigde retour', 'matras_hoes'))).toBe('new');
  });
});
