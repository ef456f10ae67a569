import { describe, expect, it } from 'vitest';
import { SET } from '#demo/catalogue/attribute-sets.ts';
import { TITLES } from '#demo/reviews/titles.ts';
import { TONES, type Wordings, wordingsIn } from '#demo/reviews/wording.ts';
import { generalWordings } from '#demo/reviews/wordings/general.ts';
import { wordingsOfKind } from '#demo/reviews/wordings/kinds.ts';
import { LOCALES, type Locale } from '#src/shared/locale.ts';

const KINDS = Object.entries(SET).flatMap(([name, id]) => {
  const wordings = wordingsOfKind(id);
  return wordings ? [{ name, wordings }] : [];
});

const MAIN_KINDS = new Set(['mattresses', 'boxSprings', 'toppers', 'duvets', 'pillows']);

/** Topics of reviews of goods with a certain filling, and words that name one. */
const FILLING_TOPICS: ReadonlySet<string> = new Set(['down', 'wool', 'fiber']);
const FILLING = /dons|daun|\bdown\b|\bdown duvet|feather|veertje|\bwol\b|\bwool|wolle/iu;

const sentencesIn = (wordings: Wordings, locale: Locale): readonly string[] =>
  wordingsIn(wordings, locale).flatMap((wording) =>
    TONES.flatMap((tone) => Object.values(wording[tone] ?? {}).flat()),
  );

describe('the sentences of generated reviews', () => {
  it('exist for every attribute set', () => {
    expect(KINDS.map(({ name }) => name)).toEqual(Object.keys(SET));
  });

  it.each(KINDS)('are at least 40 for a main kind and 15 for any other: $name', (kind) => {
    const counts = LOCALES.map((locale) => sentencesIn(kind.wordings, locale).length);
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(MAIN_KINDS.has(kind.name) ? 40 : 15);
  });

  it.each(KINDS)('are unique and complete: $name', ({ wordings }) => {
    const odd = LOCALES.flatMap((locale) => {
      const all = [...sentencesIn(wordings, locale), ...sentencesIn(generalWordings, locale)];
      return all.filter(
        (words, index) => all.indexOf(words) !== index || !/^[\p{Lu}’].*[.!?]$/u.test(words),
      );
    });
    expect(odd).toEqual([]);
  });

  it('name a filling only if they are about it', () => {
    const wordings = wordingsOfKind(SET.duvets);
    const naming = LOCALES.flatMap((locale) =>
      wordingsIn(wordings ?? generalWordings, locale).flatMap((wording) =>
        TONES.flatMap((tone) =>
          Object.entries(wording[tone] ?? {}).flatMap(([topic, sentences]) =>
            FILLING_TOPICS.has(topic) ? [] : sentences.filter((words) => FILLING.test(words)),
          ),
        ),
      ),
    );
    expect(naming).toEqual([]);
  });

  it('have unique titles', () => {
    for (const titles of Object.values(TITLES)) {
      const all = Object.values(titles).flat();
      expect(new Set(all).size).toBe(all.length);
    }
  });
});
