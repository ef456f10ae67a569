import { describe, expect, it } from 'vitest';
import { createContentstackAdviceRules } from '#adapters/contentstack/contentstack-advice-rules.ts';
import { draftAdviceRules } from '#demo/advice/draft-rules.ts';
import { adviceRules } from '#demo/advice/rules.ts';
import { adviceRulesContract } from '../../contracts/advice-rules-contract.ts';
import { alterReplies } from '../../support/altered-service.ts';
import {
  contentstackSettings,
  createDriftRecorder,
  openContentstack,
} from '../../support/contentstack-shop.ts';
import { smallCatalogue } from '../../support/small-catalogue.ts';
import { smallContent } from '../../support/small-content.ts';

async function open(published: unknown, draft?: unknown) {
  const advice = { published, draft };
  const { settings } = await openContentstack(
    smallContent,
    smallCatalogue,
    undefined,
    undefined,
    advice,
  );
  return createContentstackAdviceRules({ settings, drift: createDriftRecorder() });
}

adviceRulesContract('Contentstack', open);

describe('createContentstackAdviceRules', () => {
  it('A4 says that nobody has written the table', async () => {
    expect(await (await open(undefined)).current()).toMatchObject({
      error: { kind: 'advice-rules-unavailable', isMissing: true },
    });
  });

  it('A4 has no table while the service does not answer, and no key in what it says', async () => {
    const { origin } = await openContentstack(smallContent, smallCatalogue);
    const service = await alterReplies(origin);
    service.state.alter = () => {
      throw new Error('The connection is lost');
    };
    const source = createContentstackAdviceRules({
      settings: contentstackSettings(service.origin, service.host),
      drift: createDriftRecorder(),
    });
    const answer = await source.current();
    expect(answer).toMatchObject({ error: { kind: 'advice-rules-unavailable' } });
    expect(answer).not.toMatchObject({ error: { isMissing: true } });
    expect(JSON.stringify(answer)).not.toContain('test-');
  });

  it('A7 reads what its editors say of the changes, and nothing where they left it empty', async () => {
    const empty = { nl: '', de: ' ', en: '' };
    const source = await open({ ...adviceRules, changes: empty }, draftAdviceRules);
    expect(await source.current()).toEqual({ ok: true, value: adviceRules });
  });
});
