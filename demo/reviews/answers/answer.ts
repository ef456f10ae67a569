import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import type { Random } from '../../search/seeded-random.ts';
import type { Sentence } from '../compose.ts';
import { drawOne } from '../draw.ts';
import { GREETINGS, type Answers } from './answers.ts';
import { generalAnswers } from './general.ts';
import { ANSWERS } from './kinds.ts';

/** Share of complaints that the shop answers, among those it has an answer to. */
const SHARE_OF_ANSWERED = 0.8;

export type Complaint = {
  readonly locale: Locale;
  readonly author: string;
  /** The topics of the complaint. */
  readonly about: readonly Pick<Sentence, 'topic' | 'isGeneral'>[];
};

/**
 * Answers a complaint, if at all: a review without a complaint gets no answer, and no answer is
 * repeated below reviews of a product. Adds new answers to `answered`.
 */
export function answerTo(
  product: ProductData,
  { locale, author, about }: Complaint,
  answered: Set<string>,
  random: Random,
): string | undefined {
  const language = languageOf(locale);
  const own = answersFor(product);
  const fitting = about.flatMap(
    ({ topic, isGeneral }) => (isGeneral ? generalAnswers : own)?.[language][topic] ?? [],
  );
  const words = drawOne(
    fitting.filter((each) => !answered.has(each)),
    random,
  );
  if (words === undefined || random() >= SHARE_OF_ANSWERED) return undefined;
  answered.add(words);
  return `${GREETINGS[locale]} ${author}, ${words}`;
}

/** Most answers about sleeping comfort mention the trial, so goods without a trial have none. */
const answersFor = ({ attributeSetId, attributes }: ProductData): Answers | undefined =>
  attributes['proefslapen'] === 'nee' ? undefined : ANSWERS.get(attributeSetId);
