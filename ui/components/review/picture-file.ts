import { REVIEW_PICTURE_SIDE } from '#src/catalog/review-picture.ts';

/* Loaded once a picture is chosen. Everything is drawn: no picture has an address. */

/** Draws the middle of a picture as a square; rejects if the browser cannot read it. */
export async function drawThumbnail(canvas: HTMLCanvasElement, file: Blob): Promise<void> {
  const picture = await createImageBitmap(file);
  const side = Math.min(picture.width, picture.height);
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas
    .getContext('2d')
    ?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
}

/** Below this a file is sent as it is, in bytes. */
const SMALL = 1_000_000;

/**
 * A picture in the size that the shop keeps, so that it is sent in seconds; drawn again, it has left
 * behind where it was taken. The file itself if it is small, or if the browser cannot read it.
 */
export async function shrinkPicture(file: File): Promise<File> {
  if (file.size <= SMALL) return file;
  try {
    const picture = await createImageBitmap(file);
    const share = Math.min(1, REVIEW_PICTURE_SIDE / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * share);
    canvas.height = Math.round(picture.height * share);
    const context = canvas.getContext('2d');
    if (!context) return file;
    context.fillStyle = 'white';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const drawn = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', 0.85);
    });
    return drawn ? new File([drawn], 'picture.jpg', { type: drawn.type }) : file;
  } catch {
    return file;
  }
}
