/** Number of reviews shown at first, and added with each step. */
export const REVIEWS_PER_STEP = 8;

/** Number of steps shown together; the next step starts a new page. */
const STEPS_PER_PAGE = 12;

/** Maximum number of steps: ten times as many as are shown together. */
export const MAX_REVIEW_STEPS = 10 * STEPS_PER_PAGE;

/** The page of reviews to request, and how many of its reviews to show. */
export type ReviewWindow = {
  readonly page: number;
  readonly reviewsPerPage: number;
  readonly shown: number;
  /** Number of reviews before the first shown. */
  readonly before: number;
};

/**
 * The reviews shown at a step: all from the first on, so that the URL of a step shows everything
 * read before. To limit the size of a page, every twelfth step is the last of its page, and the
 * next step starts a new one.
 */
export function reviewWindow(step: number): ReviewWindow {
  const fullPage = STEPS_PER_PAGE * REVIEWS_PER_STEP;
  const page = Math.ceil(step / STEPS_PER_PAGE);
  const shown = (step - (page - 1) * STEPS_PER_PAGE) * REVIEWS_PER_STEP;
  return {
    page,
    reviewsPerPage: page === 1 ? shown : fullPage,
    shown,
    before: (page - 1) * fullPage,
  };
}

/** The last step of the page before the page of this step; `undefined` on the first page. */
export const lastStepOfPreviousPage = (step: number): number | undefined => {
  const { page } = reviewWindow(step);
  return page === 1 ? undefined : (page - 1) * STEPS_PER_PAGE;
};
