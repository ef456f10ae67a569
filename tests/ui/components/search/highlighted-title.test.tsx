import { describe, expect, it } from 'vitest';
import { completionsOf } from '#src/search/search-box-state.ts';
import { HighlightedTitle } from '#ui/components/search/HighlightedTitle.tsx';
import { markupIn } from '../../render-page.tsx';

const match = (text: string) => ({ text, isMatch: true });
const rest = (text: string) => ({ text, isMatch: false });

const title = (...parts: readonly ReturnType<typeof rest>[]) =>
  markupIn('nl-nl', <HighlightedTitle title={parts} />);

describe('HighlightedTitle', () => {
  it('ES3 sets in bold what the shopper did not type', async () => {
    expect(await title(match('matras'), rest(' 160x200'))).toBe('matras<b> 160x200</b>');
    expect(await title(rest('Zachte '), match('matras'), rest('topper'))).toBe(
      '<b>Zachte </b>matras<b>topper</b>',
    );
  });

  it('ES3 sets in bold what completes a typed word', async () => {
    const [completion] = completionsOf('Box', ['hoge boxspring 180x200']);
    expect(await title(...(completion?.title ?? []))).toBe('<b>hoge </b>box<b>spring 180x200</b>');
  });

  it('ES3 sets nothing in bold when nothing or everything matches', async () => {
    expect(await title(rest('Toppers'))).toBe('Toppers');
    expect(await title(match('Toppers'))).toBe('Toppers');
  });

  it('ES3 does not set punctuation between typed words in bold', async () => {
    expect(await title(match('box'), rest('-'), match('spring'))).toBe('box-spring');
  });

  it('ES3 escapes markup in a title', async () => {
    expect(await title(match('a'), rest('<i>'))).toBe('a<b>&lt;i&gt;</b>');
  });
});
