import type { Log } from '#ports/log.ts';
import type { LetterStep } from '#src/use-cases/send-letter.ts';

/** Sends the letters that wait, one after the other, from when it is woken until it is stopped. */
export interface LetterSender {
  /** Looks at once, unless nobody takes any mail now: then it looks when the pause is over. */
  wake(): void;
  /** Begins nothing any more; answers when what is under way is done, if anything is. */
  stop(): Promise<void> | undefined;
}

type SenderParts = {
  /** Sends one letter, if one is due. */
  readonly sendNext: () => Promise<LetterStep>;
  readonly now: () => number;
  /** Calls back once after so many milliseconds; answers how to call it off. */
  readonly after: (milliseconds: number, callback: () => void) => () => void;
  readonly log: Log;
};

/** How often it looks for letters that another process has left, in milliseconds. */
const LOOKING = 60_000;
/** No letter is looked for more often, whatever is said of when it is due. */
const BREATH = 1000;
const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 10 * 60 * 1000;

export function createLetterSender(parts: SenderParts): LetterSender {
  const { now, after } = parts;
  const state = { isWanted: false, isStopped: false, failures: 0 };
  let running: Promise<void> | undefined;
  let callOff: (() => void) | undefined;

  function run(): void {
    callOff?.();
    state.isWanted = true;
    running ??= work().finally(() => (running = undefined));
  }

  async function work(): Promise<void> {
    let step: LetterStep | undefined;
    while (!state.isStopped && (state.isWanted || isGoing(step))) {
      state.isWanted = false;
      step = await tryNext(parts);
      state.failures = step.kind === 'away' ? state.failures + 1 : 0;
      if (step.kind === 'away') break;
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

/** A mistake of ours is told, and tried again like a server that is away. */
const tryNext = ({ sendNext, log }: SenderParts): Promise<LetterStep> =>
  sendNext().catch((error: unknown): LetterStep => {
    log.error('letter-sender-failed', { error });
    return { kind: 'away' };
  });

function pauseAfter(step: LetterStep | undefined, failures: number, now: number): number {
  if (failures > 0) return Math.min(FIRST_PAUSE * 2 ** (failures - 1), LONGEST_PAUSE);
  const dueAt = step?.kind === 'idle' ? step.dueAt : undefined;
  return Math.min(Math.max((dueAt ?? Infinity) - now, BREATH), LOOKING);
}

/** After a letter there may be another. */
const isGoing = (step: LetterStep | undefined): boolean =>
  step !== undefined && step.kind !== 'idle' && step.kind !== 'away';
