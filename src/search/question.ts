import type { Language } from '../shared/locale.ts';

/**
 * Whether a search text asks for advice or service rather than for goods: it has a question mark,
 * begins with a question word ("how", "which"), or weighs one thing against another ("foam or
 * springs").
 */
export function isQuestion(text: string, language: Language): boolean {
  if (text.includes('?')) return true;
  const words = text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const { first, between } = QUESTION_WORDS[language] ?? NONE;
  const isComparison = words.slice(1, -1).some((word) => between.includes(word));
  return isComparison || first.includes(words[0] ?? '');
}

type QuestionWords = {
  /** Words that begin a question. */
  readonly first: readonly string[];
  /** Words between two things that are compared. */
  readonly between: readonly string[];
};

const NONE: QuestionWords = { first: [], between: [] };

/** A language without an entry has questions with a question mark only. */
const QUESTION_WORDS: Readonly<Partial<Record<Language, QuestionWords>>> = {
  nl: questionWords(
    `hoe hoelang hoeveel wat welk welke wanneer waarom waar wie kan kun kunnen mag moet doen hebben
    heb is zijn helpt verschil vergelijk vergelijking`,
    'of versus vs tegenover',
  ),
  de: questionWords(
    `wie wieviel was welche welcher welches welchen wann warum wieso wo wer kann können darf muss
    soll sollte gibt hilft haben habt ist sind unterschied unterschiede vergleich`,
    'oder versus vs',
  ),
  en: questionWords(
    `how what which when why where who can could may must should do does is are will difference
    compare comparison`,
    'or versus vs',
  ),
};

function questionWords(first: string, between: string): QuestionWords {
  return { first: first.split(/\s+/), between: between.split(' ') };
}
