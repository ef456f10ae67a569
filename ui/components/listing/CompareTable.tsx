import { type ReactNode, useEffect, useId } from 'react';
import { productCard } from '#src/catalog/product-card.ts';
import { pictureAlt } from '#src/catalog/product-pictures.ts';
import {
  besideSelected,
  type CompareList,
  comparedEntry,
  compareUrl,
  toggleCompared,
} from '#src/compare/compare-list.ts';
import type { ComparedVariant } from '#src/compare/compared-variants.ts';
import { compareGrades, compareProducts, type ComparisonRow } from '#src/compare/comparison.ts';
import { isTypeByVan } from '#src/delivery/delivery-services.ts';
import type { ComparePage } from '#src/use-cases/page-model.ts';
import { formatSize } from '../../format-numbers.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useStores, useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { LinkButton } from '../Button.tsx';
import { Image } from '../Image.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { BedAvailability } from '../my-bed/BedAvailability.tsx';
import { AddOneButton } from '../product/AddOneButton.tsx';
import { ProductPrice } from '../product/ProductPrice.tsx';
import { ReviewScore } from '../product/ReviewScore.tsx';
import { Grade, wholeGrade } from '../product/UspRatings.tsx';
import { PathLink } from '../ContentLink.tsx';
import styles from './CompareTable.module.css';

type CompareTableProps = { readonly page: ComparePage };

/** Comparison table: a column per product, a row per property. */
export function CompareTable({ page }: CompareTableProps): ReactNode {
  const text = useText();
  const { products, isBrief } = page;
  const grades = compareGrades(products, isBrief);
  const rows = compareProducts(products, isBrief).flatMap((group) => group.rows);
  const count = styles[`columns${page.products.length}`];
  return (
    <section
      className={styles['scroll']}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys scroll it
      tabIndex={0}
      aria-label={text('compare.table')}
    >
      <table className={classNames(styles['table'], count)}>
        <thead>
          <tr>
            <td className={styles['corner']} aria-hidden="true" />
            {page.products.map((product) => (
              <Column key={product.hit.sku} product={product} page={page} />
            ))}
          </tr>
        </thead>
        <tbody>
          {grades.map((row) => (
            <Row key={row.code} row={row} page={page} valueAs={asGrade} />
          ))}
          {rows.map((row) => (
            <Row key={row.label} row={row} page={page} valueAs={asText} />
          ))}
        </tbody>
      </table>
      {rows.length + grades.length === 0 && (
        <p className={styles['same']}>{text('compare.same')}</p>
      )}
    </section>
  );
}

/** The products of a comparison, as configured. */
export const listOf = ({ products }: Pick<ComparePage, 'products'>): CompareList =>
  products.map(({ hit, choices }) => comparedEntry(hit.sku, choices));

/** Picture and name are one link, read out as the name, as on a card. */
function Column({
  product,
  page,
}: CompareTableProps & { readonly product: ComparedVariant }): ReactNode {
  const text = useText();
  const nameId = useId();
  const { hit, url, stock, sku, optionUids } = product;
  const { name, image, reviews, price, priceFrom, deliveryDays, type } = productCard(hit);
  const list = listOf(page);
  const without = compareUrl({ ...page, list: toggleCompared(list, hit.sku) });
  return (
    <th scope="col" data-compared={hit.sku}>
      <div className={styles['column']}>
        <PathLink className={styles['remove']} href={without} rel="nofollow" data-scroll="keep">
          <Icon name="close" />
          <VisuallyHidden>{text('compare.remove', { name })}</VisuallyHidden>
        </PathLink>
        <PathLink className={styles['product']} href={url} aria-labelledby={nameId}>
          <Image
            picture={{ ...image, alt: pictureAlt(name, image) }}
            sizes="(width >= 64rem) 17rem, 45vw"
          />
          <span className={styles['name']} id={nameId}>
            {name}
          </span>
        </PathLink>
        {reviews && <ReviewScore summary={reviews} />}
        <div className={styles['offer']}>
          <OfferedSize product={product} page={page} />
          <ProductPrice product={hit} price={price} from={priceFrom} />
          <BedAvailability stock={stock} deliveryDays={deliveryDays} isByVan={isTypeByVan(type)} />
        </div>
        <div className={styles['actions']}>
          {sku !== undefined && (
            <AddOneButton
              skus={[sku]}
              productSku={hit.sku}
              {...(optionUids && { optionUids })}
              name={name}
              variant="filled"
            />
          )}
          <LinkButton href={url} variant="outlined">
            {text('compare.view')}
            <VisuallyHidden>: {name}</VisuallyHidden>
          </LinkButton>
        </div>
      </div>
    </th>
  );
}

/** The size of an offer, and that a product is not made in the size compared in. */
function OfferedSize({
  product: { hit, isInSize },
  page,
}: CompareTableProps & { readonly product: ComparedVariant }): ReactNode {
  const text = useText();
  return (
    <>
      {!isInSize && page.size !== undefined && (
        <p className={styles['missing']}>
          {text('compare.not-in-size', { size: formatSize(page.size) })}
        </p>
      )}
      {hit.size !== undefined && (
        <p className={styles['size']}>
          {text('product.price-for-size', { size: formatSize(hit.size) })}
        </p>
      )}
    </>
  );
}

type RowProps = CompareTableProps & {
  readonly row: ComparisonRow;
  readonly valueAs: (value: string) => ReactNode;
};

function Row({ row, page, valueAs }: RowProps): ReactNode {
  const text = useText();
  return (
    <tr className={row.differs ? styles['differs'] : undefined}>
      <th scope="row">{row.label}</th>
      {page.products.map(({ hit }, index) => {
        const value = row.values[index];
        return (
          <td key={hit.sku}>
            {value === undefined ? (
              <>
                <span aria-hidden="true">–</span>
                <VisuallyHidden>{text('compare.none')}</VisuallyHidden>
              </>
            ) : (
              valueAs(value)
            )}
          </td>
        );
      })}
    </tr>
  );
}

const asText = (value: string): ReactNode => value;

function asGrade(value: string): ReactNode {
  const grade = wholeGrade(value);
  return grade > 0 ? <Grade grade={grade} /> : value;
}

/** Keeps the compared products selected on the next listings. */
export function useSaveComparison(page: ComparePage): void {
  const { compare, navigation } = useStores();
  useEffect(() => {
    const list = listOf(page);
    const joined = navigation.isReturn ? list : besideSelected(compare.selected(), list);
    const url = compareUrl({ ...page, list: joined });
    if (joined === list)
      compare.save(page.products.map(({ hit, choices = '' }) => ({ ...hit, choices })));
    else if (list.every((entry) => joined.includes(entry)))
      void navigation.navigate(url, { history: 'replace', scroll: 'keep' });
  }, [compare, navigation, page]);
}
