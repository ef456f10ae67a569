import type { ReactNode } from 'react';
import { configure } from '#src/catalog/configuration.ts';
import { variantPictures } from '#src/catalog/variant-pictures.ts';
import type { ProductPage as Model } from '#src/use-cases/page-model.ts';
import { Breadcrumbs } from '../components/Breadcrumbs.tsx';
import { Container } from '../components/Container.tsx';
import { AttributeTable } from '../components/product/AttributeTable.tsx';
import { BuyBox } from '../components/product/BuyBox.tsx';
import { Gallery } from '../components/product/Gallery.tsx';
import { Reviews } from '../components/product/Reviews.tsx';
import { UspRatings } from '../components/product/UspRatings.tsx';
import { useText } from '../shop-context.tsx';
import styles from './ProductPage.module.css';

type ProductPageProps = { readonly page: Model };

/** A product: what it looks like, what it costs, and all there is to know of it. */
export function ProductPage({ page }: ProductPageProps): ReactNode {
  const { product, chosen, reviews } = page;
  const configuration = configure(product, chosen, page.choices);
  const pictures = variantPictures(product, chosen);
  return (
    <Container className={styles['page']}>
      <Breadcrumbs trail={page.breadcrumbs} current={product.name} />
      <div className={styles['opening']}>
        <Gallery key={pictures[0].path} name={product.name} pictures={pictures} />
        <BuyBox configuration={configuration} />
        {product.uspAttributes.length > 0 && (
          <div className={styles['usps']}>
            <UspRatings attributes={product.uspAttributes} size="page" />
          </div>
        )}
      </div>
      <div className={styles['details']}>
        <Description page={page} />
        <AttributeTable product={product} chosen={chosen} />
      </div>
      {reviews && <Reviews page={reviews} />}
    </Container>
  );
}

function Description({ page: { product } }: ProductPageProps): ReactNode {
  const text = useText();
  return (
    <section className={styles['description']}>
      <h2>{text('product.description', { name: product.name })}</h2>
      {product.description.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}
