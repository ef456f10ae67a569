import {
  MODEL_SUBJECTS,
  type RecommendationRequest,
  type RecommendationSubject,
} from './recommendations.ts';

/** Why requests are not sent; `index` is the position of the refused one, from 0. */
export type RecommendationRefusal =
  | { readonly kind: 'no-requests' }
  | { readonly kind: 'threshold-out-of-range' | 'count-out-of-range'; readonly index: number }
  | {
      readonly kind: 'missing-subject' | 'unwanted-subject';
      readonly index: number;
      readonly subject: RecommendationSubject;
    };

const SUBJECTS = ['objectId', 'facetName', 'facet'] as const;

/** Why the service would refuse a request, or answer another one; `index` is its position. */
export function validateRecommendation(
  request: RecommendationRequest,
  index: number,
): RecommendationRefusal | undefined {
  const { model, threshold = 0, maxRecommendations = 1 } = request;
  if (!(threshold >= 0 && threshold <= 100)) return { kind: 'threshold-out-of-range', index };
  const isCount = Number.isInteger(maxRecommendations);
  if (!isCount || maxRecommendations < 1 || maxRecommendations > 30) {
    return { kind: 'count-out-of-range', index };
  }
  const { subject: modelSubject, isNeeded } = MODEL_SUBJECTS[model];
  for (const subject of SUBJECTS) {
    const isNamed = isAbout(request, subject);
    if (!isNamed && isNeeded && subject === modelSubject)
      return { kind: 'missing-subject', index, subject };
    if (isNamed && subject !== modelSubject) return { kind: 'unwanted-subject', index, subject };
  }
  return undefined;
}

/** An empty name counts as missing. */
function isAbout(request: RecommendationRequest, subject: RecommendationSubject): boolean {
  if (subject === 'facet') return Boolean(request.facet?.name && request.facet.value);
  return Boolean(request[subject]);
}
