import { describe, expect, it } from 'vitest';
import { COMPARE_PATH } from '#src/compare/compare-list.ts';
import { type Change, DOMAINS, explained } from '../../../support/explained.ts';

const hostOf = async (url: string, change?: Change) => {
  const { host, path } = await explained(url, change);
  return { ...host, path: path.written };
};

describe('the host of an explained URL', () => {
  const DUTCH = { isKnown: true, locale: 'nl-nl', origin: DOMAINS['nl-nl'], isStrict: false };

  it.each([
    ['/matrassen', {}, '/matrassen'],
    ['matrassen', {}, '/matrassen'],
    [' /matrassen#filters ', {}, '/matrassen'],
    ['https://nl-nl.example/matrassen', { written: 'nl-nl.example' }, '/matrassen'],
    ['HTTP://nl-nl.example', { written: 'nl-nl.example' }, '/'],
    ['nl-nl.example/matrassen?page=2', { written: 'nl-nl.example' }, '/matrassen'],
    ['nl-nl.example?page=2', { written: 'nl-nl.example' }, '/'],
  ])('H3 of %s is that of the request, or of the URL', async (url, written, path) => {
    expect(await hostOf(url)).toEqual({ ...DUTCH, ...written, path });
  });

  it('H3 of another locale is asked for its pages', async () => {
    expect(await hostOf('https://de-at.example/a')).toMatchObject({
      locale: 'de-at',
      origin: 'https://de-at.example',
    });
    expect(await hostOf('/a', { host: 'de-at.example' })).toMatchObject({ locale: 'de-at' });
  });

  it('is unknown if it is no origin of the shop, and no page is made', async () => {
    const explanation = await explained('https://other.example/matrassen?page=2');
    expect(explanation).toMatchObject({
      host: { written: 'other.example', isKnown: false },
      answer: { kind: 'unknown-host' },
      parameters: [{ name: 'page', effect: 'without-effect' }],
      segments: [],
      pagesElsewhere: [],
      redirects: [],
      remaps: [],
      calls: [],
    });
    expect(explanation.answer).not.toHaveProperty('status');
    const strict = await explained('https://other.example/', { isStrictHosts: true });
    expect(strict.answer).toEqual({ kind: 'unknown-host', status: 421 });
    expect(strict.host.isStrict).toBe(true);
    const { parameters } = await explained(`https://other.example${COMPARE_PATH}?size=90x200`);
    expect(parameters).toMatchObject([{ kind: 'comparison', effect: 'read' }]);
  });

  it('has no origin where the locale has no domain', async () => {
    const { host } = await explained('/matrassen', { domains: {}, host: undefined });
    expect(host).not.toHaveProperty('origin');
    expect(host).not.toHaveProperty('written');
  });
});
