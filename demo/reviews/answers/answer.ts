import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { type Locale, localizedText } from '#src/shared/locale.ts';
import { SET } from '../../catalogue/attribute-sets.ts';
import { drawOne, type Random } from '../../seeded-random.ts';
import type { Sentence } from '../compose.ts';
import { type Answers, GREETINGS } from '../wording.ts';
import { duvetAnswers, linenAnswers, moltonAnswers, pillowAnswers } from './bedding.ts';
import { furnitureAnswers, lampAnswers } from './furniture.ts';
import { generalAnswers } from './general.ts';
import { boxSpringAnswers, mattressAnswers, topperAnswers } from './lying.ts';

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
  const own = answersFor(product);
  const fitting = about.flatMap(({ topic, isGeneral }) => {
    const answers = isGeneral ? generalAnswers : own;
    return (answers && localizedText(answers, locale)[topic]) ?? [];
  });
  const words = drawOne(
    fitting.filter((each) => !answered.has(each)),
    random,
  );
  if (words === undefined || random() >= SHARE_OF_ANSWERED) return undefined;
  answered.add(words);
  return `${localizedText(GREETINGS, locale)} ${author}, ${words}`;
}

/** Most answers about sleeping comfort mention the trial, so products without a trial have none. */
const answersFor = ({ attributeSetId, attributes }: ProductData): Answers | undefined =>
  attributes['proefslapen'] === 'nee' ? undefined : ANSWERS.get(attributeSetId);

/** Answers on the products of an attribute set. */
export const ANSWERS: ReadonlyMap<string, Answers> = new Map<string, Answers>([
  [SET.mattresses, mattressAnswers],
  [SET.boxSprings, boxSpringAnswers],
  [SET.toppers, topperAnswers],
  [SET.bedFrames, furnitureAnswers],
  [SET.bedBases, furnitureAnswers],
  [SET.duvets, duvetAnswers],
  [SET.pillows, pillowAnswers],
  [SET.duvetCovers, linenAnswers],
  [SET.fittedSheets, linenAnswers],
  [SET.moltons, moltonAnswers],
  [SET.cushions, linenAnswers],
  [SET.cabinets, furnitureAnswers],
  [SET.stools, furnitureAnswers],
  [SET.lamps, lampAnswers],
]);
