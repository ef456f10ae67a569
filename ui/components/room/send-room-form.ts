import { ROOM_ID } from '#src/room/room-query.ts';
import { withFormValues } from '#src/room/form-url.ts';

type Actions = {
  readonly navigate: (url: string) => void;
  /** Focuses the result, or the first field with an error. */
  readonly focusNews: () => void;
};

/**
 * Shows the page of a form's values. Returns whether the focus is to follow once it is there: the
 * page that is shown already gets it at once.
 */
export function sendRoomForm(
  url: string,
  values: readonly (readonly [name: string, value: string])[],
  { navigate, focusNews }: Actions,
): boolean {
  const target = withFormValues(url, values);
  if (target === url) {
    focusNews();
    return false;
  }
  navigate(`${target}#${ROOM_ID}`);
  return true;
}
