import { describe, expect, it, vi } from 'vitest';
import { sendRoomForm } from '#ui/components/room/send-room-form.ts';

const WRONG = '/bed?maat=180x200&room=way&up=straight&stair-width=wijd';

function sent(stairWidth: string) {
  const actions = { navigate: vi.fn<(url: string) => void>(), focusNews: vi.fn<() => void>() };
  const values = [
    ['maat', '180x200'],
    ['room', 'way'],
    ['up', 'straight'],
    ['stair-width', stairWidth],
    ['headroom', ''],
  ] as const;
  const isAwaited = sendRoomForm(WRONG, values, actions);
  return { ...actions, isAwaited };
}

describe('sendRoomForm', () => {
  it('RM4 opens the page of other values, whose news then get the focus', () => {
    const { navigate, focusNews, isAwaited } = sent('85');
    expect(navigate).toHaveBeenCalledWith(`${WRONG.replace('wijd', '85')}#bedroom`);
    expect(focusNews).not.toHaveBeenCalled();
    expect(isAwaited).toBe(true);
  });

  it('RM4 focuses the first error at once if the same is sent again, and waits for no page', () => {
    const { navigate, focusNews, isAwaited } = sent('wijd');
    expect(focusNews).toHaveBeenCalledOnce();
    expect(navigate).not.toHaveBeenCalled();
    expect(isAwaited).toBe(false);
  });
});
