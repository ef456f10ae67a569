import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContentChange } from '#adapters/contentstack/content-change.ts';

const told = (contentType: string, event = 'publish', module = 'entry') => ({
  event,
  module,
  api_key: 'key',
  data: {
    entry: { uid: 'blt1', locale: 'en-us', title: 'Mattresses' },
    content_type: { uid: contentType },
    locale: 'de-de',
  },
});

describe('readContentChange', () => {
  it('returns the page that changed, and its locale', () => {
    expect(readContentChange(told('page'))).toEqual({ uid: 'blt1', locale: 'de-de' });
    expect(readContentChange(told('page', 'unpublish.success'))).toEqual({
      uid: 'blt1',
      locale: 'de-de',
    });
  });

  it.each(['shell', 'filtered_category', 'something_new'])(
    'H4 returns for %s that all locales may show it',
    (contentType) => {
      expect(readContentChange(told(contentType))).toEqual({ uid: 'blt1' });
    },
  );

  it.each(['asset', 'content_type', 'global_field', 'release', 'something_new'])(
    'returns for a change of %s that anything may show it',
    (module) => {
      expect(readContentChange(told('page', 'publish', module))).toEqual({});
    },
  );

  it.each(['create', 'update', 'publish.start', 'publish.fail', 'workflow_stage_change'])(
    'ignores a change in %s, which shoppers do not see',
    (event) => {
      expect(readContentChange(told('page', event))).toBeUndefined();
    },
  );

  it('treats an unknown message as a change that may be visible anywhere', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (body) => {
        expect(readContentChange(body)).toEqual({});
      }),
    );
  });
});
