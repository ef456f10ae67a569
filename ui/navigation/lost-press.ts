import { nextTask } from '../tasks.ts';

type Press = { readonly button: Element; readonly state: string | null };

/** The last press of a button in a part of the page that was not hydrated yet. */
let lost: Press | undefined;

/**
 * Remembers presses of buttons until their click has come back from the root of React, which stops
 * that of a part that is not hydrated yet, and cannot replay it.
 */
export function noticeLostPresses(document: Document): void {
  let before: Press | undefined;
  document.addEventListener(
    'click',
    ({ target }) => {
      before = lost;
      const button = target instanceof Element && target.closest('button[type=button]');
      if (button) lost = { button, state: stateOf(button) };
    },
    { capture: true },
  );
  document.addEventListener('click', () => {
    lost = before;
  });
}

/**
 * Presses that button again, to be called once a part is hydrated; a press in another part is lost
 * again. A toggle that turns out to be as it was to become stays.
 */
export async function repeatLostPress(): Promise<void> {
  // The press that hydrates a part is carried out by React.
  await nextTask();
  const { button, state } = lost ?? {};
  lost = undefined;
  if (button instanceof HTMLElement && button.isConnected && stateOf(button) === state)
    button.click();
}

const stateOf = (button: Element): string | null => button.getAttribute('aria-pressed');
