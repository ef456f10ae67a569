import { describe, expect, it } from 'vitest';
import type { PostedForm } from '#src/forms/posted-form.ts';
import { createFakePorts } from '../../support/fake-ports.ts';
import { SHOP } from '../../support/fake-shop.ts';
import { pageAt } from '../../support/visit.ts';

const posted: PostedForm = {
  form: 'email',
  values: { email: 'anna@' },
  errors: [{ field: 'email', reason: 'malformed' }],
};

describe('a page from which a form was posted', () => {
  it('C9 has what was typed in it, and what is to be mended', async () => {
    const cart = await pageAt('cart', '/winkelwagen', createFakePorts(SHOP), { posted });
    expect(cart.posted).toEqual(posted);
    const home = await pageAt('home', '/', createFakePorts(SHOP), { posted });
    expect(home.posted).toEqual(posted);
  });

  it('is otherwise the page that anybody gets, with its address and its head', async () => {
    const { posted: _, ...page } = await pageAt('cart', '/winkelwagen', createFakePorts(SHOP), {
      posted,
    });
    expect(page).toEqual(await pageAt('cart', '/winkelwagen'));
  });

  it('is told from a page that was merely asked for', async () => {
    expect(await pageAt('cart', '/winkelwagen')).not.toHaveProperty('posted');
  });
});
