import type { Shell } from './shell.ts';

/**
 * Where else the shop speaks: the links of its footer that lead to a network of others, each once.
 * Any other address outside, a trade mark's or a carrier's, is somebody else.
 */
export const profilesOf = ({ footer }: Pick<Shell, 'footer'>): readonly string[] => [
  ...new Set(
    footer
      .flatMap(({ links }) => links)
      .flatMap((link) => ('href' in link && NETWORK.test(link.href) ? [link.href] : [])),
  ),
];

const NETWORK =
  /^https:\/\/(?:[a-z]+\.)?(?:facebook|instagram|linkedin|pinterest|tiktok|trustpilot|wikidata|wikipedia|x|youtube)\.(?:com|org|de|at|nl|be)(?:\/|$)/iu;
