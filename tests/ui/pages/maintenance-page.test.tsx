import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#src/shared/locale.ts';
import { ALL_TEXTS } from '#ui/i18n/all-texts.ts';
import { createTranslate } from '#ui/i18n/texts.ts';
import { STANDALONE_TEXTS, StandalonePage } from '#ui/pages/StandalonePage.tsx';

describe.each(LOCALES)('the maintenance page in %s', (locale) => {
  const text = createTranslate(locale, ALL_TEXTS);
  const { title, text: paragraph } = STANDALONE_TEXTS.maintenance;
  const html = renderToStaticMarkup(<StandalonePage title={text(title)} text={text(paragraph)} />);

  it('H6 shows the logo at 233 by 24, a title and a paragraph', () => {
    expect(html).toMatch(/<img[^>]*alt="Sluimer"[^>]*width="233"[^>]*height="24"/);
    expect(html).toContain(`<h1>${text('maintenanceTitle')}</h1>`);
    expect(html).toContain(`<p>${text('maintenanceParagraph')}</p>`);
  });

  it('has no links', () => {
    expect(html).not.toContain('<a ');
  });
});
