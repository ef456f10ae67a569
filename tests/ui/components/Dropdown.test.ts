import type { FocusEvent, KeyboardEvent } from 'react';
import { describe, expect, it } from 'vitest';
import { closeOnBlur, closeOnEscape } from '#ui/components/Dropdown.tsx';

/** A list with one link, and a record of what got the focus. */
function openList({ isOpen = true } = {}) {
  const focused: string[] = [];
  const link = {};
  const list = {
    open: isOpen,
    contains: (other: unknown) => other === link,
    querySelector: (name: string) => ({ focus: () => void focused.push(name) }),
  };
  const press = (key: string) =>
    closeOnEscape({ currentTarget: list, key } as unknown as KeyboardEvent<HTMLDetailsElement>);
  const blur = (relatedTarget: unknown) =>
    closeOnBlur({ currentTarget: list, relatedTarget } as FocusEvent<HTMLDetailsElement>);
  return { list, link, focused, press, blur };
}

describe('closeOnEscape', () => {
  it('closes the list, and focuses its label', () => {
    const { list, focused, press } = openList();
    press('Escape');
    expect([list.open, focused]).toEqual([false, ['summary']]);
  });

  it('leaves the list open for any other key', () => {
    const { list, focused, press } = openList();
    press('Enter');
    expect([list.open, focused]).toEqual([true, []]);
  });

  it('does not move the focus if the list is closed', () => {
    const { list, focused, press } = openList({ isOpen: false });
    press('Escape');
    expect([list.open, focused]).toEqual([false, []]);
  });
});

describe('closeOnBlur', () => {
  it('closes the list when the focus leaves it', () => {
    const { list, blur } = openList();
    blur({});
    expect(list.open).toBe(false);
  });

  it('closes the list when nothing gets the focus', () => {
    const { list, blur } = openList();
    blur(null);
    expect(list.open).toBe(false);
  });

  it('leaves the list open while the focus moves within it', () => {
    const { list, link, blur } = openList();
    blur(link);
    expect(list.open).toBe(true);
  });
});
