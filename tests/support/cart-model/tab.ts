import { type CartRequest, isChangeRequest } from '#src/cart/next-request.ts';
import { isStale } from '#src/cart/optimistic-cart.ts';
import {
  INITIAL_CART_STATE,
  type CartEvent,
  type CartState,
  isUpdating,
} from '#src/cart/cart-state.ts';
import type { CartCommand } from '#src/cart/cart-command.ts';
import {
  persistedCartEvent,
  persistedCartIds,
  persistedAfterCreation,
  type PersistedCart,
} from '#src/cart/persisted-cart.ts';
import { outcomesIn, persistedIn, stateBeforeSend } from '../carts.ts';
import type { Bff, BffAnswer, RequestHistory } from './bff.ts';
import type { Rules } from './rules.ts';
import type { Shopper } from './shopper.ts';

/** State that the tabs of one browser share. */
export type Browser = { persisted: PersistedCart };

/** Dependencies of a tab. */
export type TabDependencies = {
  readonly browser: Browser;
  readonly bff: Bff;
  readonly rules: Rules;
  readonly shopper: Shopper;
  /** Notifies the other tabs of a change of the storage. */
  readonly onStored: () => void;
};

/** A tab as in the shop, except that its requests and storage events wait for a step. */
export function createTab({ browser, bff, rules, shopper, onStored }: TabDependencies) {
  let state: CartState = INITIAL_CART_STATE;
  /** Rises with every request; an answer to an older one is ignored. */
  let turn = 0;
  let changesInOtherTabs = 0;
  /** Whether the last read of the cart failed, so that the shown cart may be stale. */
  let isBlind = false;
  /** Whether a change was left without an answer, so that no other tab is notified of it. */
  let isUnreported = false;
  /** Number of background changes by its last answer; it knows nothing of later ones. */
  let backgroundChangesSeen = 0;
  /** Whether its reads are slow, and the read that has not arrived yet. */
  let isSlow = false;
  let arriving: (() => void) | undefined;
  /** Whether the browser has suspended it, so that it misses the changes of other tabs. */
  let isDozing = false;
  /** Whether the shopper has returned to it, and it has not refetched yet. */
  let isRefetchDue = false;

  function dispatch(event: CartEvent, course?: Readonly<RequestHistory>): void {
    if (event.type === 'answered') isBlind = false;
    else if (isNoAnswer(event) && state.requestInFlight && !isChanging()) isBlind = true;
    if (event.type === 'failed' && isChanging() && !course) isUnreported = true;
    const transition = rules.reduce(state, browser.persisted, event);
    const before = state;
    state = transition.state;
    persist(persistedIn(transition, browser.persisted));
    shopper.receives(event, before, stateBeforeSend(transition), outcomesIn(transition), course);
    for (const effect of transition.effects) if (effect.kind === 'send') send(effect.request);
    refetchIfDue();
  }

  function refetchIfDue(): void {
    if (!isRefetchDue || isUpdating(state)) return;
    isRefetchDue = false;
    dispatch(rules.refetch(state, browser.persisted));
  }

  const isChanging = () =>
    state.requestInFlight !== undefined && isChangeRequest(state.requestInFlight);

  function persist(persisted: PersistedCart): void {
    const isStored = persisted.stored === browser.persisted.stored;
    browser.persisted = persisted;
    if (!isStored) onStored();
  }

  function send(request: CartRequest): void {
    turn += 1;
    const requestNumber = turn;
    shopper.sends(request, state);
    bff.ask(
      request,
      () => persistedCartIds(browser.persisted),
      (answer, course) => {
        const backgroundChanges = bff.backgroundChanges();
        const arrive = () => {
          if (requestNumber !== turn) return;
          if (answer.type === 'answered') backgroundChangesSeen = backgroundChanges;
          settle(answer, course);
        };
        if (isSlow && request.kind === 'read') arriving = arrive;
        else arrive();
      },
    );
  }

  function settle(answer: BffAnswer, course?: Readonly<RequestHistory>): void {
    turn += 1;
    if (answer.type === 'created') {
      persist(persistedAfterCreation(browser.persisted, state, answer.cartId));
    }
    dispatch(answer, course);
  }

  return {
    state: () => state,
    /** Whether it must show the same cart as the other tabs that have read it. */
    isSeeing: () => !isBlind && !isUnreported && !isStale(state),
    /** Whether the backend has not changed by itself since it was last answered. */
    isUpToDate: () => backgroundChangesSeen === bff.backgroundChanges(),
    want(command: CartCommand): void {
      if (isDozing) this.focus();
      shopper.clicks(command, state);
      dispatch({ type: 'submitted', command });
    },
    /** Gives up on the answer, whatever becomes of the request. */
    giveUp(): void {
      if (state.requestInFlight) settle({ type: 'failed' });
    },
    /** Makes its next reads arrive late, and possibly stale. */
    slowDown(): void {
      isSlow = true;
    },
    isArriving: () => arriving !== undefined,
    /** Delivers the delayed read, however old it is by now. */
    arrive(): void {
      isSlow = false;
      const delivered = arriving;
      arriving = undefined;
      delivered?.();
    },
    noticeChange: () => {
      if (!isDozing) changesInOtherTabs += 1;
    },
    doze(): void {
      isDozing = true;
      changesInOtherTabs = 0;
    },
    isDozing: () => isDozing,
    /** The shopper returns to the tab. */
    focus(): void {
      isDozing = false;
      isRefetchDue = true;
      refetchIfDue();
    },
    hasNews: () => changesInOtherTabs > 0,
    /** Handles a late storage event, which shows the current storage. */
    readNews(): void {
      if (changesInOtherTabs === 0) return;
      changesInOtherTabs -= 1;
      dispatch(persistedCartEvent(browser.persisted));
    },
    reload(): void {
      shopper.leaves();
      if (isChanging()) isUnreported = true;
      turn += 1;
      state = INITIAL_CART_STATE;
      changesInOtherTabs = 0;
      isBlind = false;
      isDozing = false;
      isRefetchDue = false;
      dispatch(persistedCartEvent(browser.persisted));
    },
  };
}

const isNoAnswer = ({ type }: CartEvent): boolean => type === 'failed' || type === 'busy';

export type Tab = ReturnType<typeof createTab>;
