import type { Rating } from '#src/catalog/review.ts';
import type { Locale } from '#src/shared/locale.ts';
import { drawOne, type Random } from '../seeded-random.ts';
import type { Purchase } from './purchase.ts';
import { fitsTopic, subjectOf, type Topic } from './topics.ts';
import { type Tone, type Wordings, wordingsIn } from './wording.ts';

/** A sentence with its topic and tone. */
export type Sentence = {
  readonly topic: Topic;
  readonly tone: Tone;
  readonly words: string;
  /** Whether it applies to any products. */
  readonly isGeneral: boolean;
};

/** The sentences of one tone, topic by topic. */
type TopicSentences = readonly (readonly [Topic, readonly string[]])[];

type Sentences = Readonly<Record<Tone, TopicSentences>>;

/** Tones of the sentences in a review: some ratings come with a word, some with a paragraph. */
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

/** Share of sentences that apply to any products: on delivery, service or price. */
const SHARE_OF_GENERAL = 0.24;

/** All sentences of a locale on these topics. */
export function sentencesOf(
  wordings: Wordings,
  locale: Locale,
  topics: ReadonlySet<Topic>,
): Sentences {
  const ofTone = (tone: Tone): TopicSentences =>
    wordingsIn(wordings, locale)
      // A wording is keyed by topic, so it has no other keys.
      .flatMap((wording) => Object.entries(wording[tone] ?? {}) as [Topic, readonly string[]][])
      .filter(([topic]) => topics.has(topic));
  return { praise: ofTone('praise'), but: ofTone('but'), complaint: ofTone('complaint') };
}

export type Voice = {
  /** Sentences on products of the kind, and on any products. */
  readonly own: Sentences;
  readonly general: Sentences;
  /** Sentences already used for this product, which are not repeated. */
  readonly said: Set<string>;
};

/**
 * Composes a review of a purchase. It contains only fitting sentences, one per subject, and none
 * that was used for the product before; with few sentences left it becomes shorter, and finally
 * empty.
 */
export function compose(
  rating: Rating,
  purchase: Purchase,
  voice: Voice,
  random: Random,
): readonly Sentence[] {
  const sentences: Sentence[] = [];
  for (const tone of drawOne(PLANS[rating], random) ?? []) {
    const sentence = drawSentence(tone, purchase, voice, sentences, random);
    if (sentence) sentences.push(sentence);
  }
  return sentences;
}

function drawSentence(
  tone: Tone,
  purchase: Purchase,
  { own, general, said }: Voice,
  drawnSentences: readonly Sentence[],
  random: Random,
): Sentence | undefined {
  const subjects = new Set(drawnSentences.map(({ topic }) => subjectOf(topic)));
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
