/** A video hosted elsewhere: nothing of its host is loaded before a shopper asks for it. */
export type Video = { readonly provider: VideoProvider; readonly id: string };

export const VIDEO_PROVIDER_NAMES = ['youtube', 'vimeo'] as const;

export type VideoProvider = (typeof VIDEO_PROVIDER_NAMES)[number];

/** Name of a provider, and origin of its players: the page may frame these only. */
export const VIDEO_PROVIDERS: Readonly<
  Record<VideoProvider, { readonly name: string; readonly playerOrigin: string }>
> = {
  youtube: { name: 'YouTube', playerOrigin: 'https://www.youtube-nocookie.com' },
  vimeo: { name: 'Vimeo', playerOrigin: 'https://player.vimeo.com' },
};

/**
 * Parses the address of a video's page or player; `undefined` for anything else.
 *
 * @example
 * parseVideoUrl('https://youtu.be/5MuIMqhT8DM'); // { provider: 'youtube', id: '5MuIMqhT8DM' }
 */
export function parseVideoUrl(url: string): Video | undefined {
  const youtube = YOUTUBE.exec(url.trim())?.groups?.['id'];
  if (youtube !== undefined) return { provider: 'youtube', id: youtube };
  const vimeo = VIMEO.exec(url.trim())?.groups?.['id'];
  return vimeo === undefined ? undefined : { provider: 'vimeo', id: vimeo };
}

/** The video's page at its provider, for the link without script. */
export const videoPageUrl = ({ provider, id }: Video): string =>
  provider === 'youtube' ? `https://www.youtube.com/watch?v=${id}` : `https://vimeo.com/${id}`;

/** The player, with as few cookies as its provider offers; it starts at once. */
export const videoPlayerUrl = ({ provider, id }: Video): string => {
  const { playerOrigin } = VIDEO_PROVIDERS[provider];
  return provider === 'youtube'
    ? `${playerOrigin}/embed/${id}?autoplay=1&rel=0`
    : `${playerOrigin}/video/${id}?autoplay=1&dnt=1`;
};

const YOUTUBE =
  /^https:\/\/(?:(?:www\.|m\.)?youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]*&)?v=|embed\/|shorts\/)|youtu\.be\/)(?<id>[\w-]{11})(?:[?&#].*)?$/u;

const VIMEO = /^https:\/\/(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(?<id>\d{1,12})(?:[?#].*)?$/u;
