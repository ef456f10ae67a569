/** How many reviews a page shows first, and how many more each time. */
export const REVIEWS_PER_STEP = 8;

/** How many steps are shown one below the other; those after them begin anew. */
const STEPS_TOGETHER = 12;

/** Nobody reads on for longer: ten times as many as are shown together. */
export const MOST_REVIEW_STEPS = 10 * STEPS_TOGETHER;

/** What to ask for, and how many of what is answered to show. */
export type ReviewWindow = {
  readonly page: number;
  readonly reviewsPerPage: number;
  readonly shown: number;
  /** How many reviews stand before the first that is shown. */
  readonly before: number;
};

/**
 * The reviews that are shown after so many steps: all from the first on, so that the address of a
 * step is that of a page which holds what was read before. So that no page grows without end, every
 * twelfth step is the last of its page, and the next begins another.
 */
export function reviewWindow(step: number): ReviewWindow {
  const together = STEPS_TOGETHER * REVIEWS_PER_STEP;
  const page = Math.ceil(step / STEPS_TOGETHER);
  const shown = (step - (page - 1) * STEPS_TOGETHER) * REVIEWS_PER_STEP;
  return {
    page,
    reviewsPerPage: page === 1 ? shown : together,
    shown,
    before: (page - 1) * together,
  };
}

/** The last step of the page before the one that a step is on; nothing before the first page. */
export const stepBefore = (step: number): number | undefined => {
  const { page } = reviewWindow(step);
  return page === 1 ? undefined : (page - 1) * STEPS_TOGETHER;
};
