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

describe('a page with a posted form', () => {
  it('C9 contains the posted values and the validation errors', async () => {
    const cart = await pageAt('cart', '/winkelwagen', createFakePorts(SHOP), { posted });
    expect(cart.posted).toEqual(posted);
    const home = await pageAt('home', '/', createFakePorts(SHOP), { posted });
    expect(home.posted).toEqual(posted);
  });

  it('otherwise equals the page without a posted form, URL and head included', async () => {
    const { posted: _, ...page } = await pageAt('cart', '/winkelwagen', createFakePorts(SHOP), {
      posted,
    });
    expect(page).toEqual(await pageAt('cart', '/winkelwagen'));
  });

  it('is distinct from a page without a posted form', async () => {
    expect(await pageAt('cart', '/winkelwagen')).not.toHaveProperty('posted');
  });
});
