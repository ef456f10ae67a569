import { type ReactNode, useEffect, useId } from 'react';
import { productCard } from '#src/catalog/product-card.ts';
import { pictureAlt } from '#src/catalog/product-pictures.ts';
import type { Hit } from '#src/catalog/product.ts';
import { compareUrl, toggleCompared } from '#src/compare/compare-list.ts';
import { compareProducts, type ComparisonRow } from '#src/compare/comparison.ts';
import type { ComparePage } from '#src/use-cases/page-model.ts';
import { formatSize } from '../../format-numbers.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useStores, useText } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import { LinkButton } from '../Button.tsx';
import { Image } from '../Image.tsx';
import { PriceTag } from '../PriceTag.tsx';
import { VisuallyHidden } from '../VisuallyHidden.tsx';
import { ProductCardDelivery } from '../product/ProductCardDelivery.tsx';
import { ReviewScore } from '../product/ReviewScore.tsx';
import styles from './CompareTable.module.css';

type CompareTableProps = { readonly page: ComparePage };

/** Comparison table: a column per product, a row per property. */
export function CompareTable({ page }: CompareTableProps): ReactNode {
  const text = useText();
  const rows = compareProducts(page.products, page.isBrief).flatMap((group) => group.rows);
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
            {page.products.map(({ hit }) => (
              <Column key={hit.sku} hit={hit} page={page} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.label} row={row} page={page} />
          ))}
        </tbody>
      </table>
      {rows.length === 0 && <p className={styles['same']}>{text('compare.same')}</p>}
    </section>
  );
}

/** Picture and name are one link, read out as the name, as on a card. */
function Column({ hit, page }: CompareTableProps & { readonly hit: Hit }): ReactNode {
  const text = useText();
  const nameId = useId();
  const { name, url, image, reviews, size, price, priceFrom, deliveryDays } = productCard(hit);
  const list = page.products.map((product) => product.hit.sku);
  const without = compareUrl({ list: toggleCompared(list, hit.sku), isBrief: page.isBrief });
  return (
    <th scope="col">
      <div className={styles['column']}>
        <a className={styles['remove']} href={without} rel="nofollow" data-scroll="keep">
          <Icon name="close" />
          <VisuallyHidden>{text('compare.remove', { name })}</VisuallyHidden>
        </a>
        <a className={styles['product']} href={url} aria-labelledby={nameId}>
          <Image
            picture={{ ...image, alt: pictureAlt(name, image) }}
            sizes="(width >= 64rem) 17rem, 45vw"
          />
          <span className={styles['name']} id={nameId}>
            {name}
          </span>
        </a>
        {reviews && <ReviewScore summary={reviews} />}
        <div className={styles['offer']}>
          {size !== undefined && (
            <p className={styles['size']}>
              {text('product.price-for-size', { size: formatSize(size) })}
            </p>
          )}
          <PriceTag price={price} from={priceFrom} />
          <ProductCardDelivery workingDays={deliveryDays} />
        </div>
        <LinkButton href={url} variant="outlined">
          {text('compare.view')}
          <VisuallyHidden>: {name}</VisuallyHidden>
        </LinkButton>
      </div>
    </th>
  );
}

function Row({ row, page }: CompareTableProps & { readonly row: ComparisonRow }): ReactNode {
  const text = useText();
  return (
    <tr className={row.differs ? styles['differs'] : undefined}>
      <th scope="row">{row.label}</th>
      {page.products.map(({ hit }, index) => (
        <td key={hit.sku}>
          {row.values[index] ?? (
            <>
              <span aria-hidden="true">–</span>
              <VisuallyHidden>{text('compare.none')}</VisuallyHidden>
            </>
          )}
        </td>
      ))}
    </tr>
  );
}

/** Keeps the compared products selected on the next listings. */
export function useSaveComparison({ products }: ComparePage): void {
  const { compare } = useStores();
  useEffect(() => compare.save(products.map(({ hit }) => hit)), [compare, products]);
}
