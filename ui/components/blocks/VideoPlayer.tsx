import { useEffect, useRef, type ReactNode } from 'react';
import type { VideoBlock } from '#src/content/block.ts';
import { videoPlayerUrl } from '#src/content/video.ts';

/** The provider's player, which replaces the pressed poster and takes the focus. */
export function VideoPlayer({ title, video }: Pick<VideoBlock, 'title' | 'video'>): ReactNode {
  const frame = useRef<HTMLIFrameElement>(null);
  useEffect(() => frame.current?.focus(), []);
  return (
    <iframe
      ref={frame}
      title={title}
      src={videoPlayerUrl(video)}
      allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
      // oxlint-disable-next-line react/iframe-missing-sandbox -- cross-origin, so it cannot lift it
      sandbox="allow-scripts allow-same-origin allow-popups allow-presentation"
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
