import type { CommandResult } from '#src/cart/command-result.ts';
import type { IsErrorShownInForm } from './cart-notifier.ts';

/** Callers that wait for the results of their cart commands, by command id. */
export interface CommandWaiters {
  /** Resolves with the result of a command. `isShownInForm` tells which errors its form shows. */
  wait(commandId: string, isShownInForm?: IsErrorShownInForm): Promise<CommandResult>;
  isShownInForm(commandId: string | undefined): IsErrorShownInForm | undefined;
  settle(commandId: string, result: CommandResult): void;
}

type Waiter = {
  readonly resolve: (result: CommandResult) => void;
  readonly isShownInForm: IsErrorShownInForm | undefined;
};

export function createCommandWaiters(): CommandWaiters {
  const waiters = new Map<string, Waiter>();
  return {
    wait: (commandId, isShownInForm) =>
      new Promise((resolve) => void waiters.set(commandId, { resolve, isShownInForm })),
    isShownInForm: (commandId = '') => waiters.get(commandId)?.isShownInForm,
    settle(commandId, result) {
      waiters.get(commandId)?.resolve(result);
      waiters.delete(commandId);
    },
  };
}
