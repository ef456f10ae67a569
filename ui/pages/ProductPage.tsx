import { type ReactNode, Suspense, useEffect, useMemo, useState } from 'react';
import type { ProductSelection } from '#src/catalog/product-selection.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import { DUVET_WARMTH } from '#src/catalog/attributes/attribute-key.ts';
import type { ProductPage as Model } from '#src/use-cases/page-model.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Container } from '../components/Container.tsx';
import { PathLink } from '../components/ContentLink.tsx';
import { BuyBox, type BuyBoxProps, firstGrades } from '../components/product/BuyBox.tsx';
import { Gallery } from '../components/product/Gallery.tsx';
import { gallerySlides } from '../components/product/GallerySlide.tsx';
import { ProductAwards } from '../components/product/ProductAwards.tsx';
import {
  DESCRIPTION_ID,
  REVIEWS_ID,
  SPECIFICATIONS_ID,
} from '../components/product/section-ids.ts';
import { UspRatings } from '../components/product/UspRatings.tsx';
import { TabBar } from '../components/tabs/TabBar.tsx';
import { useShop, useText } from '../shop-context.tsx';
import styles from './ProductPage.module.css';

type ProductPageProps = { readonly page: Model };

type WithParts = ProductPageProps & Pick<BuyBoxProps, 'Parts'>;

/** Product page; `Parts` shows the parts of a bundle. */
export function ProductPage({ page, Parts }: WithParts): ReactNode {
  const { product, chosen: variant, halves, today } = page;
  const chosen: ProductSelection = {
    configuration: configureProduct(product, variant, page.choices),
    halves,
  };
  return (
    <>
      <Container className={styles['page']}>
        <Breadcrumbs trail={page.breadcrumbs} current={product.name} bed={page.namedBed} />
        <div className={styles['opening']}>
          <GalleryAndAwards page={page} />
          <div className={styles['buy']}>
            <BuyBox
              chosen={chosen}
              openedPart={page.openedPart}
              drawing={page.drawing}
              today={today}
              told={page.told}
              Parts={Parts}
            />
          </div>
        </div>
      </Container>
      <Sections page={page} />
      <Details page={page} />
    </>
  );
}

/** Pictures, ratings and awards. */
function GalleryAndAwards({
  page: { product, chosen, halves, blocks, drawing },
}: ProductPageProps): ReactNode {
  const text = useText();
  const first = firstGrades(product);
  const grades = product.uspAttributes.filter((grade) => !first.includes(grade));
  const slides = gallerySlides(product, chosen, drawing);
  return (
    <div className={styles['looks']}>
      <Gallery
        key={slides[0]?.id}
        name={product.name}
        slides={slides}
        isSplit={halves !== undefined}
      />
      {grades.length > 0 && (
        <div className={styles['usps']}>
          <UspRatings attributes={grades} size="page" />
          {grades.some(({ code }) => code === DUVET_WARMTH) && (
            <p className={styles['guide']}>
              <PathLink href={text('product.link.warmth')}>{text('product.warmth-guide')}</PathLink>
            </p>
          )}
        </div>
      )}
      <ProductAwards blocks={blocks} />
    </div>
  );
}

/** Sticky tabs of the sections (H9, H10). */
function Sections({ page: { reviews } }: ProductPageProps): ReactNode {
  const text = useText();
  const items = [
    { id: DESCRIPTION_ID, title: text('product.tab.description') },
    { id: SPECIFICATIONS_ID, title: text('product.specifications') },
    ...(reviews?.overall ? [{ id: REVIEWS_ID, title: text('reviews.tab') }] : []),
  ];
  return <TabBar label={text('product.tabs')} items={items} />;
}

/**
 * What is below the first screen, whose code comes late. Until then its HTML stays as it came: of the
 * page that the code came for, as React would take it out for another one.
 */
function Details({ page }: ProductPageProps): ReactNode {
  const { ProductDetails } = useShop().lateParts;
  const [first] = useState(page);
  const [isHydrated, setHydrated] = useState(false);
  const shown = isHydrated ? page : first;
  return useMemo(
    () => (
      <Suspense>
        <ProductDetails page={shown} />
        <OnHydrated act={() => setHydrated(true)} />
      </Suspense>
    ),
    [ProductDetails, shown],
  );
}

function OnHydrated({ act }: { readonly act: () => void }): ReactNode {
  useEffect(act, [act]);
  return null;
}
