/** How far below or above the viewport a link's page is fetched beforehand, in CSS pixels (H15). */
export const PREFETCH_MARGIN = 200;

/** Which share of lazy content has to be in view for it to appear (H15). */
export const VISIBILITY_THRESHOLD = 0.5;
