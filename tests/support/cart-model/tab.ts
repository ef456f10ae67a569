import type { Cart } from '#src/cart/cart.ts';
import { nextCart, UNKNOWN_CART, type CartEvent, type CartState } from '#src/cart/cart-state.ts';
import type { Intention } from '#src/cart/intention.ts';
import type { CartRequest } from '#src/cart/next-request.ts';
import type { Bff, BffAnswer } from './bff.ts';
import type { Rules } from './rules.ts';

/** What the tabs of one browser share: the stored cart, and the cookie that names it. */
export type Browser = { stored?: Cart | undefined; cookie: string };

type Add = Extract<CartRequest, { kind: 'add' }>;
type Unanswered = { readonly add: Add; readonly action: string };

/** A tab: the state machine of the domain, and a shell that sends what it says. */
export function createTab(
  name: string,
  browser: Browser,
  bff: Bff,
  rules: Rules,
  onStored: () => void,
) {
  let state: CartState = UNKNOWN_CART;
  /** Goes up with every request: what answers an older one comes too late. */
  let turn = 0;
  let current: { readonly request: CartRequest; readonly action: string } | undefined;
  let unanswered: readonly Unanswered[] = [];
  let changesElsewhere = 0;

  function apply(event: CartEvent): void {
    state = nextCart(state, event);
  }

  function send(): void {
    const request = rules.nextRequest(state);
    if (!request) return;
    apply({ type: 'sent' });
    turn += 1;
    const mine = turn;
    const action = actionOf(request);
    current = { request, action };
    bff.ask(request, action, knownCarts, (answer) => {
      if (mine !== turn) return;
      hear(request, action, answer);
      send();
    });
  }

  /** The carts that the browser knows of, when another tab may have made one meanwhile. */
  const knownCarts = (): readonly string[] =>
    [...new Set([browser.stored?.id ?? '', browser.cookie])].filter(
      (id) => id !== '' && id !== state.lost?.cartId,
    );

  /**
   * What the shopper means by a request, said without regard to keys: the same add to the same cart,
   * after one that was not answered, is the same action. What the tab does by itself, when it brings
   * over what was in a lost cart, is no shopper's.
   */
  function actionOf(request: CartRequest): string {
    const again = unanswered.find(
      ({ add }) =>
        request.kind === 'add' &&
        isOwn() &&
        add.cartId === request.cartId &&
        JSON.stringify(add.items) === JSON.stringify(request.items),
    );
    if (again) return again.action;
    return request.kind === 'add' ? request.key : `${name}-${turn}`;
  }

  const isOwn = () => state.sentFor?.kind === 'add';

  function hear(request: CartRequest, action: string, answer: BffAnswer): void {
    turn += 1;
    if (answer.type === 'failed') return fail(request, action);
    if (request.kind !== 'create' && request.kind !== 'read') unanswered = [];
    apply(answer);
    if (request.kind !== 'read' || state.cart.id !== browser.stored?.id) keep(state.cart);
  }

  function fail(request: CartRequest, action: string): void {
    if (request.kind === 'add' && isOwn()) unanswered = [...unanswered, { add: request, action }];
    apply({ type: 'failed' });
    if (request.kind === 'read') return;
    browser.stored = undefined;
    onStored();
  }

  function keep(cart: Cart): void {
    browser.stored = cart.id === '' ? undefined : cart;
    browser.cookie = cart.id;
    onStored();
  }

  function restore(): void {
    const { stored, cookie } = browser;
    apply(stored ? { type: 'restored', cart: stored } : { type: 'cleared' });
    if (!stored) apply({ type: 'named', cartId: cookie });
    send();
  }

  return {
    state: () => state,
    want(intention: Intention): void {
      apply({ type: 'intended', intention });
      send();
    },
    /** The shopper's browser gives up on the answer, whatever becomes of the request. */
    giveUp(): void {
      if (!state.sent || !current) return;
      hear(current.request, current.action, { type: 'failed' });
      send();
    },
    noticeChange: () => {
      changesElsewhere += 1;
    },
    hasNews: () => changesElsewhere > 0,
    /** Storage events come late, and show what is stored by then. */
    readNews(): void {
      if (changesElsewhere === 0) return;
      changesElsewhere -= 1;
      restore();
    },
    reload(): void {
      turn += 1;
      state = UNKNOWN_CART;
      unanswered = [];
      changesElsewhere = 0;
      restore();
    },
  };
}

export type Tab = ReturnType<typeof createTab>;
