import { imageUrl } from '../content/image-url.ts';
import { addressOf } from './address.ts';
import type { SharedPicture } from './head.ts';
import type { PolicyFacts } from './policy-facts.ts';

/** As wide as networks show one at most; all of them know this format. */
const FORM = { width: 1200, format: 'jpeg' } as const;

/** What stands beside a link to the page where somebody passes it on; none in a shop without address. */
export function sharedPicture({
  site,
  locale,
  picture,
}: Pick<PolicyFacts, 'site' | 'locale' | 'picture'>): SharedPicture | undefined {
  if (!picture) return undefined;
  const url = addressOf(site.domains, locale, imageUrl(picture.path, FORM));
  return url === undefined ? undefined : { url, alt: picture.alt };
}
