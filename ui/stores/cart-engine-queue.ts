import type { CartCommand } from '#src/cart/cart-command.ts';
import type { CartEngine } from './cart-engine.ts';
import type { CartPersistence } from './cart-persistence.ts';
import type { CartRequestSender } from './cart-request-sender.ts';

/** The engine, or how it is loaded: with the first command, or when the page is idle. */
export type CartEngineSource = CartEngine | (() => Promise<CartEngine>);

/** The loaded engine with its parts for this tab. */
export type RunningEngine = {
  readonly rules: CartEngine;
  readonly persistence: CartPersistence;
  readonly sendRequest: CartRequestSender;
};

export type QueuedCommand = CartCommand & { readonly commandId: string };

/** What waits for the engine; `command` if it is one, which fails if the engine cannot be loaded. */
type WaitingTask = {
  readonly run: (engine: RunningEngine) => void;
  readonly command?: QueuedCommand;
};

type QueueInput = {
  readonly source: CartEngineSource;
  /** Gives the engine its parts for this tab. */
  readonly start: (rules: CartEngine) => RunningEngine;
  readonly onWaiting: (commands: readonly QueuedCommand[]) => void;
  /** These commands fail; what else waits does so for the next try. */
  readonly onFailed: (error: unknown, commands: readonly QueuedCommand[]) => void;
};

export interface CartEngineQueue {
  /** Runs a task at once, or in its turn when the engine is there; a command has it loaded. */
  run(task: WaitingTask): void;
  /** Loads the engine if it is not there yet. Rejects if that fails. */
  load(): Promise<void>;
  readonly engine: () => RunningEngine | undefined;
}

/** Keeps the order of what a tab does with its cart while the engine is loading. */
export function createCartEngineQueue(input: QueueInput): CartEngineQueue {
  const { source, start, onWaiting, onFailed } = input;
  let engine = typeof source === 'function' ? undefined : start(source);
  let loading: Promise<void> | undefined;
  let waiting: readonly WaitingTask[] = [];
  const waitFor = (tasks: readonly WaitingTask[]): void => {
    waiting = tasks;
    onWaiting(commandsOf(tasks));
  };
  const arrive = (rules: CartEngine): void => {
    const arrived = (engine = start(rules));
    const tasks = waiting;
    waitFor([]);
    for (const { run } of tasks) run(arrived);
  };
  const fail = (error: unknown): never => {
    loading = undefined;
    const commands = commandsOf(waiting);
    waitFor(waiting.filter(({ command }) => !command));
    onFailed(error, commands);
    throw error;
  };
  const load = (): Promise<void> => {
    if (engine || typeof source !== 'function') return Promise.resolve();
    return (loading ??= source().then(arrive).catch(fail));
  };
  return {
    run(task) {
      if (engine) return task.run(engine);
      waitFor([...waiting, task]);
      // `onFailed` tells of a failure.
      if (task.command) void load().catch(() => undefined);
    },
    load,
    engine: () => engine,
  };
}

const commandsOf = (tasks: readonly WaitingTask[]): readonly QueuedCommand[] =>
  tasks.flatMap(({ command }) => (command ? [command] : []));
