import { describe, expect, it } from 'vitest';
import { createEarlyPresses } from '#ui/navigation/early-presses.ts';

/** A toggle whose part of the page is not hydrated yet: its clicks do not reach it. */
class Toggle extends EventTarget {
  isConnected = true;
  isHydrated = false;
  isPressed = false;
  click = (): void => {};

  closest(): this {
    return this;
  }

  getAttribute(): string {
    return String(this.isPressed);
  }
}

function openPage(count = 1) {
  const document = new EventTarget();
  const presses = createEarlyPresses(document);
  const fire = (button: Toggle, type: string, facts: { readonly repeat?: boolean } = {}): void => {
    const event = new Event(type);
    document.dispatchEvent(Object.defineProperties(event, valuesOf({ target: button, ...facts })));
    if (!button.isHydrated) return;
    const reached = new Event(type);
    button.dispatchEvent(reached);
    if (type === 'click' && !reached.cancelBubble) button.isPressed = !button.isPressed;
  };
  const toggles = Array.from({ length: count }, () => {
    const toggle = new Toggle();
    toggle.click = () => fire(toggle, 'click');
    return toggle;
  });
  return {
    toggles,
    fire,
    press: (button: Toggle, down = 'pointerdown'): void => {
      fire(button, down);
      fire(button, 'click');
    },
    /** Hydrates the part of some toggles, which then show what the tab has restored. */
    hydrate: async (...parts: readonly Toggle[]): Promise<void> => {
      for (const toggle of parts) toggle.isHydrated = true;
      await presses.repeat();
    },
    forget: () => presses.forget(),
    pressed: () => toggles.map(({ isPressed }) => isPressed),
  };
}

const valuesOf = (values: object): PropertyDescriptorMap =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, { value }]));

describe('presses before hydration', () => {
  it('RM4 are carried out once their part is hydrated, each button once', async () => {
    const { toggles, press, hydrate, pressed } = openPage(3);
    const [one, two] = toggles as [Toggle, Toggle];
    press(one);
    press(two, 'keydown');
    press(one);
    await hydrate(...toggles);
    expect(pressed()).toEqual([true, true, false]);
    await hydrate();
    expect(pressed()).toEqual([true, true, false]);
  });

  it('RM4 wait while other parts are hydrated', async () => {
    const { toggles, press, hydrate, pressed } = openPage(2);
    const [one, two] = toggles as [Toggle, Toggle];
    press(one);
    await hydrate(two);
    expect(pressed()).toEqual([false, false]);
    await hydrate(one);
    expect(pressed()).toEqual([true, false]);
  });

  it('RM4 are not carried out on a button that is gone, on a page that is left, or twice', async () => {
    const { toggles, press, hydrate, forget, pressed } = openPage(3);
    const [gone, left, restored] = toggles as [Toggle, Toggle, Toggle];
    press(left);
    forget();
    press(gone);
    gone.isConnected = false;
    press(restored);
    restored.isPressed = true;
    await hydrate(...toggles);
    expect(pressed()).toEqual([false, false, true]);
  });

  it.each(['pointerdown', 'keydown'])(
    'RM4 do not undo what turns out to be so while the button is held, by %s',
    async (down) => {
      const { toggles, fire, press, hydrate, pressed } = openPage();
      const [heart] = toggles as [Toggle];
      fire(heart, down);
      await hydrate(heart);
      heart.isPressed = true;
      fire(heart, 'keydown', { repeat: true });
      fire(heart, 'click');
      expect(pressed()).toEqual([true]);
      press(heart, down);
      expect(pressed()).toEqual([false]);
    },
  );
});

describe('a press that is held', () => {
  it('RM4 undoes nothing, though one before it is repeated meanwhile', async () => {
    const { toggles, fire, press, hydrate, pressed } = openPage(2);
    const [heart, other] = toggles as [Toggle, Toggle];
    press(heart);
    fire(heart, 'pointerdown');
    await hydrate(other);
    heart.isPressed = true;
    await hydrate(heart);
    fire(heart, 'click');
    expect(pressed()).toEqual([true, false]);
  });
});

describe('presses after hydration', () => {
  it('RM4 are carried out at once, also by a click alone', async () => {
    const { toggles, fire, press, hydrate, pressed } = openPage();
    const [heart] = toggles as [Toggle];
    await hydrate(heart);
    press(heart);
    expect(pressed()).toEqual([true]);
    fire(heart, 'click');
    expect(pressed()).toEqual([false]);
    fire(heart, 'pointerdown');
    heart.isPressed = true;
    fire(heart, 'click');
    expect(pressed()).toEqual([false]);
  });
});
