import { imageUrl } from '../content/image-url.ts';
import { absoluteUrl } from './absolute-url.ts';
import type { OpenGraphImage } from './head.ts';
import type { SeoFacts } from './seo-facts.ts';

/** Maximum width that networks show; all of them support this format. */
const FORM = { width: 1200, format: 'jpeg' } as const;

/** Preview picture of shared links; none in a shop without a domain. */
export function openGraphImage({
  site,
  locale,
  picture,
}: Pick<SeoFacts, 'site' | 'locale' | 'picture'>): OpenGraphImage | undefined {
  if (!picture) return undefined;
  const url = absoluteUrl(site.domains, locale, imageUrl(picture.path, FORM));
  return url === undefined ? undefined : { url, alt: picture.alt };
}
