import { describe, expect, it } from 'vitest';
import { LANGUAGES, LOCALES } from '#src/shared/locale.ts';
import { translationPath } from '#src/translations/text-bundles.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { openShop } from '../small-shop.ts';

const shop = await openShop();
const textsAt = async (path: string) => (await shop.get(path)).json() as Promise<unknown>;

describe('the files of texts', () => {
  it.each([...LANGUAGES, ...LOCALES])(
    'T2 have every text: /locales/%s/common.json',
    async (name) => {
      const answer = await shop.get(`/locales/${name}/common.json`);
      expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([
        200,
        'application/json',
      ]);
      const texts = (await answer.json()) as object;
      expect(Object.keys(texts).sort()).toEqual(Object.keys(ALL_TEXTS.en).sort());
    },
  );

  it('T2 put the texts of a country before those of its language', async () => {
    expect(await textsAt(`/${translationPath('nl-be')}`)).toEqual({
      ...ALL_TEXTS.nl,
      ...ALL_TEXTS['nl-be'],
    });
  });

  it.each([
    '/locales/fr/common.json',
    '/locales/nl/letters.json',
    '/locales/__proto__/common.json',
  ])('T2 are no others: %s', async (path) => {
    expect((await shop.get(path)).status).toBe(404);
  });
});
