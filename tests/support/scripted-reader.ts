import type { AlgoliaClient, AlgoliaPayload } from '#adapters/algolia/algolia-client.ts';
import { toSearchFailure, type AlgoliaResult } from '#adapters/algolia/search-failure.ts';
import { err, ok } from '#src/shared/result.ts';

/** A search service that answers by a script, and records its queries. */
export type ScriptedReader = AlgoliaClient & {
  /** Queries of each call. */
  readonly calls: readonly (readonly AlgoliaPayload[])[];
};

export const REFUSED: AlgoliaResult<never> = err(
  toSearchFailure(Object.assign(new Error('no'), { name: 'ApiError', status: 400 })),
);
export const UNREACHABLE: AlgoliaResult<never> = err(
  toSearchFailure(Object.assign(new Error('no'), { name: 'RetryError' })),
);

/** `answer` handles one query; an answer that is not a success fails the whole call. */
export function scriptedReader(
  answer: (wire: AlgoliaPayload) => AlgoliaResult<unknown>,
): ScriptedReader {
  const calls: (readonly AlgoliaPayload[])[] = [];
  const all = (wires: readonly AlgoliaPayload[]): Promise<AlgoliaResult<readonly unknown[]>> => {
    calls.push(wires);
    const answers = wires.map(answer);
    const failed = answers.find((one) => !one.ok);
    if (failed && !failed.ok) return Promise.resolve(failed);
    return Promise.resolve(ok(answers.flatMap((one) => (one.ok ? [one.value] : []))));
  };
  const answerCall = async (wires: readonly AlgoliaPayload[]) => {
    const answers = await all(wires);
    return answers.ok ? ok({ results: answers.value }) : answers;
  };
  return {
    calls,
    search: all,
    recommend: answerCall,
    recommendByPath: answerCall,
    topSearches: async (index) => {
      const answers = await all([{ index }]);
      return answers.ok ? ok(answers.value[0]) : answers;
    },
    sendEvents: all,
  };
}
