import type { Rating } from '#src/catalog/review.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import type { Random } from '../search/seeded-random.ts';
import { drawOne } from './draw.ts';
import type { Purchase } from './purchase.ts';
import { fitsTopic, subjectOf, type Topic } from './topics.ts';
import { TONES, type Tone, type Wordings } from './wording.ts';

/** A sentence, with what it is about. */
type Sentence = { readonly topic: Topic; readonly words: string };

type Sentences = Readonly<Record<Tone, readonly Sentence[]>>;

/** What a reviewer says, in which tones: of one rating some write a word and some a paragraph. */
const PLANS: Readonly<Record<Rating, readonly (readonly Tone[])[]>> = {
  5: [
    ['praise'],
    ['praise', 'praise'],
    ['praise', 'praise'],
    ['praise', 'praise', 'praise'],
    ['praise', 'praise', 'but'],
  ],
  4: [
    ['praise'],
    ['praise', 'but'],
    ['praise', 'but'],
    ['praise', 'praise'],
    ['praise', 'praise', 'but'],
  ],
  3: [['but'], ['praise', 'but'], ['praise', 'but'], ['but', 'but']],
  2: [['complaint'], ['complaint', 'but'], ['complaint', 'complaint']],
  1: [['complaint'], ['complaint', 'complaint']],
};

/** One review in two says a thing that holds for any goods: of delivery, service or price. */
const SHARE_OF_GENERAL = 0.24;

/** Every sentence that a locale has for some goods. */
export function sentencesOf(wordings: Wordings, locale: Locale): Sentences {
  const ofTone = (tone: Tone): readonly Sentence[] =>
    [wordings[languageOf(locale)], wordings[locale]].flatMap((wording) =>
      Object.entries(wording?.[tone] ?? {}).flatMap(([topic, all]) =>
        // Wordings are written by topic, so that no other key can be among them.
        all.map((words) => ({ topic: topic as Topic, words })),
      ),
    );
  const [praise, but, complaint] = TONES;
  return { praise: ofTone(praise), but: ofTone(but), complaint: ofTone(complaint) };
}

export type Voice = {
  /** Of goods of the kind, and of any goods. */
  readonly own: Sentences;
  readonly general: Sentences;
  /** What was said of this product before: nobody says it again. */
  readonly said: Set<string>;
};

/**
 * What somebody writes about a purchase. It says only what fits it, no subject twice, and nothing
 * that was said of the product before; where too little is left to say, it becomes shorter, and in
 * the end empty.
 */
export function compose(
  rating: Rating,
  purchase: Purchase,
  voice: Voice,
  random: Random,
): readonly string[] {
  const told: Sentence[] = [];
  for (const tone of drawOne(PLANS[rating], random) ?? []) {
    const sentence = drawSentence(tone, purchase, voice, told, random);
    if (sentence) told.push(sentence);
  }
  return told.map(({ words }) => words);
}

function drawSentence(
  tone: Tone,
  purchase: Purchase,
  { own, general, said }: Voice,
  told: readonly Sentence[],
  random: Random,
): Sentence | undefined {
  const subjects = new Set(told.map(({ topic }) => subjectOf(topic)));
  const isFree = ({ topic, words }: Sentence): boolean =>
    !said.has(words) && !subjects.has(subjectOf(topic)) && fitsTopic(topic, purchase);
  const isGeneralFirst = random() < SHARE_OF_GENERAL;
  const [first, second] = isGeneralFirst ? [general, own] : [own, general];
  return (
    drawOne(first[tone].filter(isFree), random) ?? drawOne(second[tone].filter(isFree), random)
  );
}
