import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  parseVideoUrl,
  VIDEO_PROVIDERS,
  videoPageUrl,
  videoPlayerUrl,
} from '#src/content/video.ts';

const TED = { provider: 'youtube', id: '5MuIMqhT8DM' };
const VIMEO = { provider: 'vimeo', id: '76979871' };

describe('parseVideoUrl', () => {
  it.each([
    ['https://www.youtube.com/watch?v=5MuIMqhT8DM', TED],
    ['https://www.youtube.com/watch?t=9s&v=5MuIMqhT8DM&list=x', TED],
    [' https://youtu.be/5MuIMqhT8DM?si=abc ', TED],
    ['https://www.youtube-nocookie.com/embed/5MuIMqhT8DM', TED],
    ['https://vimeo.com/76979871', VIMEO],
    ['https://player.vimeo.com/video/76979871?dnt=1', VIMEO],
    [' https://vimeo.com/76979871 ', VIMEO],
  ])('parses the video URL %s', (url, video) => {
    expect(parseVideoUrl(url)).toEqual(video);
  });

  it.each([
    '',
    'http://www.youtube.com/watch?v=5MuIMqhT8DM',
    'https://www.youtube.com.evil.example/watch?v=5MuIMqhT8DM',
    'https://evil.example/?https://youtu.be/5MuIMqhT8DM',
    'https://youtu.be/5MuIMqhT8DM"onload="alert(1)',
    'https://www.youtube.com/watch?v=short',
    'https://vimeo.com/channels/staffpicks',
    'javascript:alert(1)',
  ])('returns undefined for %j', (url) => {
    expect(parseVideoUrl(url)).toBeUndefined();
  });

  it('round-trips any video page URL, and uses only the player origin of its provider', () => {
    const anyVideo = fc.oneof(
      fc.record({
        provider: fc.constant('youtube' as const),
        id: fc.stringMatching(/^[\w-]{11}$/),
      }),
      fc.record({ provider: fc.constant('vimeo' as const), id: fc.stringMatching(/^\d{1,12}$/) }),
    );
    fc.assert(
      fc.property(anyVideo, (video) => {
        expect(parseVideoUrl(videoPageUrl(video))).toEqual(video);
        const { origin, pathname } = new URL(videoPlayerUrl(video));
        expect(origin).toBe(VIDEO_PROVIDERS[video.provider].playerOrigin);
        expect(pathname.endsWith(`/${video.id}`)).toBe(true);
      }),
    );
  });
});

describe('videoPlayerUrl', () => {
  it('starts at once, with as few cookies as the provider offers', () => {
    expect(videoPlayerUrl({ provider: 'youtube', id: '5MuIMqhT8DM' })).toBe(
      'https://www.youtube-nocookie.com/embed/5MuIMqhT8DM?autoplay=1&rel=0',
    );
    expect(videoPlayerUrl({ provider: 'vimeo', id: '76979871' })).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    );
  });
});
