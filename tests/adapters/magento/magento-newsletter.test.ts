import { describe, expect, it } from 'vitest';
import type { MagentoClient } from '#adapters/magento/magento-client.ts';
import { createMagentoNewsletter } from '#adapters/magento/magento-newsletter.ts';
import {
  createRestPreferences,
  type PreferencesModule,
} from '#adapters/magento/newsletter/preferences-module.ts';
import type { Clock } from '#ports/clock-and-ids.ts';
import type { MagentoFaults } from '#sandbox/magento/magento-faults.ts';
import { createNewsletterModule } from '#sandbox/magento/newsletter/newsletter-module.ts';
import {
  DEFAULT_RELEASE,
  MAGENTO_RELEASES,
  type MagentoRelease,
} from '#sandbox/magento/releases.ts';
import { subscriberKey } from '#src/messages/subscriber.ts';
import { err, ok } from '#src/shared/result.ts';
import {
  newsletterContract,
  newsletterExpiryContract,
} from '../../contracts/newsletter-contract.ts';
import { answering, startFaultServer } from '../../support/fault-server.ts';
import { createFixedClock } from '../../support/fixed-clock.ts';
import { clientOf, smallMagento } from '../../support/magento-carts.ts';
import { createSequentialIds } from '../../support/sequential-ids.ts';
import { startMagento } from '../../support/start-magento.ts';
import { inScope } from '../../support/test-scope.ts';
import { memoryDatabase } from '../../support/memory-database.ts';

const ids = createSequentialIds();
const TOKEN = 'integration';

type AtMagento = { readonly token?: string; readonly faults?: MagentoFaults };

/** The newsletter of a Magento with the preferences module. */
function atMagento(clock: Clock, { token = TOKEN, faults = {} }: AtMagento = {}) {
  const database = memoryDatabase();
  const magento = smallMagento({
    faults,
    modules: [createNewsletterModule({ database, ids, clock, token: TOKEN })],
  });
  const module = magento.then(({ origin }) => createRestPreferences({ baseUrl: origin, token }));
  const preferences: PreferencesModule = {
    requestPreferences: async (subscription) => (await module).requestPreferences(subscription),
    preferences: async (request) => (await module).preferences(request),
    changePreferences: async (change) => (await module).changePreferences(change),
  };
  return {
    newsletter: createMagentoNewsletter(clientOf(magento), preferences),
    letters: (email: string) =>
      database.read(({ newsletter }) => newsletter.letters(subscriberKey(email))),
  };
}

for (const release of inScope<readonly MagentoRelease[]>(MAGENTO_RELEASES, [DEFAULT_RELEASE])) {
  newsletterContract(`Magento ${release}`, (clock) => atMagento(clock, { faults: { release } }), {
    numRuns: inScope(20, 5),
  });
}
newsletterExpiryContract('Magento', (clock) => atMagento(clock));

const ANNA = { email: 'anna@example.nl', locale: 'nl-nl' } as const;
const REQUEST = { email: ANNA.email, customer_id: 'one' };

describe('createMagentoNewsletter', () => {
  it('N2 offers no preferences where Magento has no module for them', async () => {
    const newsletter = createMagentoNewsletter(clientOf(smallMagento()));
    for (const answer of [
      await newsletter.requestPreferences(ANNA),
      await newsletter.preferences(REQUEST),
      await newsletter.changePreferences({ ...REQUEST, customer: { is_subscribed: true } }),
    ]) {
      expect(answer).toMatchObject({ error: { kind: 'newsletter-unavailable', status: 501 } });
    }
  });

  it('N2 answers the same for a known address where Magento confirms none', async () => {
    const clock = createFixedClock();
    const database = memoryDatabase();
    const module = createNewsletterModule({ database, ids, clock, needsConfirmation: false });
    const newsletter = createMagentoNewsletter(clientOf(smallMagento({ modules: [module] })));
    for (const _ of ['new', 'known']) {
      expect(await newsletter.subscribe(ANNA)).toEqual(ok('accepted'));
    }
  });

  it('N2 reports a graphql-input error as newsletter-unavailable, not as a success', async () => {
    const refusing: Pick<MagentoClient, 'change'> = {
      change: () =>
        Promise.resolve(
          ok({
            data: { subscribeEmailToNewsletter: null },
            errors: [
              {
                message: '',
                category: 'graphql-input',
                code: '',
                path: ['subscribeEmailToNewsletter'],
              },
            ],
          }),
        ),
    };
    expect(await createMagentoNewsletter(refusing).subscribe(ANNA)).toMatchObject({
      error: { kind: 'newsletter-unavailable', status: 502 },
    });
  });

  it('N2 reports that Magento is unavailable, without its address', async () => {
    const away: Pick<MagentoClient, 'change'> = {
      change: () => Promise.resolve(err({ kind: 'timeout' })),
    };
    const answer = await createMagentoNewsletter(away).subscribe(ANNA);
    expect(answer).toMatchObject({ error: { kind: 'newsletter-unavailable', status: 503 } });
    expect(JSON.stringify(answer)).not.toContain('127.0.0.1');
  });
});

describe('createRestPreferences', () => {
  it('N2 distinguishes a rejected token from an unknown address', async () => {
    const { newsletter } = atMagento(createFixedClock(), { token: 'another' });
    expect(await newsletter.preferences(REQUEST)).toMatchObject({
      error: { kind: 'newsletter-unavailable', status: 502 },
    });
  });

  it('N2 distinguishes a Magento without the module from an unknown address', async () => {
    const { origin } = await startMagento();
    const rest = createRestPreferences({ baseUrl: origin, token: TOKEN });
    for (const answer of [await rest.requestPreferences(ANNA), await rest.preferences(REQUEST)]) {
      expect(answer).toMatchObject({ error: { kind: 'newsletter-unavailable', status: 502 } });
    }
    await rest.close();
  });

  it('N2 does not treat an HTML page instead of the module as a success', async () => {
    const { port } = await startFaultServer(answering(200, '<h1>Back soon</h1>'));
    const rest = createRestPreferences({ baseUrl: `http://127.0.0.1:${port}`, token: TOKEN });
    for (const answer of [await rest.requestPreferences(ANNA), await rest.preferences(REQUEST)]) {
      expect(answer).toMatchObject({ error: { kind: 'newsletter-unavailable', status: 502 } });
    }
    await rest.close();
  });

  it('N2 reports that the module is unavailable', async () => {
    const rest = createRestPreferences({
      baseUrl: 'http://127.0.0.1:9',
      token: TOKEN,
      random: () => 0,
    });
    expect(await rest.preferences(REQUEST)).toMatchObject({ error: { status: 503 } });
    await rest.close();
  });
});
