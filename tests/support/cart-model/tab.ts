import { isChange, isUpdating } from '#src/cart/cart-turn.ts';
import { nextCart, UNKNOWN_CART, type CartEvent, type CartState } from '#src/cart/cart-state.ts';
import type { Intention } from '#src/cart/intention.ts';
import { foundCart, keptCartIds, keptOnCreation, type KeptCart } from '#src/cart/kept-cart.ts';
import type { Bff, BffAnswer, Course } from './bff.ts';
import type { Network } from './network.ts';
import type { Rules } from './rules.ts';
import type { Shopper } from './shopper.ts';

/** What the tabs of one browser share. */
export type Browser = { kept: KeptCart };

/** What a tab stands in. */
export type TabWorld = {
  readonly browser: Browser;
  readonly bff: Bff;
  readonly network: Network;
  readonly rules: Rules;
  readonly shopper: Shopper;
  /** Tells the other tabs that storage has changed. */
  readonly onStored: () => void;
};

/** A tab as the shop has it, but that its requests and its news wait until they are let through. */
export function createTab({ browser, bff, network, rules, shopper, onStored }: TabWorld) {
  let state: CartState = UNKNOWN_CART;
  /** Goes up with every request: what answers an older one comes too late. */
  let turn = 0;
  let changesElsewhere = 0;
  /** Whether the last look for a cart has failed: what is shown then may be long gone. */
  let isBlind = false;
  /** Whether a change was left to itself: nobody calls the other tab when it is carried out. */
  let isUntold = false;
  /** How many late requests had landed when it was answered last: of a later one it knows nothing. */
  let landingsSeen = 0;
  /** Whether what it reads is slow to arrive, and what has not arrived yet. */
  let isSlow = false;
  let arriving: (() => void) | undefined;
  /** Whether the browser has put it to sleep, so that it misses what other tabs do. */
  let isDozing = false;
  /** Whether the shopper has come back to it, and it has not looked since. */
  let isLookDue = false;

  function hear(event: CartEvent, course?: Readonly<Course>): void {
    if (event.type === 'answered') isBlind = false;
    else if (isNoAnswer(event) && state.sent && !isChanging()) isBlind = true;
    if (event.type === 'failed' && isChanging() && !course) isUntold = true;
    const { state: after, kept, outcomes } = rules.hear(state, browser.kept, event);
    const before = state;
    state = after;
    keep(kept);
    shopper.hears(event, before, after, outcomes, course);
    send();
    lookIfDue();
  }

  function lookIfDue(): void {
    if (!isLookDue || isUpdating(state)) return;
    isLookDue = false;
    hear(rules.lookAnew(state, browser.kept));
  }

  const isChanging = () => state.sent !== undefined && isChange(state.sent);

  function keep(kept: KeptCart): void {
    const isStored = kept.stored === browser.kept.stored;
    browser.kept = kept;
    if (!isStored) onStored();
  }

  function send(): void {
    const request = rules.nextRequest(state);
    if (!request) return;
    state = nextCart(state, { type: 'sent' });
    turn += 1;
    const mine = turn;
    shopper.sends(request, state);
    bff.ask(
      request,
      () => keptCartIds(browser.kept),
      (answer, course) => {
        const landed = network.landings();
        const arrive = () => {
          if (mine !== turn) return;
          if (answer.type === 'answered') landingsSeen = landed;
          settle(answer, course);
        };
        if (isSlow && request.kind === 'read') arriving = arrive;
        else arrive();
      },
    );
  }

  function settle(answer: BffAnswer, course?: Readonly<Course>): void {
    turn += 1;
    if (answer.type === 'created') {
      keep(keptOnCreation(browser.kept, state, answer.cartId));
    }
    hear(answer, course);
  }

  return {
    state: () => state,
    /** Whether what it shows is to be the same as in a tab that has seen as well. */
    isSeeing: () => !isBlind && !isUntold,
    /** Whether nothing has landed late since it was answered last. */
    isUpToDate: () => landingsSeen === network.landings(),
    want(intention: Intention): void {
      if (isDozing) this.focus();
      shopper.clicks(intention, state);
      hear({ type: 'intended', intention });
    },
    /** The shopper's browser gives up on the answer, whatever becomes of the request. */
    giveUp(): void {
      if (state.sent) settle({ type: 'failed' });
    },
    /** From now on, what it reads is as old as it may be when it arrives. */
    slowDown(): void {
      isSlow = true;
    },
    isArriving: () => arriving !== undefined,
    /** What was read arrives, however old it is by now. */
    arrive(): void {
      isSlow = false;
      const late = arriving;
      arriving = undefined;
      late?.();
    },
    noticeChange: () => {
      if (!isDozing) changesElsewhere += 1;
    },
    doze(): void {
      isDozing = true;
      changesElsewhere = 0;
    },
    isDozing: () => isDozing,
    /** The shopper comes back. */
    focus(): void {
      isDozing = false;
      isLookDue = true;
      lookIfDue();
    },
    hasNews: () => changesElsewhere > 0,
    /** Storage events come late, and show what is stored by then. */
    readNews(): void {
      if (changesElsewhere === 0) return;
      changesElsewhere -= 1;
      hear(foundCart(browser.kept));
    },
    reload(): void {
      shopper.leaves();
      if (isChanging()) isUntold = true;
      turn += 1;
      state = UNKNOWN_CART;
      changesElsewhere = 0;
      isBlind = false;
      isDozing = false;
      isLookDue = false;
      hear(foundCart(browser.kept));
    },
  };
}

const isNoAnswer = ({ type }: CartEvent): boolean => type === 'failed' || type === 'busy';

export type Tab = ReturnType<typeof createTab>;
