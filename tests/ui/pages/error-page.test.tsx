import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { ErrorPage } from '#src/use-cases/page-model.ts';
import { App } from '#ui/App.tsx';
import { openShop } from '../../support/open-shop.ts';
import { aRemovedPage, anErrorPage, anOutagePage } from '../../support/shown-pages.ts';

const mainOf = (page: ErrorPage): string =>
  /<main[\s\S]*<\/main>/.exec(renderToStaticMarkup(<App shop={openShop(page)} />))?.[0] ?? '';

describe('ErrorPage', () => {
  const main = mainOf(anErrorPage('/weg'));

  it('H8 shows the texts of the content service', () => {
    expect(main).toContain('<h1>Niets op /weg</h1>');
    expect(main).toContain('Deze pagina is er niet.');
  });

  it('links to the home page and the categories', () => {
    expect(main).toContain('href="/"');
    expect(main).toContain('href="/matrassen"');
    expect(main).not.toContain('Opnieuw proberen');
  });

  it.each([anErrorPage('/weg'), aRemovedPage('/weg')])(
    'H8 has a search form that works without script ($head.status)',
    (page) => {
      const form = /<search[\s\S]*?<\/search>/.exec(mainOf(page))?.[0];
      expect(form).toContain('action="/search"');
      expect(form).toContain('name="q"');
      expect(form).toContain('aria-label="Zoek in de winkel"');
    },
  );

  it('links to the same page and to the telephone during an outage', () => {
    const away = mainOf(anOutagePage('/matras-duin?maat=90x200'));
    expect(away).toMatch(/href="\/matras-duin\?maat=90x200"[^>]*>Opnieuw proberen</);
    expect(away).toContain('href="tel:');
    expect(away).not.toContain('<search');
    expect(away).toContain('href="/matrassen"');
  });
});
