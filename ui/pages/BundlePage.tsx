import type { ReactNode } from 'react';
import type { ProductPage as Model } from '#src/use-cases/page-model.ts';
import { PartPicker } from '../components/product/PartPicker.tsx';
import { ProductPage } from './ProductPage.tsx';

/** Page of a product that is configured from parts: few are, so its code and styles come apart. */
export function BundlePage({ page }: { readonly page: Model }): ReactNode {
  return <ProductPage page={page} Parts={PartPicker} />;
}
