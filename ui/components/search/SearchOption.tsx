import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { isSizeInQuery } from '#src/listing/listing-url.ts';
import { energyLabelOf } from '#src/duties/energy-label.ts';
import { displayPriceOf, showsVatLabel } from '#src/pricing/price.ts';
import type { FoundProduct } from '#src/search/combined-search.ts';
import type { Suggestion, SuggestionGroupName } from '#src/search/suggestion.ts';
import { formatSize } from '../../format-numbers.ts';
import { Icon, type IconName } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { Image } from '../Image.tsx';
import { EnergyArrow } from '../duties/EnergyLabel.tsx';
import { Amount, WasPrice } from '../PriceTag.tsx';
import { ReviewScore } from '../product/ReviewScore.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { HighlightedTitle } from './HighlightedTitle.tsx';
import { optionId } from './SearchField.tsx';
import styles from './SearchOption.module.css';

type SearchOptionProps = {
  readonly suggestion: Suggestion;
  readonly group: SuggestionGroupName;
  readonly listId: string;
  /** Index across all groups. */
  readonly index: number;
};

/** A suggestion, as a link, so that it can be opened in a new tab. The focus stays in the field. */
export const SearchOption = observer(function SearchOption(props: SearchOptionProps) {
  const { suggestion, listId, index } = props;
  const { search } = useShop().stores;
  const isActive = search.box.active === index;
  return (
    <a
      className={classNames(styles['option'], isActive && styles['active'])}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an option that is a link
      role="option"
      id={optionId(listId, index)}
      href={search.urlOf(suggestion)}
      aria-selected={isActive}
      tabIndex={-1}
      onClick={() => search.recordFollowed(suggestion)}
    >
      <Contents {...props} />
    </a>
  );
});

function Contents({ suggestion, group }: SearchOptionProps): ReactNode {
  if (suggestion.kind === 'product') return <ProductRow found={suggestion.found} />;
  const isEntry = suggestion.kind === 'entry';
  return (
    <>
      <Icon name={ICONS[group]} className={styles['icon']} />
      <span className={classNames(styles['title'], !isEntry && styles['text'])}>
        <HighlightedTitle title={isEntry ? suggestion.entry.title : suggestion.title} />
        {isEntry && <Within url={suggestion.entry.url} />}
      </span>
    </>
  );
}

const ICONS: Readonly<Record<SuggestionGroupName, IconName>> = {
  recent: 'clock',
  top: 'search',
  queries: 'search',
  categories: 'chevron-right',
  pages: 'book',
  products: 'search',
};

/** Names the category of a filtered category. */
function Within({ url }: { readonly url: string }): ReactNode {
  const { shell, text } = useShop();
  const category = shell.menu.find((item) => url.startsWith(`${item.url}/`))?.title;
  return category && <small> {text('search.within', { category })}</small>;
}

/** Picture and name are one option: an alternative text would read the name out twice (WCAG, H2). */
function ProductRow({ found: { hit, name } }: { readonly found: FoundProduct }): ReactNode {
  return (
    <>
      <Image className={styles['picture']} picture={{ ...hit.image, alt: '' }} sizes="4rem" />
      <span className={styles['product']}>
        <span className={styles['title']}>
          <HighlightedTitle title={name} />
        </span>
        <span className={styles['facts']}>
          {hit.reviews && <ReviewScore summary={hit.reviews} />}
          <NamedSize hit={hit} />
          <Offer hit={hit} />
        </span>
      </span>
    </>
  );
}

/** Shows the size if the search text names one, as the price is for that size. */
function NamedSize({ hit }: { readonly hit: FoundProduct['hit'] }): ReactNode {
  const { text, stores } = useShop();
  const isShown = isSizeInQuery(hit, stores.search.box.answer.text);
  return isShown && <span>{text('product.size', { size: formatSize(hit.size ?? '') })}</span>;
}

/**
 * The price; of a light source its energy class alone. Its price may only stand beside a link to its
 * information sheet, and a suggestion is a link itself.
 */
function Offer({ hit }: { readonly hit: FoundProduct['hit'] }): ReactNode {
  const { text, locale } = useShop();
  const energy = energyLabelOf(hit);
  if (energy) return <EnergyArrow energyClass={energy.energyClass} />;
  const offer = displayPriceOf(hit.price);
  if (!offer) return null;
  const { now, was } = offer;
  return (
    <span className={styles['price']}>
      {was && <WasPrice was={was} />}
      <span className={was && styles['reduced']}>
        {was && <VisuallyHidden>{text('price.now')} </VisuallyHidden>}
        {hit.priceFrom && `${text('price.from')} `}
        <Amount money={now} />
      </span>
      {showsVatLabel(locale) && <small data-duty="vat"> {text('price.vat')}</small>}
    </span>
  );
}
