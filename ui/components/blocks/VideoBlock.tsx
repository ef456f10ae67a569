import { type ReactNode, useState } from 'react';
import type { VideoBlock as Block } from '#src/content/block.ts';
import { VIDEO_PROVIDERS } from '#src/content/video.ts';
import { useText } from '../../shop-context.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './VideoBlock.module.css';
import { VideoPlayer } from './VideoPlayer.tsx';
import { VideoPoster } from './VideoPoster.tsx';

/**
 * A video of an external provider. Shows the shop's own poster until the visitor plays it, so that
 * the provider gets no request from mere readers. Without script it links to the provider's page.
 */
export function VideoBlock({ block }: BlockProps<Block>): ReactNode {
  const { title, text: description, video } = block;
  const text = useText();
  const [isPlaying, setPlaying] = useState(false);
  const provider = VIDEO_PROVIDERS[video.provider].name;
  return (
    <BlockSection title={title} heading="beside">
      <div className={styles['video']}>
        <div className={styles['screen']}>
          {isPlaying ? (
            <VideoPlayer title={title} video={video} />
          ) : (
            <VideoPoster block={block} onPlay={() => setPlaying(true)} />
          )}
        </div>
        {description && <p>{description}</p>}
        <p className={styles['note']}>{text('video.note', { provider })}</p>
      </div>
    </BlockSection>
  );
}
