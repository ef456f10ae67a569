import type { MouseEvent, ReactNode } from 'react';
import type { VideoBlock } from '#src/content/block.ts';
import { imageSizes } from '#src/content/image-sizes.ts';
import { NOFOLLOW_REL } from '#src/content/link.ts';
import { videoPageUrl } from '#src/content/video.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useText } from '../../shop-context.tsx';
import { Image } from '../Image.tsx';
import styles from './VideoBlock.module.css';

const SIZES = imageSizes('100vw', [{ from: 64, width: '50rem' }]);

type VideoPosterProps = { readonly block: VideoBlock; readonly onPlay: () => void };

/** A link to the video's own page; with script it plays the video in place. */
export function VideoPoster({ block, onPlay }: VideoPosterProps): ReactNode {
  const text = useText();
  const press = (event: MouseEvent): void => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPlay();
  };
  return (
    <a
      className={styles['poster']}
      href={videoPageUrl(block.video)}
      rel={NOFOLLOW_REL}
      onClick={press}
    >
      <Image picture={{ ...block.poster, alt: '' }} sizes={SIZES} />
      <span className={styles['play']}>
        <Icon name="play" />
        {text('video.play', { title: block.title })}
      </span>
    </a>
  );
}
