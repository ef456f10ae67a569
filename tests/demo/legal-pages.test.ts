import { describe, expect, it } from 'vitest';
import { content } from '#demo/content/content.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';

/** Everything that a page of the demo says in a locale. */
const wordsOf = (locale: Locale, uid: string): string =>
  JSON.stringify(content[locale].pages.find((page) => page.uid === uid) ?? '');

describe('the imprint of the demo', () => {
  it.each(LOCALES)('L10 names company, address, register, VAT and contact in %s', (locale) => {
    const words = wordsOf(locale, 'imprint');
    for (const told of [
      'Sluimer B.V.',
      'Dommelpad 12',
      'hallo@sluimer.example',
      /123 45 67/u,
      /KvK\D*12345678/u,
      /Btw-nummer|Umsatzsteuer-Identifikationsnummer|UID-Nummer|VAT number/u,
    ])
      expect(words).toMatch(told);
  });

  it.each([
    ['nl-be', 'Consumentenombudsdienst'],
    ['de-at', 'UID-Nummer'],
    ['de-at', 'Medieninhaber und Blattlinie'],
    ['de-at', 'Internet Ombudsstelle, ombudsstelle.at'],
  ] as const)('L10 tells in %s what its country asks for: %s', (locale, told) => {
    expect(wordsOf(locale, 'imprint')).toContain(told);
    expect(wordsOf('nl-nl', 'imprint')).not.toContain(told);
  });
});

describe('the statement on accessibility of the demo', () => {
  const MEASURE = /WCAG 2\.2.*EN 301 549/u;
  const SERVICE = /winkelwagen|winkelmandje|Warenkorb|cart/u;
  const CHECKED = /Hoe we het controleren|Wie wir prüfen|How we check it/u;
  const UNMET = /nog niet is getoetst|noch nicht geprüft ist|has not been checked yet/u;
  const CONTACT = /hallo@sluimer\.example.*123 45 67/u;
  const AUTHORITIES = /acm\.nl.*economie\.fgov\.be.*mlbf-barrierefrei\.de.*ministeriumservice/u;
  const DAY = /20 november 2026|20\. November 2026|November 20, 2026/u;

  it.each(LOCALES)(
    'L10 tells measure, service, checks, gaps, contact, authorities and day in %s',
    (locale) => {
      const words = wordsOf(locale, 'accessibility');
      for (const told of [MEASURE, SERVICE, CHECKED, UNMET, CONTACT, AUTHORITIES, DAY])
        expect(words).toMatch(told);
    },
  );

  it.each([
    ['de-de', 'Barrierefreiheitsstärkungsgesetz (BFSG)'],
    ['de-at', 'Barrierefreiheitsgesetz (BaFG)'],
  ] as const)('L10 names the act of its country in %s', (locale, act) => {
    expect(wordsOf(locale, 'accessibility')).toContain(act);
  });
});
