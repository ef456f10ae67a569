import { describe, expect, it } from 'vitest';
import { LandingLinks } from '#ui/components/listing/LandingLinks.tsx';
import { markupIn, tags } from '../../render-page.tsx';

describe('LandingLinks', () => {
  it('F11 links to each page by its title, without nofollow', async () => {
    const pages = [
      { title: 'Stevige matrassen', url: '/matrassen/hardheid/stevig' },
      { title: 'Matrassen 160x200', url: '/matrassen/maat/160x200' },
    ];
    const html = await markupIn('nl-nl', <LandingLinks pages={pages} />);
    expect(html).toContain('Vaak gezocht');
    expect(tags(html, '<a', 'href="/matrassen/hardheid/stevig"')).toHaveLength(1);
    expect(html).toContain('>Matrassen 160x200<');
    expect(html).not.toContain('nofollow');
  });

  it('renders nothing without pages', async () => {
    expect(await markupIn('de-de', <LandingLinks pages={[]} />)).toBe('');
  });
});
