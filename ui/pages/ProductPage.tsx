import type { ReactNode } from 'react';
import type { ProductSelection } from '#src/catalog/product-selection.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import { layersOf } from '#src/catalog/layers.ts';
import { DUVET_WARMTH } from '#src/catalog/spec-sections.ts';
import type { ProductPage as Model } from '#src/use-cases/page-model.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Container } from '../components/Container.tsx';
import { PathLink } from '../components/ContentLink.tsx';
import { Statements } from '../components/duties/Statements.tsx';
import { AttributeTable } from '../components/product/AttributeTable.tsx';
import { BuyBox, type BuyBoxProps, firstGrades } from '../components/product/BuyBox.tsx';
import { Gallery } from '../components/product/Gallery.tsx';
import { CompatibleProducts } from '../components/product/CompatibleProducts.tsx';
import { gallerySlides } from '../components/product/GallerySlide.tsx';
import { LayersDrawing } from '../components/product/LayersDrawing.tsx';
import { PriceChart } from '../components/product/PriceChart.tsx';
import { ProductSafetyBlock } from '../components/product/ProductSafetyBlock.tsx';
import { isAwardsBlock, ProductAwards } from '../components/product/ProductAwards.tsx';
import { Recommended } from '../components/product/Recommended.tsx';
import { REVIEWS_ID } from '../components/product/ReviewLink.tsx';
import { Reviews } from '../components/product/Reviews.tsx';
import { UspRatings } from '../components/product/UspRatings.tsx';
import { tabPanelOf } from '../components/tabs/tab-panel.ts';
import { TabBar } from '../components/tabs/TabBar.tsx';
import { RoomSection } from '../components/room/RoomSection.tsx';
import { Blocks } from '../renderers/block-renderers.tsx';
import { useText } from '../shop-context.tsx';
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
  const text = useText();
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
      <Container>
        <div className={styles['details']}>
          <Description page={page} />
          <Layers product={product} />
        </div>
        <RoomSection page={page} selection={chosen} />
      </Container>
      <Blocks blocks={page.blocks.filter((block) => !isAwardsBlock(block))} />
      <Container>
        <section
          className={styles['specs']}
          data-later="specifications"
          {...tabPanelOf(SPECIFICATIONS_ID)}
        >
          <h2>{text('product.specifications')}</h2>
          <AttributeTable
            product={product}
            variants={halves ? [halves.left, halves.right] : [variant]}
          />
          <div className={styles['duties']}>
            <Statements statements={page.told?.statements ?? []} />
            <ProductSafetyBlock product={product} />
          </div>
          {page.recentPrices && <PriceChart steps={page.recentPrices} size={variant.size} />}
        </section>
        <CompatibleProducts configuration={chosen.configuration} found={page.compatible} />
        <Reviews page={page} />
        <Recommended key={product.sku} sku={product.sku} rows={page.recommended} />
      </Container>
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

const DESCRIPTION_ID = 'description';
const SPECIFICATIONS_ID = 'specifications';

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

function Description({ page: { product } }: ProductPageProps): ReactNode {
  const text = useText();
  return (
    <section className={styles['description']} {...tabPanelOf(DESCRIPTION_ID)}>
      <h2>{text('product.description', { name: product.name })}</h2>
      {product.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** Drawing of the layers, if they are known. */
function Layers({ product }: Pick<Model, 'product'>): ReactNode {
  const text = useText();
  const layers = layersOf(product);
  if (layers.length === 0) return null;
  return (
    <figure className={styles['layers']}>
      <figcaption>{text('product.layers.title')}</figcaption>
      <LayersDrawing layers={layers} />
    </figure>
  );
}
