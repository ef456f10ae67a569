import type { OldAddresses } from '#src/seo/old-addresses.ts';
import type { Redirect } from '#src/routing/redirects.ts';
import { pathOf, placeLink, type Place } from './place.ts';
import type { WrittenOldAddresses, WrittenRedirect } from './written-old-addresses.ts';

/** Old addresses of one shop; omits those whose target page is not published yet. */
export function placeOldAddresses(
  { redirects, remaps }: WrittenOldAddresses,
  place: Place,
): OldAddresses {
  const moved = redirects.filter(({ to }) => to === undefined || place.isOpen(to));
  const remapped = remaps.filter(({ from, to }) => place.isOpen(from.page) && place.isOpen(to));
  return {
    redirects: Object.fromEntries(
      moved.flatMap((redirect) =>
        (redirect.from[place.locale] ?? []).map((path) => [path, placeRedirect(redirect, place)]),
      ),
    ),
    remap: Object.fromEntries(
      remapped.map(({ from, to }) => [placeLink(from, place).url, pathOf(to, place)]),
    ),
  };
}

function placeRedirect({ to, isTemporary }: WrittenRedirect, place: Place): Redirect {
  if (to === undefined) return { status: 410 };
  return { status: isTemporary ? 302 : 301, target: pathOf(to, place) };
}
