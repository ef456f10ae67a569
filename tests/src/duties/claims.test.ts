import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { claimsIn, claimsOfProduct } from '#src/duties/claims.ts';
import { type Locale, LOCALES } from '#src/shared/locale.ts';
import { attribute } from '../../support/fake-shop.ts';
import { aProduct } from '../../support/shown-pages.ts';

const wordsIn = (text: string, locale: Locale = 'nl-nl', certified: readonly string[] = []) =>
  claimsIn(text, locale, certified).map(({ kind, word }) => `${kind} ${word}`);

describe('claimsIn', () => {
  it.each<readonly [Locale, string, string]>([
    ['nl-nl', 'Een duurzaam matras.', 'environment duurzaam'],
    ['nl-be', 'Milieuvriendelijke hoes', 'environment Milieuvriendelijke'],
    ['nl-nl', 'De hoes is biologisch afbreekbaar.', 'environment biologisch afbreekbaar'],
    ['nl-nl', 'Onze bezorging is klimaatneutraal.', 'offset klimaatneutraal'],
    ['nl-nl', 'CO₂-neutraal gemaakt', 'offset CO₂-neutraal'],
    ['nl-nl', 'Dit kussen geneest je nek.', 'health geneest'],
    ['nl-nl', 'Verlicht rugpijn.', 'health Verlicht rugpijn'],
    ['nl-nl', 'Fijn bij rugpijn of reflux.', 'health bij rugpijn'],
    ['nl-nl', 'Het beste matras van Nederland.', 'superlative beste matras'],
    ['nl-nl', 'De nummer 1 in slapen.', 'superlative nummer 1'],
    ['nl-nl', 'Beste uit de test!', 'superlative Beste uit de test'],
    ['nl-nl', 'Gemaakt van biokatoen', 'seal biokatoen'],
    ['nl-nl', 'Keurmerk Groen Slapen', 'seal Keurmerk Groen Slapen'],
    ['de-de', 'Nachhaltige Matratze', 'environment Nachhaltige'],
    ['de-at', 'Ein umweltfreundlicher Bezug', 'environment umweltfreundlicher'],
    ['de-de', 'Klimaneutraler Versand', 'offset Klimaneutraler'],
    ['de-de', 'Heilt Rückenleiden', 'health Heilt'],
    ['de-de', 'Das hilft gegen Rückenschmerzen.', 'health gegen Rückenschmerzen'],
    ['de-de', 'Unser Testsieger', 'superlative Testsieger'],
    ['de-de', 'Die beste Matratze für alle', 'superlative beste Matratze'],
    ['de-de', 'Nr. 1 in Deutschland', 'superlative Nr. 1'],
    ['de-de', 'ÖKO-TEX geprüfter Bezug', 'seal ÖKO-TEX'],
    ['en-us', 'An eco-friendly, sustainable bed', 'environment eco-friendly'],
    ['en-us', 'Carbon neutral delivery', 'offset Carbon neutral'],
    ['en-us', 'It cures insomnia.', 'health cures'],
    ['en-us', 'The best mattress you can buy', 'superlative best mattress'],
    ['en-us', 'Our lowest price guarantee', 'superlative lowest price guarantee'],
    ['nl-nl', 'Ons sustainable assortiment', 'environment sustainable'],
    // What is denied is something else.
    ['nl-nl', 'Duurzaam matras zonder lijm.', 'environment Duurzaam'],
    ['nl-nl', 'Slaap zonder zorgen op een duurzaam matras.', 'environment duurzaam'],
    ['de-de', 'Ohne Aufpreis nachhaltig hergestellt', 'environment nachhaltig'],
    ['en-us', 'No compromise on sustainable materials', 'environment sustainable'],
    ['nl-nl', 'Klimaatneutraal en niet duurder.', 'offset Klimaatneutraal'],
    ['de-de', 'klimaneutrale Lieferung ohne Aufpreis', 'offset klimaneutrale'],
    // A price is no prize.
    ['nl-nl', 'De beste matras van 2026 voor een eerlijke prijs.', 'superlative beste matras'],
    ['de-de', 'das beste Bett zum besten Preis 2026', 'superlative beste Bett'],
    // Numbers that are of no certificate.
    ['nl-nl', 'OEKO-TEX gecertificeerd sinds 2019.', 'seal OEKO-TEX'],
    ['nl-nl', 'OEKO-TEX gecertificeerd op 01-02-2026', 'seal OEKO-TEX'],
    ['nl-nl', 'OEKO-TEX, getest in 2026', 'seal OEKO-TEX'],
    ['nl-nl', 'FSC-hout, bestelnummer 12345', 'seal FSC'],
    ['de-de', 'FSC-Holz für 1299 Euro', 'seal FSC'],
    // Comparatives, superlatives and compounds.
    ['nl-nl', 'Een duurzamere keus', 'environment duurzamere'],
    ['nl-nl', 'De duurzaamste van alle', 'environment duurzaamste'],
    ['nl-nl', 'Dat is milieuvriendelijker.', 'environment milieuvriendelijker'],
    ['de-de', 'Eine umweltfreundlichere Füllung', 'environment umweltfreundlichere'],
    ['de-at', 'Unsere nachhaltigste Matratze', 'environment nachhaltigste'],
    ['nl-nl', 'CO2 neutraal bezorgd', 'offset CO2 neutraal'],
    ['nl-be', 'Ons eco-matras', 'environment eco-matras'],
    ['en-us', 'A green mattress', 'environment green mattress'],
    ['nl-nl', 'Een groen matras', 'environment groen matras'],
    ['en-us', 'Made of organic latex', 'environment organic latex'],
    ['de-de', 'Bio-Matratze', 'environment Bio-Matratze'],
    // A reduction in percent, of which no price says from what.
    ['nl-nl', 'Tot 70% korting', 'reduction 70% korting'],
    ['nl-be', 'Nu met korting tot wel 50 procent', 'reduction korting tot wel 50 procent'],
    ['nl-nl', 'Matrassen nu -50 %!', 'reduction -50 %'],
    ['de-de', 'Bis zu 30 % Rabatt', 'reduction 30 % Rabatt'],
    ['de-at', 'Alle Betten bis zu -50 %', 'reduction -50 %'],
    ['de-de', 'Um 20 % reduziert', 'reduction Um 20 % reduziert'],
    ['en-us', 'Up to 40% off', 'reduction 40% off'],
    ['en-us', 'Save up to 40%', 'reduction Save up to 40%'],
    // What is nothing to a cure may be a claim.
    ['en-us', 'The best mattress no doubt.', 'superlative best mattress'],
    // A proof, an exception or a question of another sentence.
    ['nl-nl', 'De GARAN staat erbij. Een duurzaam matras.', 'environment duurzaam'],
    ['nl-nl', 'De GARAN staat erbij\nDuurzaam van hout', 'environment Duurzaam'],
    ['nl-nl', 'Een duurzaam matras. De GARAN staat erbij.', 'environment duurzaam'],
    ['nl-nl', 'Het beste matras. Welke maat?', 'superlative beste matras'],
    ['nl-nl', `${'Zacht. '.repeat(100)}Het beste matras. Welke maat?`, 'superlative beste matras'],
  ])('finds in %s in "%s": %s', (locale, text, finding) => {
    // The first word decides: a sentence may hold more than one.
    expect(wordsIn(text, locale)[0]).toBe(finding);
  });

  it.each<readonly [Locale, string]>([
    ['nl-nl', 'De beste maat meet je zelf.'],
    ['nl-nl', 'Het beste leg je hem plat; am besten geht es so.'],
    ['nl-nl', 'Welk is het beste matras voor mij?'],
    ['nl-nl', 'Er is geen beste matras, wel een dat bij jou past.'],
    ['nl-nl', 'Genezen doet een matras niet.'],
    ['nl-nl', 'De producent geeft een commerciële garantie van duurzaamheid (GARAN).'],
    ['nl-nl', 'U ontvangt dit op een duurzame gegevensdrager.'],
    ['nl-nl', 'Laagste prijs'],
    ['nl-nl', 'Energielabel F'],
    ['nl-nl', 'Beste beddenzaak 2025, gekozen door een vakjury.'],
    ['nl-nl', 'OEKO-TEX Standard 100, nr. 21.HNL.12345, Hohenstein'],
    ['nl-nl', 'Een keurmerk zegt iets over de stof.'],
    ['de-de', 'Am besten liegt sie auf Leisten.'],
    ['de-de', 'Welche ist die beste Matratze?'],
    ['de-de', 'Sie heilt keine Rückenschmerzen.'],
    ['de-de', 'Energieeffizienzklasse F'],
    ['de-de', 'Testsieger der Stiftung Warentest, Heft 10/2025'],
    ['de-de', 'Kein Widerrufsrecht (§ 312g Abs. 2 Nr. 1 BGB).'],
    ['de-de', 'Beste zuerst'],
    ['en-us', 'A mattress cures nothing.'],
    ['en-us', 'In studies of people with back pain, most slept better on medium.'],
    ['en-us', 'The green lamp is solid oak; pick the best size.'],
    ['en-us', 'Healthy habits and a cured ham.'],
    ['de-de', 'Sie finden uns in der Hauptstraße Nr. 1.'],
    ['nl-nl', 'Zie artikel nr. 1 van de voorwaarden.'],
    ['nl-nl', 'Wij noemen dit niet echt duurzaam.'],
    ['nl-nl', 'Duurzaam is dat niet.'],
    ['de-de', 'Das ist keine nachhaltige Lösung.'],
    ['nl-be', 'Betaal met eco-cheques.'],
    ['nl-nl', 'Een groen kussen past bij een groene boxspring.'],
    ['de-de', 'Bio-Baumwolle nach GOTS, Zertifikat CU-812345'],
    ['nl-nl', 'Beste matras, innovatieprijs 2026'],
    ['en-us', 'Gold seal of the Bed & Interior Award 2026'],
    ['nl-nl', 'Keurmerk Easy Care, nr. 2026-0417'],
    ['nl-nl', '20% korting op de laagste prijs van de laatste 30 dagen'],
    ['nl-nl', '100% katoen, 10-20% krimp, 21% btw'],
    ['de-de', '90 % Daunen, 10 % Federn'],
    ['en-us', '20% off the lowest price in the last 30 days'],
    ['nl-nl', 'Welk is het beste matras? Dat is een zachte.'],
    ['nl-nl', 'Onze vraag:\nbeste matras?'],
    ['nl-nl', `${'Zacht. '.repeat(100)}Welk is het beste matras? Dat is een zachte.`],
  ])('leaves what is meant in another way, in %s: "%s"', (locale, text) => {
    expect(wordsIn(text, locale)).toEqual([]);
  });

  it('takes "not only" for no denial', () => {
    expect(wordsIn('Niet alleen duurzaam, ook mooi.')).toEqual(['environment duurzaam']);
    expect(wordsIn('Nicht nur nachhaltig.', 'de-de')).toEqual(['environment nachhaltig']);
    expect(wordsIn('We noemen dit niet duurzaam.')).toEqual([]);
  });

  it('allows a seal of which the certificate is told beside the text', () => {
    const text = 'OEKO-TEX Standard 100, biokatoen';
    expect(wordsIn(text)).toEqual(['seal OEKO-TEX', 'seal biokatoen']);
    expect(wordsIn(text, 'nl-nl', ['OEKO-TEX Standard 100'])).toEqual(['seal biokatoen']);
    expect(wordsIn(text, 'nl-nl', ['OEKO-TEX Standard 100', 'GOTS'])).toEqual([]);
  });

  it('says where each word stands, and the law that asks for a proof', () => {
    const text = 'Zacht en duurzaam. Heerlijk, en klimaatneutraal!';
    const found = claimsIn(text, 'nl-nl');
    expect(found.map(({ word, position }) => text.slice(position, position + word.length))).toEqual(
      ['duurzaam', 'klimaatneutraal'],
    );
    expect(found[0]?.source).toContain('2024/825');
    expect(wordsIn('Het beste matras: klimaatneutraal en duurzaam.')).toEqual([
      'superlative beste matras',
      'offset klimaatneutraal',
      'environment duurzaam',
    ]);
  });

  it('reads any text in every locale, and quotes what it finds', () => {
    const anyText = fc.array(
      fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 8 }),
        fc.constantFrom('duurzaam', 'heilt', 'best mattress', 'FSC', 'niet', '. ', '?', '\n', ' '),
      ),
    );
    fc.assert(
      fc.property(anyText, fc.constantFrom(...LOCALES), (parts, locale) => {
        const text = parts.join('');
        const found = claimsIn(text, locale);
        const positions = found.map(({ position }) => position);
        expect(positions).toEqual(positions.toSorted((one, other) => one - other));
        for (const { word, position } of found) {
          expect(text.slice(position, position + word.length)).toBe(word);
        }
      }),
    );
  });
});

const sealed = (...attributes: readonly ReturnType<typeof attribute>[]) =>
  claimsOfProduct({ ...aProduct, description: [], attributes }, 'nl-nl').map(
    ({ finding }) => `${finding.kind} ${finding.word}`,
  );

describe('claimsOfProduct', () => {
  it('looks through name, texts, and properties with their names', () => {
    const product = {
      ...aProduct,
      name: 'Duurzame droom',
      summary: 'Het beste matras.',
      description: ['Geneest alles.'],
      attributes: [
        attribute('bijzonderheden', 'Klimaatneutraal'),
        { ...attribute('matras_productie', 'Ja'), label: 'Ecologisch gemaakt' },
      ],
    };
    expect(claimsOfProduct(product, 'nl-nl').map(({ finding }) => finding.word)).toEqual([
      'Duurzame',
      'beste matras',
      'Geneest',
      'Klimaatneutraal',
      'Ecologisch',
    ]);
  });

  it('finds a seal without certificate, also one that it does not know', () => {
    expect(sealed(attribute('matras_keurmerk', 'OEKO-TEX Standard 100'))).toEqual([
      'seal OEKO-TEX',
    ]);
    expect(sealed(attribute('matras_keurmerk', 'Huiskeur'))).toEqual(['seal Huiskeur']);
    expect(sealed(attribute('matras_keurmerk', ' '))).toEqual([]);
    const certificate = attribute('certificates', 'Huiskeur|4711|Instituut|product');
    expect(sealed(attribute('matras_keurmerk', 'Huiskeur'), certificate)).toEqual([]);
    expect(
      sealed(attribute('matras_tijk', 'Duurzaam'), attribute('matras_keurmerk', 'Huiskeur')),
    ).toEqual(['environment Duurzaam', 'seal Huiskeur']);
  });

  it('allows a seal by the certificate of its own name only', () => {
    const certificate = attribute('certificates', 'OEKO-TEX Standard 100|21.HNL.1|IFTH|product');
    expect(sealed(attribute('matras_keurmerk', 'OEKO-TEX'), certificate)).toEqual([]);
    expect(sealed(attribute('matras_keurmerk', 'FSC'), certificate)).toEqual(['seal FSC']);
  });
});
