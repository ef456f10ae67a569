import type { ReactNode } from 'react';
import type { AdviceResult } from '#src/advice/advise.ts';
import { brandWordOf } from '#src/advice/advice-rules.ts';
import type { FitReason } from '#src/advice/mattress-fit.ts';
import {
  type AdvisedBed,
  MAX_BEDS,
  type ReviewsAlike,
  type ShownAdvice,
} from '#src/advice/shown-advice.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { formatAverage, formatSize } from '../../format-numbers.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { useLinkTo } from '../ContentLink.tsx';
import { AddOneButton } from '../product/AddOneButton.tsx';
import { ProductCard } from '../product/ProductCard.tsx';
import styles from './AdvisedBeds.module.css';
import { type AdviceText, inSentence, type TranslateAdvice, useAdviceText } from './advice-text.ts';

type AdvisedBedsProps = {
  readonly beds: readonly AdvisedBed[];
  readonly result: AdviceResult;
  readonly rules: ShownAdvice['rules'];
};

const SIZES = imageSizes('90vw', [
  { from: 64, width: '22vw' },
  { from: 40, width: '45vw' },
]);

const SIDES = ['left', 'right'] as const;

/** Up to three beds, the best first; they are not measured, as a list of products would be. */
export function AdvisedBeds({ beds, result, rules }: AdvisedBedsProps): ReactNode {
  const text = useAdviceText();
  if (beds.length === 0) return <p>{text('beds.none')}</p>;
  return (
    <div>
      <h3>{text('beds.title')}</h3>
      {beds.every(({ isOverBudget }) => isOverBudget) && (
        <p className={styles['note']}>{text('beds.all-over-budget')}</p>
      )}
      <ol className={styles['beds']}>
        {beds.map((bed) => (
          <li key={bed.pieces.map(({ hit }) => hit.sku).join(' ')} className={styles['bed']}>
            <div className={styles['pieces']}>
              {/* Both sides may be of one product, each in its own firmness. */}
              {bed.pieces.map(({ hit, url, skus, alike }, side) => (
                <div key={SIDES[side]} className={styles['piece']}>
                  <ProductCard
                    hit={hit}
                    href={url}
                    sizes={SIZES}
                    action={
                      <AddOneButton
                        skus={skus}
                        productSku={hit.sku}
                        name={hit.name}
                        label={text(skus.length === 2 ? 'beds.add-both' : 'beds.add')}
                        variant="filled"
                        className={styles['add']}
                      />
                    }
                  />
                  {alike && (
                    <Alike name={hit.name} alike={alike} isForTwo={result.sides.length === 2} />
                  )}
                </div>
              ))}
            </div>
            <Why bed={bed} result={result} rules={rules} />
          </li>
        ))}
      </ol>
      {beds.length < MAX_BEDS && (
        <p className={styles['note']}>{text(fewerText(result, isWithinBudget(beds)))}</p>
      )}
    </div>
  );
}

function fewerText({ mattresses }: AdviceResult, isInBudget: boolean): AdviceText {
  if (mattresses === 2) return isInBudget ? 'beds.fewer-pairs-in-budget' : 'beds.fewer-pairs';
  return isInBudget ? 'beds.fewer-in-budget' : 'beds.fewer';
}

/** Whether a budget decided which beds are shown. */
const isWithinBudget = (beds: readonly AdvisedBed[]): boolean =>
  beds.some(({ reasons }) => reasons.some(({ code }) => code === 'budget'));

type AlikeProps = {
  /** Of the product. */
  readonly name: string;
  readonly alike: ReviewsAlike;
  readonly isForTwo: boolean;
};

/** What sleepers alike think of it, with a link to all its reviews. */
function Alike({ name, alike: { average, count, url }, isForTwo }: AlikeProps): ReactNode {
  const text = useAdviceText();
  const { text: shopText, locale } = useShop();
  const linkTo = useLinkTo();
  const score = text('alike.score', {
    average: formatAverage(average, locale),
    reviews: shopText('reviews.count', { count }),
  });
  return (
    <div className={styles['alike']}>
      <p>
        <strong>{text(isForTwo ? 'alike.two' : 'alike.one')}</strong>
        {`: ${score}`}
      </p>
      <small>{text('alike.basis')}</small>
      <a {...linkTo(url)}>{text('alike.reviews', { name })}</a>
    </div>
  );
}

type WhyProps = Omit<AdvisedBedsProps, 'beds'> & { readonly bed: AdvisedBed };

function Why({ bed, result, rules }: WhyProps): ReactNode {
  const text = useAdviceText();
  const shopText = useText();
  const linkTo = useLinkTo();
  const wanted = `${result.width}x${result.length}`;
  const grades = bed.pieces.flatMap(({ grades: ofPiece, isTurned }) =>
    ofPiece.map((grade) =>
      isTurned ? text(`beds.side-up.${grade}`) : shopText(`product.firmness.${grade}`),
    ),
  );
  const [left = '', right = left] = grades;
  return (
    <div className={styles['why']}>
      {result.mattresses === 1 && bed.pieces.some(({ isTurned }) => isTurned) && (
        <p>{`${left}.`}</p>
      )}
      {result.mattresses === 2 && (
        <p>
          {text('beds.pair', { size: halfOf(bed.size), price: formatAmount(bed.cents) })}.{' '}
          {left === right
            ? text('beds.same', { grade: left })
            : text('beds.sides', { left, right })}
        </p>
      )}
      {bed.onePiece && (
        <p>
          <a {...linkTo(bed.onePiece.url)}>
            {text(bed.onePiece.suitsBoth ? 'beds.one-piece' : 'beds.one-piece-for-one', {
              price: formatAmount(bed.onePiece.cents),
            })}
          </a>
        </p>
      )}
      {bed.size !== wanted && (
        <p className={styles['note']}>
          {text('beds.other-size', { wanted: formatSize(wanted), size: formatSize(bed.size) })}
        </p>
      )}
      {bed.isFirmer && <p className={styles['note']}>{text('beds.firmer')}</p>}
      {bed.isOverBudget && <p className={styles['note']}>{text('beds.over-budget')}</p>}
      <h4>{text('fit.title')}</h4>
      <ul>
        {bed.reasons.map((reason) => (
          <li key={reason.code}>{fitText(reason, text)}</li>
        ))}
        <BrandWords pieces={bed.pieces} rules={rules} />
      </ul>
      {bed.next && (
        <p className={styles['next']}>
          <strong>{text('behind.title', { name: bed.next.name })}</strong>{' '}
          {`${text(`behind.${bed.next.isBehindIn}`)}.`}
        </p>
      )}
    </div>
  );
}

type BrandWordsProps = Pick<AdvisedBed, 'pieces'> & Pick<AdvisedBedsProps, 'rules'>;

/** What its brand calls each grade of a bed; nothing of a brand without words of its own. */
function BrandWords({ pieces, rules }: BrandWordsProps): ReactNode {
  const text = useAdviceText();
  const shopText = useText();
  const known = pieces.flatMap(({ hit: { brand }, grades }) =>
    grades.map((grade) => ({ brand, grade, word: brandWordOf(rules, brand, grade) })),
  );
  const isOfOneGrade = new Set(known.map(({ grade }) => grade)).size === 1;
  const said = known.flatMap(({ brand, grade, word }) => {
    if (word === undefined) return [];
    if (isOfOneGrade) return [text('fit.word', { brand, word })];
    const name = inSentence(shopText(`product.firmness.${grade}`));
    return [text('fit.word-of', { brand, grade: name, word })];
  });
  return [...new Set(said)].map((one) => <li key={one}>{one}</li>);
}

/** `80 × 200` for a bed of `160x200`. */
function halfOf(size: string): string {
  const [width = '', length = ''] = size.split('x');
  return formatSize(`${Number(width) / 2}x${length}`);
}

const fitText = (reason: FitReason, text: TranslateAdvice): string =>
  reason.code === 'load'
    ? text('fit.load', { kilograms: reason.kilograms })
    : text(`fit.${reason.code}`);
