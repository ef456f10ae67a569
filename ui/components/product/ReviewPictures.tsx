import { type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import type { ReviewPicture } from '#src/catalog/review.ts';
import { imageUrl } from '#src/content/image-url.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { isUnmodifiedClick } from '../../navigation/internal-link-target.ts';
import { useText } from '../../shop-context.tsx';
import { Image } from '../Image.tsx';
import styles from './ReviewCard.module.css';

/** Loaded on the first press. */
const GalleryZoom = lazyWithTexts(async () => (await import('./GalleryZoom.tsx')).GalleryZoom);

type ReviewPicturesProps = {
  readonly author: string;
  readonly pictures: readonly ReviewPicture[];
};

/** Pictures of a review; each opens large, by its link or, with script, in place. */
export function ReviewPictures({ author, pictures }: ReviewPicturesProps): ReactNode {
  const text = useText();
  const [shown, setShown] = useState(0);
  const [isOpen, setOpen] = useState<boolean>();
  const described = pictures.map((picture, index) => ({
    ...picture,
    alt: picture.alt || text('reviews.picture', { number: index + 1, author }),
  }));
  const open = (index: number) => (event: MouseEvent) => {
    if (!isUnmodifiedClick(event)) return;
    event.preventDefault();
    setShown(index);
    setOpen(true);
  };
  return (
    <>
      <ul className={styles['pictures']}>
        {described.map((picture, index) => (
          <li key={picture.path}>
            <a href={imageUrl(picture.path, { width: 1920 })} onClick={open(index)}>
              <Image picture={picture} sizes="7rem" />
            </a>
          </li>
        ))}
      </ul>
      {isOpen !== undefined && (
        <Suspense>
          <GalleryZoom
            name={author}
            slides={described.map((picture) => ({ kind: 'picture', id: picture.path, picture }))}
            isSplit={false}
            shown={shown}
            isOpen={isOpen}
            onShow={setShown}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
