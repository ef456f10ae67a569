import type { BootData, ShopPorts } from './shop.ts';
import { localizePage } from './i18n/localize-page.ts';
import type { Translate } from './i18n/texts.ts';
import type { NavigationStore } from './stores/navigation-store.ts';

/**
 * Posts a form of the shown page and shows the page that answers in its place; resolves once that
 * is rendered. False if the browser has to post the form itself: without an answer, with one for
 * another build, or if the script that posts cannot be loaded.
 */
export type PostForm = (
  action: string,
  fields: Readonly<Record<string, string>> | FormData,
) => Promise<boolean>;

type PostFormParts = {
  readonly boot: Pick<BootData, 'build'>;
  readonly ports: Pick<ShopPorts, 'postForm'>;
  readonly text: Translate;
  readonly navigation: Pick<NavigationStore, 'page' | 'updatePage'>;
};

export const createPostForm =
  ({ boot, ports, text, navigation }: PostFormParts): PostForm =>
  async (action, fields) => {
    const { page } = navigation;
    const answer = await ports.postForm?.(action, fields).catch(() => undefined);
    if (!answer?.ok || answer.value.build !== boot.build) return false;
    const { outcome } = answer.value;
    // The shopper may have gone to another page meanwhile: the answer is of no use there.
    if (outcome.kind !== 'page' || navigation.page !== page) return outcome.kind === 'page';
    const shown = localizePage(outcome.model, text);
    await new Promise<void>((resolve) => navigation.updatePage(shown, resolve));
    return true;
  };

/**
 * Posts a form in place, else has the browser post it as it does without script: without an answer,
 * or if code that reads its fields cannot be loaded. Resolves with whether an answer is shown.
 */
export async function postOrSubmit(
  form: Pick<HTMLFormElement, 'submit'>,
  post: () => Promise<boolean>,
): Promise<boolean> {
  const isShown = await post().catch(() => false);
  if (!isShown) form.submit();
  return isShown;
}
