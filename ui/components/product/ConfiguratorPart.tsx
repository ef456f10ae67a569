import type { ReactNode } from 'react';
import { findConflict } from '#src/catalog/bundle-conflicts.ts';
import {
  type BundleChoice,
  type ChosenPart,
  FABRIC_PART,
  isDefaultChoice,
  surchargeOf,
  withChoice,
} from '#src/catalog/bundle.ts';
import type { ProductConfiguration } from '#src/catalog/product-configuration.ts';
import type { Variant } from '#src/catalog/product.ts';
import { samplesUrl } from '#src/messages/letter-pages.ts';
import { sampleFabrics } from '#src/messages/sample-order.ts';
import { formatAmount } from '#src/pricing/money.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { PathLink, useLinkRel } from '../ContentLink.tsx';
import { Image } from '../Image.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import styles from './ConfiguratorPart.module.css';

type ConfiguratorPartProps = {
  readonly id: string;
  readonly number: number;
  readonly configuration: ProductConfiguration;
  readonly chosen: ChosenPart;
  /** URL of the page with the given selection. */
  readonly hrefOf: (next: readonly ChosenPart[]) => string;
};

/** A part with its choices, each with its price difference to the selected one. */
export function ConfiguratorPart(props: ConfiguratorPartProps): ReactNode {
  const { id, number, configuration, chosen } = props;
  const { part, choice } = chosen;
  const hasSamples = part.key === FABRIC_PART && sampleFabrics(configuration.product).length > 0;
  return (
    <section className={styles['part']} id={id} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`}>
        <span className={styles['number']}>{number}</span> {part.label}
        <span className={styles['now']}>{choice.label}</span>
      </h3>
      <ul
        className={classNames(styles['choices'], part.choices.length > MANY && styles['swatches'])}
      >
        {part.choices.map((offered) => (
          <li key={offered.uid}>
            <Choice {...props} offered={offered} />
          </li>
        ))}
      </ul>
      {hasSamples && <SamplesLink {...props} />}
    </section>
  );
}

/** Leads to the order of samples of the fabrics, with the chosen one ticked. */
function SamplesLink({ configuration, chosen }: ConfiguratorPartProps): ReactNode {
  const text = useText();
  const relOf = useLinkRel();
  const href = samplesUrl(
    configuration.product.sku,
    isDefaultChoice(chosen) ? [] : [chosen.choice.key],
  );
  return (
    <PathLink className={styles['samples']} href={href} rel={relOf(href)}>
      {text('configurator.samples')}
    </PathLink>
  );
}

/** From this many choices on they are shown as swatches, to compare by eye: fabrics. */
const MANY = 12;

type ChoiceProps = ConfiguratorPartProps & { readonly offered: BundleChoice };

function Choice({ configuration, chosen, offered, hrefOf }: ChoiceProps): ReactNode {
  const text = useText();
  const relOf = useLinkRel();
  const { variant, parts } = configuration;
  const isChosen = offered.uid === chosen.choice.uid;
  const candidate = { part: chosen.part, choice: offered };
  const conflict = findConflict(parts, candidate);
  if (offered.isSoldOut || (conflict && !isChosen)) {
    return <UnavailableChoice offered={offered} conflict={conflict} />;
  }
  const href = hrefOf(withChoice(parts, candidate));
  return (
    <PathLink
      className={styles['choice']}
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      data-scroll="keep"
      rel={relOf(href)}
    >
      <ChoiceDescription offered={offered} />
      {isChosen ? (
        <span className={styles['chosen']}>
          <Icon name="check" />
          {text('product.part-chosen')}
        </span>
      ) : (
        <PriceDifference
          className={styles['extra']}
          variant={variant}
          choice={offered}
          than={chosen.choice}
          otherwise={text('product.no-extra')}
        />
      )}
    </PathLink>
  );
}

type UnavailableChoiceProps = {
  readonly offered: BundleChoice;
  readonly conflict: ChosenPart | undefined;
};

/** An unavailable choice with the reason, not a link. */
function UnavailableChoice({ offered, conflict }: UnavailableChoiceProps): ReactNode {
  const text = useText();
  return (
    <div className={classNames(styles['choice'], styles['absent'])}>
      <ChoiceDescription offered={offered} />
      <span className={styles['reason']}>
        {offered.isSoldOut
          ? text('product.sold-out')
          : text('configurator.not-with', { choice: conflict?.choice.label ?? '' })}
      </span>
    </div>
  );
}

function ChoiceDescription({
  offered: { label, summary, picture },
}: {
  readonly offered: BundleChoice;
}) {
  return (
    <>
      {picture && (
        <Image
          className={styles['picture']}
          picture={{ ...picture, alt: '' }}
          sizes="(width >= 40rem) 13rem, 45vw"
        />
      )}
      <span className={styles['name']}>{label}</span>
      {summary && (
        <span className={styles['words']}>
          <VisuallyHidden>: </VisuallyHidden>
          {summary}
        </span>
      )}
    </>
  );
}

type PriceDifferenceProps = {
  readonly variant: Pick<Variant, 'size'>;
  readonly choice: BundleChoice;
  readonly than: BundleChoice;
  /** Shown for a difference of 0. */
  readonly otherwise?: ReactNode;
  readonly className?: string | undefined;
};

/** Price difference between two choices: `+ € 99,-`. */
export function PriceDifference(props: PriceDifferenceProps): ReactNode {
  const { variant, choice, than, otherwise, className } = props;
  const cents = surchargeOf(choice, variant.size).cents - surchargeOf(than, variant.size).cents;
  if (cents === 0) return otherwise ? <span className={className}>{otherwise}</span> : null;
  return <span className={className}>{formatPriceDifference(cents)}</span>;
}

/** Formats cents with their sign: `− € 50,-`. */
export const formatPriceDifference = (cents: number): string =>
  `${cents > 0 ? '+' : '\u2212'}\u00A0${formatAmount(Math.abs(cents))}`;
