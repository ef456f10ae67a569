import { describe, expect, it, vi } from 'vitest';
import type { PageModel } from '#src/use-cases/page-model.ts';
import { err, ok } from '#src/shared/result.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createPostForm, postOrSubmit } from '#ui/post-form.ts';
import type { ShopPorts } from '#ui/shop.ts';
import { pageAt } from './render-page.tsx';

const page = await pageAt('/');

/** A tab that shows a page, and the pages that are shown in its place. */
function openTab(postForm?: NonNullable<ShopPorts['postForm']>) {
  const shown: PageModel[] = [];
  const post = createPostForm({
    boot: { build: 'b1' },
    ports: postForm ? { postForm } : {},
    text: createTranslate('nl-nl', ALL_TEXTS),
    navigation: {
      page,
      updatePage(model, onRendered = () => {}) {
        shown.push(model);
        onRendered();
      },
    },
  });
  return { shown, post: () => post('/advice/result', { weight1: '61' }) };
}

const answering = (build: string) => () =>
  Promise.resolve(ok({ build, outcome: { kind: 'page', model: page } } as const));

describe('createPostForm', () => {
  it('A5 shows the page that answers', async () => {
    const { shown, post } = openTab(answering('b1'));
    expect(await post()).toBe(true);
    expect(shown).toHaveLength(1);
  });

  it.each([
    ['there is no answer', () => Promise.resolve(err({ message: 'TimeoutError' }))],
    ['the answer is of another build', answering('b2')],
    [
      'the script that posts cannot be loaded',
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
    ],
    ['nothing posts in place', undefined],
  ])('A5 leaves the form to the browser if %s', async (_case, postForm) => {
    const { shown, post } = openTab(postForm);
    expect(await post()).toBe(false);
    expect(shown).toEqual([]);
  });
});

describe('postOrSubmit', () => {
  it.each([
    ['WR1 leaves a form that is posted in place', () => Promise.resolve(true), true],
    ['WR1 has the browser post it if nothing answers', () => Promise.resolve(false), false],
    [
      'WR4 has the browser post it if the code for its pictures cannot be loaded',
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      false,
    ],
  ])('%s', async (_case, post, isShown) => {
    const submit = vi.fn<() => void>();
    expect(await postOrSubmit({ submit }, post)).toBe(isShown);
    expect(submit).toHaveBeenCalledTimes(isShown ? 0 : 1);
  });
});
