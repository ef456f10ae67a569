import { nextTask } from '../tasks.ts';
import { isElement } from './is-element.ts';

/** The presses of buttons in parts of the page that are not hydrated yet. */
export interface EarlyPresses {
  /**
   * Presses those buttons again, to be called once a part is hydrated; a press in another part waits
   * on. A toggle that turns out to be as it was to become stays.
   */
  repeat(): Promise<void>;
  /** Forgets them, to be called when the page is left. */
  forget(): void;
}

type Press = {
  readonly button: HTMLElement;
  /** Whether a toggle looked pressed. */
  readonly state: string | null;
  /** How many parts were hydrated before. */
  readonly hydrations: number;
};

/**
 * Notices presses whose click does not reach its button: React stops that of a part that is not
 * hydrated yet, and cannot replay it. Also stops the click of a toggle whose part is hydrated while it
 * is held, if it has become by that what the press was to make it.
 */
export function createEarlyPresses(document: EventTarget): EarlyPresses {
  const stopped = new Map<EventTarget, Press>();
  let hydrations = 0;
  /** The press of the button that is held. */
  let held: Press | undefined;
  const pressOf = ({ target }: Event): Press | undefined => {
    const button = isElement(target) && target.closest<HTMLElement>('button[type=button]');
    return button ? { button, state: stateOf(button), hydrations } : undefined;
  };
  const onDown = (event: Event): void => {
    if (!('repeat' in event && event.repeat)) held = pressOf(event);
  };
  const onClick = (event: Event): void => {
    const clicked = pressOf(event);
    const press = clicked && held?.button === clicked.button ? held : clicked;
    held = undefined;
    if (!press) return;
    stopped.set(press.button, press);
    press.button.addEventListener('click', onReached, { capture: true, once: true });
  };
  const onReached = (event: Event): void => {
    const press = event.currentTarget && stopped.get(event.currentTarget);
    if (!press) return;
    stopped.delete(press.button);
    if (press.hydrations < hydrations && stateOf(press.button) !== press.state)
      event.stopPropagation();
  };
  for (const type of ['pointerdown', 'keydown'])
    document.addEventListener(type, onDown, { capture: true, passive: true });
  document.addEventListener('click', onClick, { capture: true });
  return {
    async repeat() {
      hydrations += 1;
      // The press that hydrates a part is carried out by React.
      await nextTask();
      const presses = [...stopped.values()];
      stopped.clear();
      const stillHeld = held;
      for (const { button, state } of presses)
        if (button.isConnected && stateOf(button) === state) button.click();
      held = stillHeld;
    },
    forget() {
      stopped.clear();
      held = undefined;
    },
  };
}

const stateOf = (button: Element): string | null => button.getAttribute('aria-pressed');
