import { describe, expect, it } from 'vitest';
import type { Attribute } from '#src/catalog/product.ts';
import type { DutyKey } from '#src/duties/duty-table.ts';
import { energyLabelOf } from '#src/duties/energy-label.ts';
import { goodsFactsOf } from '#src/duties/goods-facts.ts';
import { statementsOf } from '#src/duties/statements.ts';
import type { Locale } from '#src/shared/locale.ts';

const attributesOf = (values: Readonly<Record<string, string>>): readonly Attribute[] =>
  Object.entries(values).map(([code, value]) => ({ code, label: code, value }));

/** What a page with these duties states of goods with these attributes: title and lines. */
const stated = (
  duties: readonly DutyKey[],
  values: Readonly<Record<string, string>>,
  locale: Locale,
) => {
  const facts = goodsFactsOf({ catalogueId: '1', attributes: attributesOf(values) });
  return statementsOf(facts, Object.fromEntries(duties.map((duty) => [duty, 'open'])), locale).map(
    ({ title, lines }) => [title, ...lines].join(' | '),
  );
};

describe('statementsOf', () => {
  it.each<readonly [DutyKey, string, string, Locale, string]>([
    [
      'fibres',
      'fibres',
      'cover:elastane 2.5,cotton 97.5;filling:wool 100',
      'nl-nl',
      'Vezelsamenstelling | Hoes: 97,5\u00A0% katoen, 2,5\u00A0% elastaan | Vulling: 100\u00A0% wol',
    ],
    [
      'fibres',
      'fibres',
      'cover:elastane 2.5,cotton 97.5',
      'en-us',
      'Fibre composition | Cover: 97.5\u00A0% cotton, 2.5\u00A0% elastane',
    ],
    [
      'contains-light-source',
      'light_source',
      'contains F',
      'de-de',
      'Lichtquelle | Dieses Produkt enthält eine Lichtquelle der Energieeffizienzklasse F.',
    ],
    [
      'certificates',
      'certificates',
      'OEKO-TEX Standard 100|21.HNL.1|Hohenstein|cover;GOTS|CU 2|Control Union|product',
      'en-us',
      'Certificates | OEKO-TEX Standard 100, number 21.HNL.1, Hohenstein. Issued for the cover, not for the whole product. | GOTS, number CU 2, Control Union. Issued for the whole product.',
    ],
    [
      'guarantee',
      'guarantee',
      '10|core|Lunaro Bedden B.V.',
      'nl-be',
      'Commerciële garantie | Lunaro Bedden B.V. geeft 10 jaar garantie op de kern, niet op het hele product, vanaf de levering en in alle landen waar we leveren. | Meld een gebrek aan Lunaro Bedden B.V., met je orderbevestiging. Je wettelijke garantie van twee jaar tegenover ons is gratis en blijft onverkort gelden.',
    ],
    [
      'weee-number',
      'weee_number',
      'DE 12345678',
      'de-de',
      'Registrierung des Herstellers | WEEE-Reg.-Nr. DE 12345678',
    ],
  ])('LD2 states for %s what %s says: %s', (duty, code, value, locale, said) => {
    expect(stated([duty], { [code]: value }, locale)).toEqual([said]);
    expect(stated([duty], {}, locale)).toEqual([]);
    expect(stated([], { [code]: value }, locale)).toEqual([]);
  });

  it('LD2 says who takes old appliances back, by the law of the country', () => {
    expect(stated(['take-back'], {}, 'de-de')).toEqual([
      expect.stringMatching(/^Altgeräte \| .* nehmen wir auch ohne Kauf zurück/u),
    ]);
    expect(stated(['take-back'], {}, 'de-at')).toEqual([
      expect.stringMatching(/^Altgeräte \| .*der gleichen Art und Funktion unentgeltlich/u),
    ]);
  });

  it('LD2 says where an empty battery goes', () => {
    expect(stated(['battery'], { battery: 'yes' }, 'en-us')).toEqual([
      expect.stringMatching(/^Battery \| A battery comes with .* for free at a collection point/u),
    ]);
  });

  it('LD2 names the duty of each statement, in the order of the page', () => {
    const facts = goodsFactsOf({
      catalogueId: '1',
      attributes: attributesOf({ guarantee: '2|product|A', fibres: 'fabric:cotton 100' }),
    });
    const duties = { battery: 'open', guarantee: 'open', fibres: 'open' } as const;
    expect(statementsOf(facts, duties, 'nl-nl').map(({ duty }) => duty)).toEqual([
      'fibres',
      'guarantee',
      'battery',
    ]);
  });
});

const labelOf = (values: Readonly<Record<string, string>>) =>
  energyLabelOf({ attributes: attributesOf(values) });

describe('energyLabelOf', () => {
  it('LD2 is that of a light source, and never of a lamp that only contains one', () => {
    expect(labelOf({ light_source: 'source E https://eprel.example/1' })).toEqual({
      kind: 'light-source',
      energyClass: 'E',
      sheetUrl: 'https://eprel.example/1',
    });
    expect(labelOf({ light_source: 'contains E' })).toBeUndefined();
    expect(labelOf({ light_source: 'class E' })).toBeUndefined();
    expect(labelOf({})).toBeUndefined();
  });
});
