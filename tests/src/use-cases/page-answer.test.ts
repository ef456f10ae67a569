import { describe, expect, it } from 'vitest';
import { FULL_CONSENT } from '#src/consent/consent.ts';
import type { EmailPreferencesBlock } from '#src/content/form-block.ts';
import {
  isCacheableAnswer,
  isPersonalPage,
  opensByLetter,
  readPageAnswer,
} from '#src/use-cases/page-answer.ts';
import type { PageOutcome } from '#src/use-cases/page-request.ts';
import {
  aCartPage,
  aConsentBlock,
  aContentPage,
  aFormPage,
  anErrorPage,
  aPreferencesBlock,
  aTextBlock,
} from '../../support/shown-pages.ts';

const MOVED: PageOutcome = { kind: 'moved', status: 301, location: '/bedden' };
const SHOWN: PageOutcome = { kind: 'page', model: aCartPage(null) };

const sent = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));

describe('readPageAnswer', () => {
  it.each([MOVED, SHOWN, { kind: 'page', model: anErrorPage('/weg') } as const])(
    'reads what a server sends: %#',
    (outcome) => {
      const answer = { build: '/assets/main-1.js', outcome };
      expect(readPageAnswer(sent(answer))).toEqual(answer);
    },
  );

  it.each([
    null,
    [],
    {},
    { build: 'b' },
    { outcome: MOVED },
    { build: 'b', outcome: { ...MOVED, status: 200 } },
    { build: 'b', outcome: { ...MOVED, kind: 'page' } },
    { build: 'b', outcome: { kind: 'page' } },
    { build: 'b', outcome: { kind: 'page', model: { type: 'cart' } } },
    { build: 'b', outcome: { kind: 'other', model: SHOWN.model } },
  ])('rejects %j', (value) => {
    expect(readPageAnswer(value)).toBeUndefined();
  });
});

const UNLOCKED: EmailPreferencesBlock = { ...aPreferencesBlock, shown: { kind: 'unknown' } };

describe('isPersonalPage', () => {
  it('is a form that a letter leads to, and a page that its link unlocks', () => {
    expect([isPersonalPage(aFormPage), opensByLetter(aFormPage)]).toEqual([true, true]);
    const preferences = aContentPage(UNLOCKED);
    expect([isPersonalPage(preferences), opensByLetter(preferences)]).toEqual([true, true]);
  });

  it('H14a is a page with the consent of a visitor, whose address opens nothing', () => {
    const consent = aContentPage({ ...aConsentBlock, shown: FULL_CONSENT });
    expect([isPersonalPage(consent), opensByLetter(consent)]).toEqual([true, false]);
  });

  it('is no other page', () => {
    for (const page of [anErrorPage('/weg'), aContentPage(aTextBlock), aCartPage(null)])
      expect([isPersonalPage(page), opensByLetter(page)]).toEqual([false, false]);
  });
});

describe('isCacheableAnswer', () => {
  it('is false for a page with the data of one visitor, for a draft, and without its main content', () => {
    const query = { live_preview: 'hash' };
    const draft = { ...anErrorPage('/'), preview: { query, shows: 'draft' } } as const;
    const preferences = aContentPage(UNLOCKED);
    const page = anErrorPage('/');
    const unavailable = { ...page, head: { ...page.head, status: 503 } };
    for (const model of [draft, preferences, unavailable]) {
      expect(isCacheableAnswer(sent({ build: 'b', outcome: { kind: 'page', model } }))).toBe(false);
    }
    for (const answer of [
      { build: 'b', outcome: SHOWN },
      { build: 'b', outcome: MOVED },
      null,
      [],
    ]) {
      expect(isCacheableAnswer(sent(answer))).toBe(true);
    }
  });
});
