import type { ReactNode } from 'react';
import type { Product } from '#src/catalog/product.ts';
import { trialLabel, trialTerms, type TrialTerms as Terms } from '#src/catalog/trial.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop, useText } from '../../shop-context.tsx';
import { useDuties } from '../duties/use-duties.ts';
import { PathLink } from '../ContentLink.tsx';
import styles from './TrialTerms.module.css';

/**
 * Trial period of a bed (P4) with all its conditions, and separately the statutory right of
 * withdrawal; of goods made to measure, `MadeToMeasureNote` says that there is none.
 */
export function TrialTerms({ product }: { readonly product: Product }): ReactNode {
  const terms = trialTerms(product);
  const isMadeToMeasure = useDuties()['no-withdrawal'] !== undefined;
  return (
    <div className={styles['terms']}>
      {terms && <Trial terms={terms} />}
      {!isMadeToMeasure && <Withdrawal hasTrial={terms !== undefined} />}
    </div>
  );
}

function Trial({ terms }: { readonly terms: Terms }): ReactNode {
  const { text, locale } = useShop();
  const { minimumNights, advisedNights, pickUpCents, exchanges, condition } = terms;
  const rows = [
    [text('trial.starts'), text('trial.starts-text')],
    [
      text('trial.minimum'),
      minimumNights > 0
        ? text('trial.minimum-text', { count: minimumNights })
        : text('trial.no-minimum', { count: advisedNights }),
    ],
    [
      text('trial.pick-up'),
      pickUpCents > 0 ? formatAmount(pickUpCents) : text('trial.pick-up-free'),
    ],
    [text('trial.after'), text('trial.after-text', { count: exchanges })],
    ...(condition === undefined ? [] : [[text('trial.condition'), condition]]),
  ];
  return (
    <section className={styles['trial']} aria-label={trialLabel(locale)}>
      <p className={styles['title']}>
        <Icon name="moon" className={styles['moon']} />
        {trialLabel(locale)}
      </p>
      <dl className={styles['rows']}>
        {rows.map(([term, words]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <PathLink className={styles['link']} href={text('product.link.trial')}>
        {text('trial.link')}
      </PathLink>
    </section>
  );
}

function Withdrawal({ hasTrial }: { readonly hasTrial: boolean }): ReactNode {
  const text = useText();
  return (
    <p className={styles['withdrawal']} data-duty="withdrawal-right">
      <strong>{text('withdrawal.title')}</strong>{' '}
      {hasTrial ? text('withdrawal.beside-trial') : text('withdrawal.text')}{' '}
      <PathLink href={text('product.link.returns')}>{text('withdrawal.link')}</PathLink>
    </p>
  );
}
