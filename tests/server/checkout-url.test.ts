import { describe, expect, it } from 'vitest';
import { formatCheckoutUrl } from '#server/checkout-url.ts';
import { parseConfig } from '#server/config.ts';

const settle = (CHECKOUT_URL: string) => parseConfig({ CHECKOUT_URL });

describe('CHECKOUT_URL', () => {
  it.each([
    'https://pay.example/{locale}?cart={cart}',
    'https://{locale}.pay.example/checkout/{cart}',
    'https://pay.example/',
    'http://localhost:4000/{cart}',
    'http://pay.localhost:4000/#{cart}',
  ])('accepts %s', (template) => {
    const config = settle(template);
    expect(config.ok && config.value.checkoutUrl).toBe(template);
  });

  it.each([
    ['a path', '/checkout'],
    ['plain HTTP to another machine', 'http://pay.example/{cart}'],
    ['a host with the cart as a placeholder', 'https://{cart}.example/'],
    ['an unknown placeholder', 'https://pay.example/{basket}'],
    ['a name and password', 'https://me:secret@pay.example/'],
    ['a script URL', 'javascript:alert({cart})'],
  ])('refuses %s, and says what it expects', (_, template) => {
    const config = settle(template);
    expect(config.ok || config.error[0]).toMatch(
      /^CHECKOUT_URL=.* must be an address like https:/u,
    );
  });

  it('hands no cart over by default', () => {
    const config = settle('');
    expect(config.ok && config.value.checkoutUrl).toBe('');
  });
});

describe('formatCheckoutUrl', () => {
  it('inserts shop and cart, escaped', () => {
    const template = 'https://pay.example/{locale}?cart={cart}&again={cart}';
    expect(formatCheckoutUrl(template, { locale: 'de-at', cartId: 'a&b$&' })).toBe(
      'https://pay.example/de-at?cart=a%26b%24%26&again=a%26b%24%26',
    );
  });
});
