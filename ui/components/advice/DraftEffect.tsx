import type { ReactNode } from 'react';
import type { AdviceMove, AdviceOutcome, AdvicePart } from '#src/advice/advice-moves.ts';
import type { Sleeper } from '#src/advice/advice-request.ts';
import type { DraftEffect as Effect } from '#src/advice/shown-advice.ts';
import { useShop, useText } from '../../shop-context.tsx';
import styles from './AdviceRule.module.css';
import { RulePart, RuleTable } from './AdviceRule.tsx';
import { decimalText, inSentence, type TranslateAdvice, useAdviceText } from './advice-text.ts';

/** What a draft of the rule moves, for the editors of a preview. */
export function DraftEffect({ effect }: { readonly effect: Effect }): ReactNode {
  const text = useAdviceText();
  const outcomeText = useOutcomeText();
  const { compared, moved, parts } = effect;
  if (compared === 0) return <p>{text('draft.first')}</p>;
  if (moved === 0) return <p>{text('draft.none', { compared })}</p>;
  return (
    <RulePart title={text('draft.moves', { moved, compared })}>
      <p>{text('draft.text')}</p>
      <div className={styles['moves']}>
        <RuleTable
          label={text('draft.part')}
          columns={[
            text('draft.part'),
            text('draft.from'),
            text('draft.to'),
            text('draft.count'),
            text('draft.example'),
          ]}
          rows={parts.map(({ part, count, example }) => [
            text(PART_TEXTS[part]),
            outcomeText(part, example.before),
            outcomeText(part, example.after),
            String(count),
            exampleText(example, text),
          ])}
        />
      </div>
    </RulePart>
  );
}

/** What is wrong with a draft, in the words of the check; instead of the rule. */
export function DraftIssues({ issues }: { readonly issues: readonly string[] }): ReactNode {
  const text = useAdviceText();
  return (
    <div role="alert">
      <p>{text('draft.broken')}</p>
      <ul lang="en">
        {issues.map((issue) => (
          <li key={issue}>{issue}</li>
        ))}
      </ul>
    </div>
  );
}

const PART_TEXTS = {
  firmness: 'result.alone',
  pillow: 'bed.pillow',
  mattresses: 'bed.mattresses',
  width: 'bed.width',
  length: 'bed.length',
  base: 'bed.base',
  criteria: 'bed.criteria',
} as const satisfies Readonly<Record<AdvicePart, string>>;

function useOutcomeText() {
  const text = useAdviceText();
  const shopText = useText();
  const { locale } = useShop();
  return (part: AdvicePart, outcome: AdviceOutcome | undefined): string => {
    if (!outcome) return text('draft.nobody');
    const { sides, mattresses, width, length, base, criteria } = outcome;
    switch (part) {
      case 'firmness':
        return sides
          .map(
            ({ firmness, grade }) =>
              `${decimalText(firmness, locale)} (${shopText(`product.firmness.${grade}`)})`,
          )
          .join(' + ');
      case 'pillow':
        return sides.map(({ pillow }) => text('bed.pillow.height', pillow)).join(' + ');
      case 'mattresses':
        return text(mattresses === 1 ? 'bed.one' : 'bed.two');
      case 'width':
        return text('bed.cm', { number: width });
      case 'length':
        return text('bed.cm', { number: length });
      case 'base':
        return base.reinforced
          ? `${text(`bed.base.${base.count}`)}. ${text('bed.base.reinforced')}`
          : text(`bed.base.${base.count}`);
      case 'criteria':
        return criteria.map((one) => text(`criterion.${one}`)).join('; ') || '–';
    }
  };
}

function exampleText({ request }: AdviceMove, text: TranslateAdvice): string {
  const people: readonly Sleeper[] = request.sleepers;
  const [one = '', other] = people.map((sleeper) => sleeperText(sleeper, text));
  const all = other === undefined ? one : text('move.and', { one, other });
  return request.restless ? `${all}; ${text('move.restless')}` : all;
}

function sleeperText(sleeper: Sleeper, text: TranslateAdvice): string {
  const { kilograms, height, position, shape, shoulder, back } = sleeper;
  return [
    text('move.sleeper', {
      kilograms,
      height: height ?? '–',
      position: inSentence(text(`position.${position}`)),
    }),
    ...(shape ? [text('move.shape', { name: shape })] : []),
    ...(shoulder ? [text('move.shoulder')] : []),
    ...(back ? [text('move.back')] : []),
  ].join(', ');
}
