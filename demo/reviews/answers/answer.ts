import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { languageOf, type Locale } from '#src/shared/locale.ts';
import type { Random } from '../../search/seeded-random.ts';
import type { Sentence } from '../compose.ts';
import { drawOne } from '../draw.ts';
import { GREETINGS, type Answers } from './answers.ts';
import { generalAnswers } from './general.ts';
import { ANSWERS } from './kinds.ts';

/** Of the complaints that it has an answer to, the shop answers so many. */
const SHARE_OF_ANSWERED = 0.8;

export type Complaint = {
  readonly locale: Locale;
  readonly author: string;
  /** What is complained of. */
  readonly about: readonly Pick<Sentence, 'topic' | 'isGeneral'>[];
};

/**
 * What the shop answers to a complaint, if it does: nothing to who does not complain, and no words
 * that it has written below a review of the product before. `answered` grows by the new ones.
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

/** Most answers about what one lies on speak of the trial: where it is not granted they do not hold. */
const answersFor = ({ attributeSetId, attributes }: ProductData): Answers | undefined =>
  attributes['proefslapen'] === 'nee' ? undefined : ANSWERS.get(attributeSetId);
