import { hasFile } from '../catalog/product-pictures.ts';
import type { Picture } from '../catalog/product.ts';
import { imageUrl } from '../content/image-url.ts';
import type { Head, OpenGraphImage } from './head.ts';
import type { SeoFacts } from './seo-facts.ts';
import { absoluteUrl } from './site.ts';

type OpenGraph = Pick<
  Head,
  'ogType' | 'ogUrl' | 'ogImage' | 'ogPrice' | 'ogPublished' | 'ogModified'
>;

/**
 * What networks show of a shared link besides its texts (Open Graph). A product page has no
 * canonical link (H3): its shares count for the variant that it shows.
 *
 * @param canonical canonical link of the page, if it has one
 * @param isIndexed whether search engines may index the page, or the product that it shows
 */
export function openGraphOf(
  facts: SeoFacts,
  canonical: string | undefined,
  isIndexed: boolean,
): OpenGraph {
  const { site, locale, hostKnown, picture, product } = facts;
  const isShared = product !== undefined && hostKnown && isIndexed;
  const ogUrl = isShared ? absoluteUrl(site.domains, locale, product.url) : canonical;
  const ogImage = picture && hasFile(picture) ? openGraphImage(facts, picture) : undefined;
  return {
    ...(product && { ogType: 'product' }),
    ...(ogUrl !== undefined && { ogUrl }),
    ...(ogImage && { ogImage }),
    ...(product?.price && { ogPrice: product.price }),
    ...articleFields(facts.entry),
  };
}

function articleFields({ article, modified }: SeoFacts['entry']): OpenGraph {
  if (!article) return {};
  return {
    ogType: 'article',
    ogPublished: article.published,
    ...(modified !== undefined && { ogModified: modified }),
  };
}

/** Maximum width that networks show; all of them support this format. */
const FORM = { width: 1200, format: 'jpeg' } as const;

/** Preview picture of shared links, which is never enlarged; none in a shop without a domain. */
function openGraphImage(
  { site, locale }: Pick<SeoFacts, 'site' | 'locale'>,
  { path, alt, width, height }: Picture,
): OpenGraphImage | undefined {
  const url = absoluteUrl(site.domains, locale, imageUrl(path, FORM));
  if (url === undefined) return undefined;
  const scale = Math.min(1, FORM.width / width);
  return { url, width: Math.round(width * scale), height: Math.round(height * scale), alt };
}
