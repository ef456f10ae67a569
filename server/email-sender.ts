import type { Log } from '#ports/log.ts';
import type { SendLetterResult } from '#src/use-cases/send-letter.ts';

/** Sends queued emails one after another, from `wake` until `stop`. */
export interface EmailSender {
  /** Checks the queue at once; during a pause after failures, when the pause is over. */
  wake(): void;
  /** Starts no more sends; returns a promise for the current one, if any. */
  stop(): Promise<void> | undefined;
}

type SenderParts = {
  /** Sends one email, if one is due. */
  readonly sendNext: () => Promise<SendLetterResult>;
  readonly now: () => number;
  /** Calls back once after a delay; returns a function that cancels it. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  readonly log: Log;
};

/** Interval of checks for emails that other processes have queued, in milliseconds. */
const POLL_INTERVAL = 60_000;
/** Minimum interval of checks, whenever an email is due, in milliseconds. */
const MIN_PAUSE = 1000;
const FIRST_PAUSE = 5000;
const MAX_PAUSE = 10 * 60 * 1000;

export function createEmailSender(parts: SenderParts): EmailSender {
  const { now, after } = parts;
  const state = { isRequested: false, isStopped: false, failures: 0 };
  let running: Promise<void> | undefined;
  let callOff: (() => void) | undefined;

  function run(): void {
    callOff?.();
    state.isRequested = true;
    running ??= work().finally(() => (running = undefined));
  }

  async function work(): Promise<void> {
    let step: SendLetterResult | undefined;
    while (!state.isStopped && (state.isRequested || isActive(step))) {
      state.isRequested = false;
      step = await tryNext(parts);
      state.failures = step.kind === 'unavailable' ? state.failures + 1 : 0;
      if (step.kind === 'unavailable') break;
    }
    if (!state.isStopped) callOff = after(pauseAfter(step, state.failures, now()), run);
  }

  return {
    wake() {
      if (!state.isStopped && state.failures === 0) run();
    },
    stop() {
      state.isStopped = true;
      callOff?.();
      return running;
    },
  };
}

/** Logs a bug and retries as after an unavailable mail server. */
const tryNext = ({ sendNext, log }: SenderParts): Promise<SendLetterResult> =>
  sendNext().catch((error: unknown): SendLetterResult => {
    log.error('letter-sender-failed', { error });
    return { kind: 'unavailable' };
  });

function pauseAfter(step: SendLetterResult | undefined, failures: number, now: number): number {
  if (failures > 0) return Math.min(FIRST_PAUSE * 2 ** (failures - 1), MAX_PAUSE);
  const dueAt = step?.kind === 'idle' ? step.dueAt : undefined;
  return Math.min(Math.max((dueAt ?? Infinity) - now, MIN_PAUSE), POLL_INTERVAL);
}

/** More emails may follow a sent one. */
const isActive = (step: SendLetterResult | undefined): boolean =>
  step !== undefined && step.kind !== 'idle' && step.kind !== 'unavailable';
