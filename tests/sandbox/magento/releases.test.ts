import { buildSchema, validateSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { ATTRIBUTE_FIELDS } from '#adapters/magento/catalogue/custom-attribute.ts';
import {
  MAGENTO_RELEASES,
  parseRelease,
  releaseSchema,
  schemaText,
} from '#sandbox/magento/releases.ts';
import { err, ok } from '#src/shared/result.ts';
import { recordedFacts, requiredFacts, schemaFacts } from '../../support/schema-facts.ts';
import { type Answer, shopperWithCart } from '../../support/magento-shopper.ts';
import { post, startMagento } from '../../support/start-magento.ts';

/** Fields of a product that Magento makes of the shop's own attributes. */
const ATTRIBUTE = new RegExp(
  String.raw`^\w*Product(?:Interface)?\.(?:${ATTRIBUTE_FIELDS.join('|')}): `,
  'u',
);

describe.each(MAGENTO_RELEASES)('the schema of Magento %s', (release) => {
  const { schema } = releaseSchema(release);

  it('is valid GraphQL', () => {
    expect(validateSchema(buildSchema(schemaText(release)))).toEqual([]);
  });

  it('is a part of what that release of Magento has', () => {
    const magento = recordedFacts(release);
    const others = [...schemaFacts(schema)].filter((fact) => !magento.has(fact));
    expect(others.filter((fact) => !ATTRIBUTE.test(fact))).toEqual([]);
  });

  it('requires what that release of Magento requires', () => {
    const own = schemaFacts(schema);
    const required = requiredFacts(recordedFacts(release), schema);
    expect(required).not.toEqual([]);
    expect(required.filter((fact) => !own.has(fact))).toEqual([]);
  });
});

describe('a sandbox of a release', () => {
  it.each([
    ['2.4.7', ['Cannot query field "not_available_message" on type "CartItemInterface".']],
    ['2.4.8', []],
    ['2.4.9', []],
  ] as const)('of %s refuses a field that this release lacks', async (release, refusals) => {
    const { cartId, ask } = await shopperWithCart(await startMagento({ faults: { release } }));
    const fields = 'itemsV2 { items { not_available_message } }';
    const answer = await ask(`cart(cart_id: $id) { id ${fields} }`, 'query ($id: String!)', {});
    expect(messagesOf(answer)).toEqual(refusals);
    expect(answer.data).toEqual(
      refusals.length > 0 ? undefined : { id: cartId, itemsV2: { items: [] } },
    );
  });

  it.each([
    ['2.4.7', []],
    ['2.4.8', []],
    ['2.4.9', [expect.stringContaining('Field "telephone" of required type "String!"') as string]],
  ] as const)(
    'of %s has a schema that requires a telephone number where this release has',
    async (release, refusals) => {
      const { change } = await shopperWithCart(await startMagento({ faults: { release } }));
      const answer = await change('setBillingAddressOnCart', 'SetBillingAddressOnCartInput', {
        billing_address: {
          address: {
            firstname: 'Anna',
            lastname: 'de Vries',
            street: ['Laan', '1'],
            city: 'Utrecht',
            postcode: '3512 PH',
            country_code: 'NL',
          },
        },
      });
      expect(messagesOf(answer).filter((one) => one.includes('of required type'))).toEqual(
        refusals,
      );
    },
  );

  it('is of 2.4.8 by default', async () => {
    const magento = await startMagento();
    const query = '{ __type(name: "CartAddressInput") { inputFields { name type { kind } } } }';
    const { body } = await post(magento, query);
    expect(JSON.stringify(body)).toContain('{"name":"telephone","type":{"kind":"SCALAR"}}');
  });
});

const messagesOf = ({ errors = [] }: Answer) => errors.map(({ message }) => message);

describe('parseRelease', () => {
  it('knows the releases by their names, and a default', () => {
    expect(MAGENTO_RELEASES.map((name) => parseRelease(name))).toEqual(MAGENTO_RELEASES.map(ok));
    expect(parseRelease('')).toEqual(ok('2.4.8'));
  });

  it('names the known ones for any other text', () => {
    expect(parseRelease('2.4')).toEqual(
      err({
        kind: 'unknown-release',
        message: 'Magento "2.4" is not known, only 2.4.7, 2.4.8, 2.4.9',
      }),
    );
  });
});
