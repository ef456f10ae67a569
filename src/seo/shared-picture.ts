import { imageUrl } from '../content/image-url.ts';
import { addressOf } from './address.ts';
import type { SharedPicture } from './head.ts';
import type { PolicyFacts } from './policy-facts.ts';

/** Maximum width that networks show; all of them support this format. */
const FORM = { width: 1200, format: 'jpeg' } as const;

/** Preview picture of shared links; none in a shop without a domain. */
export function sharedPicture({
  site,
  locale,
  picture,
}: Pick<PolicyFacts, 'site' | 'locale' | 'picture'>): SharedPicture | undefined {
  if (!picture) return undefined;
  const url = addressOf(site.domains, locale, imageUrl(picture.path, FORM));
  return url === undefined ? undefined : { url, alt: picture.alt };
}
