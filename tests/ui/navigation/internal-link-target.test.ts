import { describe, expect, it } from 'vitest';
import { internalLinkTarget, onPlainClick } from '#ui/navigation/internal-link-target.ts';

const here = { origin: 'http://nl.test', pathname: '/matrassen', search: '?page=2' };
const plainClick = {
  button: 0,
  defaultPrevented: false,
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
};
type More = { target?: string; download?: boolean; 'data-load'?: boolean };

const link = (href: string, more: More = {}) => ({
  href,
  target: more.target ?? '',
  hasAttribute: (name: string) =>
    (name === 'download' || name === 'data-load') && more[name] === true,
});

describe('internalLinkTarget', () => {
  it.each([
    ['http://nl.test/toppers', '/toppers'],
    ['http://nl.test/', '/'],
    [
      'http://nl.test/matrassen/maat/90x200+140x200?page=3',
      '/matrassen/maat/90x200+140x200?page=3',
    ],
    ['http://nl.test/matrassen', '/matrassen'],
    ['http://nl.test/proefslapen#voorwaarden', '/proefslapen#voorwaarden'],
    ['http://nl.test/matrassen?page=2', '/matrassen?page=2'],
  ])('returns the target of the internal link %s', (href, target) => {
    expect(internalLinkTarget(link(href), plainClick, here)).toBe(target);
  });

  it.each([
    ['another shop', link('http://de.test/matratzen')],
    ['a fragment of this page', link('http://nl.test/matrassen?page=2#vragen')],
    ['a file', link('http://nl.test/voorwaarden.pdf')],
    ['a server path', link('http://nl.test/api/magento/cart')],
    ['a picture', link('http://nl.test/remote-image/bed')],
    ['a phone number', link('tel:+31331234567')],
    ['an unreadable address', link('http://')],
    ['a new window', link('http://nl.test/toppers', { target: '_blank' })],
    ['a download', link('http://nl.test/toppers', { download: true })],
    ['a link with data-load', link('http://nl.test/order', { 'data-load': true })],
  ])('leaves %s to the browser', (_, elsewhere) => {
    expect(internalLinkTarget(elsewhere, plainClick, here)).toBeUndefined();
  });

  it.each([
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
    { defaultPrevented: true },
  ])('leaves a click with %o to the browser', (more) => {
    const click = { ...plainClick, ...more };
    expect(internalLinkTarget(link('http://nl.test/toppers'), click, here)).toBeUndefined();
  });
});

/** What a click on a link with a handler does, in order. */
const handled = (more: Partial<typeof plainClick>): readonly string[] => {
  const happened: string[] = [];
  const preventDefault = () => happened.push('prevented');
  onPlainClick(() => happened.push('acted'))({ ...plainClick, ...more, preventDefault });
  return happened;
};

describe('onPlainClick', () => {
  it('acts on a plain click in place of the browser', () => {
    expect(handled({})).toEqual(['prevented', 'acted']);
  });

  it.each([
    { button: 1 },
    { ctrlKey: true },
    { metaKey: true },
    { shiftKey: true },
    { altKey: true },
  ])('leaves a click with %o to the browser, which opens the link elsewhere', (more) => {
    expect(handled(more)).toEqual([]);
  });
});
