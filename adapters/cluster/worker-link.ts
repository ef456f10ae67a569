import type { RateLimit, RateLimited, RateLimits } from '#ports/shared-stores.ts';
import type { Result } from '#src/shared/result.ts';

/* Messages between the processes of one server: workers, and the primary that started them. */

/** What a worker tells or asks the primary; `id` asks for an answer. */
export type WorkerMessage = { readonly id: number } & WorkerQuestion;

export type WorkerQuestion =
  | { readonly kind: 'purge'; readonly tags: readonly string[] }
  | { readonly kind: 'take'; readonly name: string; readonly limit: RateLimit }
  | { readonly kind: 'refund'; readonly name: string }
  | { readonly kind: 'metrics' };

/** What the primary tells a worker. */
export type PrimaryMessage =
  | { readonly kind: 'purged'; readonly tags: readonly string[] }
  | { readonly kind: 'answer'; readonly id: number; readonly answer: WorkerAnswer };

export type WorkerAnswer = Result<'allowed', RateLimited> | string | undefined;

/** A worker's connection to the primary, and by it to all other workers. */
export interface WorkerLink {
  /** Whether this worker does what one process of a server does: only one has this duty. */
  readonly isFirst: boolean;
  /** `undefined` if there is no answer in time. */
  ask(this: void, question: WorkerQuestion): Promise<WorkerAnswer>;
  /** Calls back with the tags that another worker purges. */
  onPurge(this: void, listener: (tags: readonly string[]) => void): void;
}

type LinkParts = {
  readonly isFirst: boolean;
  readonly send: (message: WorkerMessage) => void;
  readonly onMessage: (listener: (message: unknown) => void) => void;
  /** Time for an answer, in milliseconds. */
  readonly timeout?: number;
};

/** The primary does nothing but this, and answers at once unless the machine is overloaded. */
const ANSWER_TIMEOUT = 2000;

export function createWorkerLink(parts: LinkParts): WorkerLink {
  const { isFirst, send, onMessage, timeout = ANSWER_TIMEOUT } = parts;
  const waiting = new Map<number, (answer: WorkerAnswer) => void>();
  const listeners: ((tags: readonly string[]) => void)[] = [];
  let lastId = 0;
  onMessage((received) => {
    const message = received as PrimaryMessage;
    if (message.kind === 'purged') for (const listener of listeners) listener(message.tags);
    if (message.kind === 'answer') waiting.get(message.id)?.(message.answer);
  });
  return {
    isFirst,
    ask: (question) =>
      new Promise((resolve) => {
        const id = (lastId += 1);
        const settle = (answer: WorkerAnswer) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(answer);
        };
        const timer = setTimeout(settle, timeout, undefined);
        waiting.set(id, settle);
        send({ ...question, id });
      }),
    onPurge: (listener) => void listeners.push(listener),
  };
}

/** A worker as the primary sees it. */
export type WorkerPeer = { readonly send: (message: PrimaryMessage) => void };

type AnswerParts = {
  /** Counts the attempts on all workers. */
  readonly rateLimits: RateLimits;
  /** All workers, the asking one among them. */
  readonly peers: () => Iterable<WorkerPeer>;
  /** Metrics of all workers as one text; `undefined` if one does not answer. */
  readonly metrics: () => Promise<string | undefined>;
};

/** Answers a worker, in the primary. */
export const createPrimaryAnswers =
  ({ rateLimits, peers, metrics }: AnswerParts) =>
  async (peer: WorkerPeer, message: WorkerMessage): Promise<void> => {
    const answer = await answerOf(message);
    peer.send({ kind: 'answer', id: message.id, answer });

    async function answerOf(question: WorkerQuestion): Promise<WorkerAnswer> {
      switch (question.kind) {
        case 'purge':
          for (const other of peers())
            if (other !== peer) other.send({ kind: 'purged', tags: question.tags });
          return undefined;
        case 'take':
          return rateLimits.take(question.name, question.limit);
        case 'refund':
          await rateLimits.refund(question.name);
          return undefined;
        case 'metrics':
          return metrics();
      }
    }
  };
