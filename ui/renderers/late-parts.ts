import {
  type ComponentType,
  createElement,
  lazy,
  type ReactNode,
  useEffect,
  useState,
} from 'react';
import type { PageModel } from '#src/use-cases/page-model.ts';
import type {
  NewsletterFormProps,
  PostedNewsletterFormProps,
} from '../components/newsletter/NewsletterForm.tsx';
import type { ProductCarouselProps } from '../components/product/ProductCarousel.tsx';
import type { ProductDetailsProps } from '../components/product/ProductDetails.tsx';
import { withTexts } from '../i18n/lazy-with-texts.ts';
import { loadLate } from '../tasks.ts';

/**
 * Parts of pages whose HTML comes with the page, and whose code when it is idle or touched. They are
 * shown within `Suspense`, and show nothing on hydration that may have changed before: what the tab
 * has restored meanwhile follows by `useHydrated`, another page by `usePage`.
 */
export type LateParts = {
  readonly NewsletterForm: ComponentType<NewsletterFormProps>;
  readonly PostedNewsletterForm: ComponentType<PostedNewsletterFormProps>;
  readonly ProductCarousel: ComponentType<ProductCarouselProps>;
  readonly ProductDetails: ComponentType<ProductDetailsProps>;
};

/** Source files of the chunks, as keyed in the build manifest: every page has their styles. */
export const LATE_PART_SOURCES = [
  'ui/components/newsletter/NewsletterForm.tsx',
  'ui/components/product/ProductCarousel.tsx',
];

const PRODUCT_DETAILS = 'ui/components/product/ProductDetails.tsx';

/**
 * Source files of the late parts of page chunks, by source file of the chunk: its pages have their
 * styles.
 */
export const LATE_PARTS_OF_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  'ui/pages/ProductPage.tsx': [PRODUCT_DETAILS],
  'ui/pages/BundlePage.tsx': [PRODUCT_DETAILS],
};

/** Late parts in the browser. */
export interface LoadedParts {
  readonly lateParts: LateParts;
  /** Loads the late parts of a page that did not come as HTML, so that it is shown whole. */
  readonly fetch: (page: PageModel) => Promise<void>;
}

const newsletter = () => import('../components/newsletter/NewsletterForm.tsx');

/** `onHydrated` is called once a part is hydrated, or is shown without. */
export function createLateParts(onHydrated: () => void): LoadedParts {
  const newsletterForm = latePart(async () => (await newsletter()).NewsletterForm, onHydrated);
  const postedNewsletterForm = latePart(
    async () => (await newsletter()).PostedNewsletterForm,
    onHydrated,
  );
  const productCarousel = latePart(
    async () => (await import('../components/product/ProductCarousel.tsx')).ProductCarousel,
    onHydrated,
  );
  const productDetails = latePart(
    async () => (await import('../components/product/ProductDetails.tsx')).ProductDetails,
    onHydrated,
  );
  return {
    lateParts: {
      NewsletterForm: newsletterForm.Part,
      PostedNewsletterForm: postedNewsletterForm.Part,
      ProductCarousel: productCarousel.Part,
      ProductDetails: productDetails.Part,
    },
    async fetch(page) {
      const hasRow = 'blocks' in page && page.blocks.some(({ type }) => type === 'products');
      await Promise.all([
        hasRow && productCarousel.fetch(),
        page.type === 'product' && productDetails.fetch(),
      ]);
    },
  };
}

/** Until a part can be loaded it stays as the server has rendered it: it works without script. */
function latePart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  onHydrated: () => void,
) {
  let loaded: ComponentType<Props> | undefined;
  const fetch = async (): Promise<ComponentType<Props>> => (loaded ??= await withTexts(load));
  const Lazy: ComponentType<Props> = lazy(async () => ({ default: await loadLate(fetch) }));
  /** Shown at once if its code is there; it does not change, as that would reset its state. */
  const Part = (props: Props): ReactNode => {
    const [Shown] = useState(() => loaded ?? Lazy);
    useEffect(onHydrated, []);
    return createElement(Shown, props);
  };
  return { fetch, Part };
}
