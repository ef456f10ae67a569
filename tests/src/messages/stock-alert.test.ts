import { describe, expect, it } from 'vitest';
import { letterPagePath, parseLetterId, writeReviewPath } from '#src/messages/letter-pages.ts';
import { createLetterTexts } from '#src/messages/letter-texts.ts';
import type { StockAlertLetter } from '#src/messages/letter.ts';
import { renderLetter } from '#src/messages/render-letter.ts';
import { needsConfirmation, readStockAlertForm } from '#src/messages/stock-alert.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { err, ok } from '#src/shared/result.ts';
import { letterLinks } from '#src/use-cases/letter-links.ts';
import { ALL_LETTERS } from '#ui/i18n/all-texts.ts';

const FORM = { email: 'anna@example.nl', product: 'M3', sku: 'M3-180' };

describe('readStockAlertForm', () => {
  it('BS1 reads an address and a variant, and names what is wrong', () => {
    expect(readStockAlertForm(FORM)).toEqual(ok(FORM));
    expect(readStockAlertForm({ email: 'anna', product: 'M 3', sku: '' })).toEqual(
      err([
        { field: 'email', reason: 'malformed' },
        { field: 'product', reason: 'malformed' },
        { field: 'sku', reason: 'missing' },
      ]),
    );
  });
});

describe('needsConfirmation', () => {
  const MINUTE = 60_000;
  it('BS1 is needed for new and ended requests, never for one that waits', () => {
    expect(needsConfirmation(undefined, 0)).toBe(true);
    expect(needsConfirmation({ status: 'ended', changedAt: 0 }, 0)).toBe(true);
    expect(needsConfirmation({ status: 'waiting', changedAt: 0 }, 1e12)).toBe(false);
  });

  it('BS1 is asked for again after five minutes, whichever way the clock was set', () => {
    const unconfirmed = { status: 'unconfirmed', changedAt: 10 * MINUTE } as const;
    expect(needsConfirmation(unconfirmed, 15 * MINUTE - 1)).toBe(false);
    expect(needsConfirmation(unconfirmed, 15 * MINUTE)).toBe(true);
    expect(needsConfirmation(unconfirmed, 0)).toBe(true);
  });
});

describe('writeReviewPath', () => {
  it('WR1 is the page on which a review of a product is written', () => {
    expect(writeReviewPath('LUN/CIELO')).toBe('/write-review?product=LUN%2FCIELO');
  });
});

describe('parseLetterId', () => {
  it('BS1 reads what letterPagePath writes, and nothing that no letter has', () => {
    const { query } = splitUrl(letterPagePath('/back-in-stock', '0a-B_9'));
    expect(parseLetterId(query)).toBe('0a-B_9');
    expect(parseLetterId('?letter=')).toBeUndefined();
    expect(parseLetterId('?letter=a%22b')).toBeUndefined();
    expect(parseLetterId('')).toBeUndefined();
  });
});

const DOMAINS = { 'nl-nl': 'https://sluimer.nl' };
const letterOf = (kind: StockAlertLetter['kind']): StockAlertLetter => ({
  kind,
  email: 'anna+x@example.nl',
  locale: 'nl-nl',
  alertId: 'a1',
  variant: { name: 'Matras Duin, 180 × 200 cm', url: '/matras-duin?maat=180x200' },
});
const written = (kind: StockAlertLetter['kind']) =>
  renderLetter(letterOf(kind), {
    texts: createLetterTexts(ALL_LETTERS),
    name: '1.1',
    shopName: 'Sluimer',
    company: [],
    phone: '',
    ...letterLinks(letterOf(kind), {}, DOMAINS),
  });

describe('letters about stock', () => {
  it('BS1 ask for confirmation by the link that also stops', () => {
    const { text, html, unsubscribeUrl } = written('stock-alert');
    expect(text).toContain('Matras Duin, 180 × 200 cm');
    expect(text).toContain('Ja, mail mij:\nhttps://sluimer.nl/back-in-stock?letter=a1\n');
    expect(text).not.toContain('anna+x');
    expect(html).not.toContain('over voorraad meer');
    expect(unsubscribeUrl).toBe('https://sluimer.nl/back-in-stock/unsubscribe?letter=a1');
  });

  it('BS2 lead to the variant, and name the link that stops all of them', () => {
    const { subject, text, html, unsubscribeUrl } = written('back-in-stock');
    expect(subject).toBe('Weer op voorraad: Matras Duin, 180 × 200 cm');
    expect(text).toContain('https://sluimer.nl/matras-duin?maat=180x200\n');
    expect(text).toContain(
      'Geen berichten over voorraad meer ontvangen:\nhttps://sluimer.nl/back-in-stock?letter=a1\n',
    );
    expect(html).toContain('href="https://sluimer.nl/back-in-stock?letter=a1"');
    expect(unsubscribeUrl).toBe('https://sluimer.nl/back-in-stock/unsubscribe?letter=a1');
  });

  it('BS1 have no links in a locale without a domain', () => {
    const german = { ...letterOf('stock-alert'), locale: 'de-de' } as const;
    expect(letterLinks(german, {}, DOMAINS)).toBeUndefined();
  });
});
