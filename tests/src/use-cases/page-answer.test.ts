import { describe, expect, it } from 'vitest';
import { pageAnswer, readPageAnswer } from '#src/use-cases/page-answer.ts';
import type { PageOutcome } from '#src/use-cases/page-request.ts';
import { aCartPage, anErrorPage } from '../../support/shown-pages.ts';

const MOVED: PageOutcome = { kind: 'moved', status: 301, location: '/bedden' };
const SHOWN: PageOutcome = { kind: 'page', model: aCartPage(null) };

const sent = (answer: unknown): unknown => JSON.parse(JSON.stringify(answer));

describe('readPageAnswer', () => {
  it.each([MOVED, SHOWN, { kind: 'page', model: anErrorPage('/weg') } as const])(
    'reads what pageAnswer writes: %#',
    (outcome) => {
      const answer = pageAnswer('/assets/main-1.js', outcome);
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

describe('pageAnswer', () => {
  it('marks a page with the data of one visitor, and a draft', () => {
    const query = { live_preview: 'hash' };
    const draft = { ...anErrorPage('/'), preview: { query, shows: 'draft' } } as const;
    const preferences = {
      ...anErrorPage('/'),
      blocks: [{ type: 'email-preferences', shown: { status: 'confirmed' } }],
    };
    for (const model of [draft, preferences]) {
      const outcome = { kind: 'page', model } as unknown as PageOutcome;
      expect(pageAnswer('b', outcome)).toMatchObject({ isPersonal: true });
    }
    expect(pageAnswer('b', SHOWN)).not.toHaveProperty('isPersonal');
  });
});
