import type { Shell } from './shell.ts';

/**
 * Returns the shop's profiles elsewhere: the footer's links to social and review networks, without
 * repeats. Other external links, to a trade mark or a carrier, belong to someone else.
 */
export const socialProfileUrls = ({ footer }: Pick<Shell, 'footer'>): readonly string[] => [
  ...new Set(
    footer
      .flatMap(({ links }) => links)
      .flatMap((link) => ('href' in link && NETWORK.test(link.href) ? [link.href] : [])),
  ),
];

const NETWORK =
  /^https:\/\/(?:[a-z]+\.)?(?:facebook|instagram|linkedin|pinterest|tiktok|trustpilot|wikidata|wikipedia|x|youtube)\.(?:com|org|de|at|nl|be)(?:\/|$)/iu;
