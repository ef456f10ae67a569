import type { Cache, CacheEntry } from '#ports/cache.ts';
import { parseJson } from '#src/shared/parse-json.ts';
import type { Lifetimes } from './lifetimes.ts';

export type Question<T> = {
  /** Names all that the answer depends on, its locale and its currency among them. */
  readonly key: string;
  readonly tags: (answer: T) => readonly string[];
  readonly worth: (answer: T) => Worth;
};

/**
 * For how long an answer is kept. `passing` is one that is not worth its place; `failed` is none: an
 * older one takes its place where there is one.
 */
export type Worth = Lifetimes | 'passing' | 'failed';

export type SharedAnswer<T> = {
  readonly answer: T;
  /** Milliseconds since an upstream was asked for it. */
  readonly age: number;
};

/** Where answers lie as texts. */
export interface AnswerShelf {
  read<T>(question: Question<T>): Promise<SharedAnswer<T> | undefined>;
  /** What another server may have left a moment ago: a fresh answer, or its failure to get one. */
  readLeft<T>(question: Question<T>): Promise<SharedAnswer<T> | undefined>;
  keep<T>(question: Question<T>, answer: SharedAnswer<T>): Promise<void>;
}

/**
 * For how long, in milliseconds, a failure is everybody's: who comes meanwhile asks an upstream in
 * trouble no more.
 */
const FAILURE_LIFETIME = 1000;

export function createAnswerShelf(cache: Cache): AnswerShelf {
  const readNewest = async <T>(key: string) => readAnswer<T>(await cache.readNewest(key));
  return {
    read: async ({ key }) => readAnswer(await cache.read(key)),
    async readLeft<T>(question: Question<T>) {
      const answer = await readNewest<T>(question.key);
      const isFresh = answer && stateOf(question, answer) === 'fresh';
      return isFresh ? answer : readNewest<T>(failureKey(question.key));
    },
    async keep({ key, tags, worth }, { answer, age }) {
      const judged = worth(answer);
      if (judged === 'passing') return;
      const text = JSON.stringify({ answer });
      if (judged === 'failed') {
        await cache.write(failureKey(key), { text, tags: [], lifetime: FAILURE_LIFETIME });
      } else {
        await cache.write(key, { text, tags: tags(answer), lifetime: judged.rescue, age });
      }
    },
  };
}

/** A failure lies beside the answer, not in its place. */
const failureKey = (key: string) => `failed:${key}`;

/** What may be done with an answer that is known. */
export function stateOf<T>(
  { worth }: Question<T>,
  { answer, age }: SharedAnswer<T>,
): 'fresh' | 'stale' | 'rescue' | 'spent' {
  const judged = worth(answer);
  if (judged === 'passing' || judged === 'failed') return 'spent';
  if (age < judged.fresh) return 'fresh';
  if (age < judged.stale) return 'stale';
  return age < judged.rescue ? 'rescue' : 'spent';
}

/** Only this shop writes here, and the cache knows its own build's texts: what says so is ours. */
function readAnswer<T>(entry: CacheEntry | undefined): SharedAnswer<T> | undefined {
  const kept = entry && parseJson(entry.text);
  if (!entry || typeof kept !== 'object' || kept === null || !('answer' in kept)) return undefined;
  return { answer: kept.answer as T, age: entry.age };
}
