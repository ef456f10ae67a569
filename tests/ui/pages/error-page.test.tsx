import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { App } from '#ui/App.tsx';
import { openShop } from '../../support/open-shop.ts';
import { anErrorPage } from '../../support/shown-pages.ts';

describe('ErrorPage', () => {
  const html = renderToStaticMarkup(<App shop={openShop(anErrorPage('/weg'))} />);
  const main = /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? '';

  it('H8 says what the content service says', () => {
    expect(main).toContain('<h1>Niets op /weg</h1>');
    expect(main).toContain('Deze pagina is er niet.');
  });

  it('leads home and to the categories', () => {
    expect(main).toContain('href="/"');
    expect(main).toContain('href="/matrassen"');
  });
});
