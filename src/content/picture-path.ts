/** Whether a decoded path names a picture below the pictures folder, and nothing outside it. */
export const isPicturePath = (path: string): boolean => path.split('/').every(isOrdinarySegment);

/** False for segments that a browser or a file system would resolve away. */
export const isOrdinarySegment = (segment: string): boolean => !['', '.', '..'].includes(segment);
