import type { ReactNode } from 'react';
import { layersOf } from '#src/catalog/layers.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import type { ProductPage as Model } from '#src/use-cases/page-model.ts';
import { Blocks } from '../../renderers/block-renderers.tsx';
import { useText } from '../../shop-context.tsx';
import { Container } from '../Container.tsx';
import { Statements } from '../duties/Statements.tsx';
import { RoomSection } from '../room/RoomSection.tsx';
import { tabPanelOf } from '../tabs/tab-panel.ts';
import { AttributeTable } from './AttributeTable.tsx';
import { CompatibleProducts } from './CompatibleProducts.tsx';
import { LayersDrawing } from './LayersDrawing.tsx';
import { PriceChart } from './PriceChart.tsx';
import { isAwardsBlock } from './ProductAwards.tsx';
import { ProductSafetyBlock } from './ProductSafetyBlock.tsx';
import { Recommended } from './Recommended.tsx';
import { Reviews } from './Reviews.tsx';
import { DESCRIPTION_ID, SPECIFICATIONS_ID } from './section-ids.ts';
import styles from './ProductDetails.module.css';

export type ProductDetailsProps = { readonly page: Model };

/** What a product page has below the first screen: the sections that the tabs lead to, and rows of products. */
export function ProductDetails({ page }: ProductDetailsProps): ReactNode {
  const { product, chosen: variant, halves } = page;
  const configuration = configureProduct(product, variant, page.choices);
  const text = useText();
  return (
    <>
      <Container>
        <div className={styles['details']}>
          <Description page={page} />
          <Layers product={product} />
        </div>
        <RoomSection page={page} selection={{ configuration, halves }} />
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
        <CompatibleProducts configuration={configuration} found={page.compatible} />
        <Reviews page={page} />
        <Recommended key={product.sku} sku={product.sku} rows={page.recommended} />
      </Container>
    </>
  );
}

function Description({ page: { product } }: ProductDetailsProps): ReactNode {
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
