import type { Rating } from '#src/catalog/review.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import type { Random } from '../search/seeded-random.ts';
import { drawOne } from './draw.ts';
import type { Purchase } from './purchase.ts';
import { fitsTopic, subjectOf, type Topic } from './topics.ts';
import type { Tone, Wordings } from './wording.ts';

/** A sentence, with what it is about and how it speaks of it. */
export type Sentence = {
  readonly topic: Topic;
  readonly tone: Tone;
  readonly words: string;
  /** True of what may be said of any goods. */
  readonly isGeneral: boolean;
};

/** The sentences of one tone, topic by topic. */
type Told = readonly (readonly [Topic, readonly string[]])[];

type Sentences = Readonly<Record<Tone, Told>>;

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

/** How often a sentence is one that holds for any goods: of delivery, service or price. */
const SHARE_OF_GENERAL = 0.24;

/** Every sentence that a locale has for these topics. */
export function sentencesOf(
  wordings: Wordings,
  locale: Locale,
  topics: ReadonlySet<Topic>,
): Sentences {
  const ofTone = (tone: Tone): Told =>
    [wordings[languageOf(locale)], wordings[locale]]
      // A wording is written by topic, so that no other key can be among them.
      .flatMap((wording) => Object.entries(wording?.[tone] ?? {}) as [Topic, readonly string[]][])
      .filter(([topic]) => topics.has(topic));
  return { praise: ofTone('praise'), but: ofTone('but'), complaint: ofTone('complaint') };
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
): readonly Sentence[] {
  const told: Sentence[] = [];
  for (const tone of drawOne(PLANS[rating], random) ?? []) {
    const sentence = drawSentence(tone, purchase, voice, told, random);
    if (sentence) told.push(sentence);
  }
  return told;
}

function drawSentence(
  tone: Tone,
  purchase: Purchase,
  { own, general, said }: Voice,
  told: readonly Sentence[],
  random: Random,
): Sentence | undefined {
  const subjects = new Set(told.map(({ topic }) => subjectOf(topic)));
  const drawFrom = (sentences: Sentences): Sentence | undefined =>
    drawOne(
      sentences[tone].flatMap(([topic, all]) =>
        subjects.has(subjectOf(topic)) || !fitsTopic(topic, purchase)
          ? []
          : all
              .filter((words) => !said.has(words))
              .map((words) => ({ topic, tone, words, isGeneral: sentences === general })),
      ),
      random,
    );
  const isGeneralFirst = random() < SHARE_OF_GENERAL;
  const [first, second] = isGeneralFirst ? [general, own] : [own, general];
  return drawFrom(first) ?? drawFrom(second);
}
