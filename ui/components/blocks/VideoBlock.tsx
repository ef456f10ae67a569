import { type ReactNode, useState, useEffect, useRef } from 'react';
import type { VideoBlock as Block } from '#src/content/block.ts';
import { VIDEO_PROVIDERS, videoPlayerUrl, videoPageUrl } from '#src/content/video.ts';
import { useText } from '../../shop-context.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './VideoBlock.module.css';
import { imageSizes } from '#src/content/image-sizes.ts';
import { NOFOLLOW_REL } from '#src/content/link.ts';
import { Icon } from '../../icons/Icon.tsx';
import { Image } from '../Image.tsx';
import { onPlainClick } from '../../navigation/internal-link-target.ts';

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

/** The provider's player, which replaces the pressed poster and takes the focus. */
export function VideoPlayer({ title, video }: Pick<Block, 'title' | 'video'>): ReactNode {
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

const SIZES = imageSizes('100vw', [{ from: 64, width: '50rem' }]);

type VideoPosterProps = { readonly block: Block; readonly onPlay: () => void };

/** A link to the video's own page; with script it plays the video in place. */
function VideoPoster({ block, onPlay }: VideoPosterProps): ReactNode {
  const text = useText();
  return (
    <a
      className={styles['poster']}
      href={videoPageUrl(block.video)}
      rel={NOFOLLOW_REL}
      onClick={onPlainClick(onPlay)}
    >
      <Image picture={{ ...block.poster, alt: '' }} sizes={SIZES} />
      <span className={styles['play']}>
        <Icon name="play" />
        {text('video.play', { title: block.title })}
      </span>
    </a>
  );
}
