/** Review filters besides stars: the variant bought, and who sleeps on it. */
export const REVIEW_FACTS = ['size', 'firmness', 'position', 'weight'] as const;

export type ReviewFact = (typeof REVIEW_FACTS)[number];

/** The query parameters of the reviews that a product page shows, which links of every page know. */
export const REVIEW_PARAMS: readonly string[] = [
  'stars',
  'review-sorting',
  'review-page',
  ...REVIEW_FACTS.map((fact) => `review-${fact}`),
];
