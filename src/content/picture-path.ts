/** Whether a decoded path names a picture below the folder of pictures, and nothing outside it. */
export const isPicturePath = (path: string): boolean => path.split('/').every(namesSomething);

/** False for segments that a browser or a disk would resolve away. */
export const namesSomething = (segment: string): boolean => !['', '.', '..'].includes(segment);
