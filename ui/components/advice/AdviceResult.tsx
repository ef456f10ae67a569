import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { ADVICE_PARAM } from '#src/advice/advice-code.ts';
import { gradeOf, SCALE } from '#src/advice/advice-rules.ts';
import type { Advice, FirmnessReason } from '#src/advice/advise.ts';
import type { FoundAdvice, ShownAdvice } from '#src/advice/shown-advice.ts';
import type { BlockLink } from '#src/content/block-link.ts';
import { isSameBed, withBed } from '#src/my-bed/my-bed.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { bedText } from '../../format-numbers.ts';
import { longDayText } from '../../i18n/day-text.ts';
import { onPlainClick } from '../../navigation/internal-link-target.ts';
import { useMyBed, useShop, useStores, useText } from '../../shop-context.tsx';
import { ContentLink, useLinkTo } from '../ContentLink.tsx';
import { AdvisedBeds } from './AdvisedBeds.tsx';
import styles from './AdviceResult.module.css';
import { decimalText, signedText, type TranslateAdvice, useAdviceText } from './advice-text.ts';

type AdviceResultProps = {
  readonly found: FoundAdvice;
  readonly rules: ShownAdvice['rules'];
  /** Leads to the rule. */
  readonly link: BlockLink;
};

/** What to sleep on and why, then what to buy. */
export function AdviceResult({ found, rules, link }: AdviceResultProps): ReactNode {
  const text = useAdviceText();
  const { result, advice, beds, code } = found;
  return (
    <section className={styles['result']} aria-labelledby="advice-result">
      <h2 id="advice-result" tabIndex={-1}>
        {text('result.title')}
      </h2>
      {!advice && <p>{text('result.shared')}</p>}
      <Version found={found} rules={rules} />
      <div className={styles['sides']}>
        {result.sides.map((_, side) => {
          const key = `side ${side}`;
          return <Side key={key} side={side} found={found} rules={rules} />;
        })}
      </div>
      <Bed result={result} advice={advice} rules={rules} />
      <BedOfResult result={result} code={code} />
      {advice && <Criteria criteria={advice.criteria} />}
      <p>
        <ContentLink link={link} />
      </p>
      <AdvisedBeds beds={beds} result={result} rules={rules} />
      <Share code={code} />
      <div className={styles['norm']}>
        <h3>{text('rule.norm')}</h3>
        <p>{text('rule.norm-text')}</p>
      </div>
    </section>
  );
}

/** Shows the version of the rule that made the result, and whether it is the current one. */
function Version({ found, rules }: Pick<AdviceResultProps, 'found' | 'rules'>): ReactNode {
  const text = useAdviceText();
  const shopText = useText();
  const { version } = found;
  if (version === undefined) return <p>{text('result.version-unknown')}</p>;
  const day = longDayText(shopText, version);
  return (
    <p>
      {version === rules.version
        ? text('result.version', { day })
        : text('result.version-changed', { day, now: longDayText(shopText, rules.version) })}
    </p>
  );
}

type SideProps = Pick<AdviceResultProps, 'found' | 'rules'> & { readonly side: number };

function Side({ side, found: { result, advice }, rules }: SideProps): ReactNode {
  const text = useAdviceText();
  const shopText = useText();
  const { locale } = useShop();
  const { firmness = SCALE.from, pillow } = result.sides[side] ?? {};
  const grade = gradeOf(rules, firmness);
  const words = rules.grades.find((one) => one.grade === grade)?.words ?? [];
  const alone = result.sides.length === 1;
  const name = text(side === 0 ? 'form.first' : 'form.second');
  const { reasons = [], lacksHeight } = advice?.sides[side] ?? {};
  return (
    <div className={styles['side']}>
      <h3>{alone ? text('result.alone') : name}</h3>
      <p className={styles['grade']}>
        {text('result.grade', {
          grade: shopText(`product.firmness.${grade}`),
          words: words.join(', '),
        })}
      </p>
      <FirmnessBar firmness={firmness} />
      <p>{text('result.firmness', { value: decimalText(firmness, locale) })}</p>
      {reasons.length > 0 && <Sum reasons={reasons} firmness={firmness} />}
      {lacksHeight && <p>{text('result.no-height')}</p>}
      {pillow && (
        <p>
          <strong>{text('bed.pillow')}</strong>:{' '}
          {pillow.from === 0
            ? text('bed.pillow.flat', { to: pillow.to })
            : text('bed.pillow.height', pillow)}
        </p>
      )}
    </div>
  );
}

/** The measured scale with a mark; the numbers stand beside it. */
const FirmnessBar = ({ firmness }: { readonly firmness: number }): ReactNode => (
  <svg viewBox="0 0 200 14" aria-hidden="true" className={styles['scale']}>
    <rect x="0" y="5" width="200" height="4" rx="2" />
    <circle cx={7 + ((firmness - SCALE.from) / (SCALE.to - SCALE.from)) * 186} cy="7" r="7" />
  </svg>
);

type SumProps = { readonly reasons: readonly FirmnessReason[]; readonly firmness: number };

/** How the firmness adds up. */
function Sum({ reasons, firmness }: SumProps): ReactNode {
  const text = useAdviceText();
  const { locale } = useShop();
  return (
    <table className={styles['sum']}>
      <caption>{text('result.sum')}</caption>
      <tbody>
        {reasons.map((reason) => (
          <tr key={reason.code}>
            <th scope="row">{reasonText(reason, text)}</th>
            <td>
              {reason.code === 'weight'
                ? decimalText(reason.by, locale)
                : signedText(reason.by, locale)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{text('result.total')}</th>
          <td>{decimalText(firmness, locale)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function reasonText(reason: FirmnessReason, text: TranslateAdvice): string {
  switch (reason.code) {
    case 'build':
      return text(`reason.build.${reason.build}`);
    case 'position':
      return text('reason.position', { name: text(`position.${reason.position}`) });
    case 'shape':
      return text('reason.shape', { name: reason.shape });
    case 'weight':
    case 'shoulder':
    case 'back':
    case 'scale':
      return text(`reason.${reason.code}`);
  }
}

type BedProps = Pick<AdviceResultProps, 'rules'> & {
  readonly result: FoundAdvice['result'];
  readonly advice: Advice | undefined;
};

/** The bed itself; its reasons are for the one who sent the form. */
function Bed({ result, advice, rules }: BedProps): ReactNode {
  const text = useAdviceText();
  const { mattresses, width, length } = result;
  const { above, roomy } = rules.lengths;
  return (
    <dl className={styles['bed']}>
      <Fact name={text('bed.mattresses')} value={text(mattresses === 2 ? 'bed.two' : 'bed.one')}>
        {[
          ...(advice?.mattressReasons.map((reason) => text(`bed.why.${reason}`)) ?? []),
          ...(mattresses === 2 ? [text('bed.two-gap')] : []),
        ].join(' ')}
      </Fact>
      <Fact name={text('bed.width')} value={text('bed.cm', { number: width })}>
        {advice && text(`bed.width.${advice.widthReason}`, { each: width / 2 })}
      </Fact>
      <Fact name={text('bed.length')} value={text('bed.cm', { number: length })}>
        {advice && text(`bed.length.${advice.lengthReason}`, { above, roomy })}
      </Fact>
      <Fact name={text('bed.base')} value={text(`bed.base.${mattresses}`)}>
        {[
          ...(advice?.base.reinforced ? [text('bed.base.reinforced')] : []),
          ...(mattresses === 2 ? [text('bed.base.2-hint')] : []),
        ].join(' ')}
      </Fact>
    </dl>
  );
}

/** Offers the bed of the result as the shopper's own; without script by the result's address. */
const BedOfResult = observer(function BedOfResult({
  result: { width, length, mattresses },
  code,
}: Pick<FoundAdvice, 'result' | 'code'>) {
  const shopText = useText();
  const { myBed, navigation } = useStores();
  const own = useMyBed();
  const bed = { width, length, mattresses };
  const { mattressHeight } = own ?? {};
  const ofHeight = { ...bed, ...(mattressHeight !== undefined && { mattressHeight }) };
  if (isSameBed(own, ofHeight))
    return (
      <p>
        {shopText('bed.yours')}: <strong>{bedText(bed)}</strong>
      </p>
    );
  const { path } = splitUrl(navigation.page.url);
  const href = withBed(`${path}?${ADVICE_PARAM}=${code}`, bed);
  const keep = onPlainClick(() => myBed.keep(bed));
  return (
    <p>
      <a href={href} rel="nofollow" data-scroll="keep" onClick={keep}>
        {shopText('bed.remember', { size: bedText(bed) })}
      </a>
    </p>
  );
});

type FactProps = { readonly name: string; readonly value: string; readonly children?: ReactNode };

const Fact = ({ name, value, children }: FactProps): ReactNode => (
  <div>
    <dt>{name}</dt>
    <dd>
      {value}
      {children && <small>{children}</small>}
    </dd>
  </div>
);

function Criteria({ criteria }: Pick<Advice, 'criteria'>): ReactNode {
  const text = useAdviceText();
  if (criteria.length === 0) return null;
  return (
    <div>
      <h3>{text('bed.criteria')}</h3>
      <ul className={styles['list']}>
        {criteria.map((criterion) => (
          <li key={criterion}>{text(`criterion.${criterion}`)}</li>
        ))}
      </ul>
    </div>
  );
}

/** A link to this result, which says nothing about its sleepers. */
function Share({ code }: { readonly code: string }): ReactNode {
  const text = useAdviceText();
  const linkTo = useLinkTo();
  const { path } = splitUrl(useStores().navigation.page.url);
  return (
    <div className={styles['share']}>
      <h3>{text('share.title')}</h3>
      <p>
        {text('share.text')}{' '}
        <a {...linkTo(`${path}?${ADVICE_PARAM}=${code}`)}>{text('share.link', { code })}</a>
      </p>
    </div>
  );
}
