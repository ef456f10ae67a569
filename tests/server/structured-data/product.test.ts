import { describe, expect, it } from 'vitest';
import { offerThing } from '#server/structured-data/variant.ts';
import { productThing } from '#server/structured-data/structured-data.ts';
import { configureProduct } from '#src/catalog/product-configuration.ts';
import { NO_PICTURE } from '#src/catalog/product-pictures.ts';
import type { Product, Variant } from '#src/catalog/product.ts';
import { pageOfReviews } from '#src/catalog/review-page.ts';
import type { ProductReview } from '#src/catalog/review.ts';
import { euroCents } from '#src/pricing/money.ts';
import { trialTerms } from '#src/catalog/trial.ts';
import { colorOption, firmnessOption } from '../../support/arbitraries/variants.ts';
import { aProduct, aProductPage, aVariant } from '../../support/shown-pages.ts';
import { bundleChoice } from '../../support/bundle-choice.ts';

const context = {
  locale: 'nl-nl',
  absoluteUrl: (path: string) => `https://nl.example${path}`,
  today: '2026-11-27',
} as const;

const single: Product = { ...aProduct, variants: [aVariant('90x200', 29_900)] };

const review: ProductReview = {
  id: 'r1',
  sku: 'DUIN',
  rating: 4,
  title: 'Ligt goed',
  text: 'Na een week gewend.',
  locale: 'nl-be',
  author: 'Marieke',
  town: 'Zwolle',
  date: '2026-03-01',
  isVerified: true,
};

const half = (firmness: string, cents: number): Variant => ({
  ...aVariant('80x200', cents),
  sku: `HALF-${firmness}`,
  options: [firmnessOption(firmness)],
});

const offerOf = (product: Product, locale: 'nl-nl' | 'de-at' = 'nl-nl') =>
  offerThing(
    { configuration: configureProduct(product, product.variants[0], []) },
    { ...context, locale },
  );

describe('productThing', () => {
  it('has no image of a product without a picture', () => {
    const thing = productThing(aProductPage({ ...single, pictures: [NO_PICTURE] }), context);
    expect(thing).not.toHaveProperty('image');
    expect(thing).toMatchObject({ '@type': 'Product', name: 'Matras Duin' });
  });

  it('P3 P4 L10 describes a product with one variant: its data, price and terms', () => {
    expect(productThing(aProductPage(single), context)).toEqual({
      '@type': 'Product',
      '@id': 'https://nl.example/matras-duin?maat=90x200',
      name: 'Matras Duin',
      description: 'Ligt stevig en ademt goed.',
      brand: { '@type': 'Brand', name: 'Lunaro' },
      sku: 'DUIN-90x200',
      gtin: '8712345678906',
      image: [
        'https://nl.example/remote-image/duin.webp?format=webp&width=1200&quality=80',
        'https://nl.example/remote-image/duin-hoek.webp?format=webp&width=1200&quality=80',
      ],
      url: 'https://nl.example/matras-duin?maat=90x200',
      size: '90\u00A0×\u00A0200 cm',
      offers: {
        '@type': 'Offer',
        url: 'https://nl.example/matras-duin?maat=90x200',
        price: 299,
        priceCurrency: 'EUR',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/NewCondition',
        shippingDetails: {
          '@type': 'OfferShippingDetails',
          shippingRate: { '@type': 'MonetaryAmount', value: 0, currency: 'EUR' },
          shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'NL' },
          deliveryTime: {
            '@type': 'ShippingDeliveryTime',
            businessDays: {
              '@type': 'OpeningHoursSpecification',
              dayOfWeek: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map(
                (day) => `https://schema.org/${day}`,
              ),
            },
            cutoffTime: '22:00:00',
            handlingTime: {
              '@type': 'QuantitativeValue',
              minValue: 2,
              maxValue: 2,
              unitCode: 'DAY',
            },
            transitTime: {
              '@type': 'QuantitativeValue',
              minValue: 1,
              maxValue: 3,
              unitCode: 'DAY',
            },
          },
        },
        hasMerchantReturnPolicy: {
          '@type': 'MerchantReturnPolicy',
          applicableCountry: 'NL',
          returnPolicyCountry: 'NL',
          returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
          merchantReturnDays: 90,
          returnFees: 'https://schema.org/FreeReturn',
          refundType: ['https://schema.org/FullRefund', 'https://schema.org/ExchangeRefund'],
        },
      },
    });
  });

  it('P3 is a group for several variants: the shown one in full, the others by their pages', () => {
    const variants: readonly [Variant, ...Variant[]] = [
      { ...aVariant('90x200', 29_900), options: [colorOption('Zand'), firmnessOption('Medium')] },
      { ...aVariant('160x200', 49_950), options: [colorOption('Wit'), firmnessOption('Stevig')] },
    ];
    const [first, second] = variants;
    const product = { ...aProduct, variants };
    const thing = productThing(aProductPage(product, second), context);
    expect(thing).toMatchObject({
      '@type': 'ProductGroup',
      name: 'Matras Duin',
      url: 'https://nl.example/matras-duin',
      productGroupID: 'DUIN',
      variesBy: ['https://schema.org/size', 'https://schema.org/color'],
      hasVariant: [
        {
          name: 'Matras Duin, 160\u00A0×\u00A0200 cm, Wit, Stevig',
          sku: 'DUIN-160x200',
          size: '160\u00A0×\u00A0200 cm',
          color: 'Wit',
          additionalProperty: [
            { '@type': 'PropertyValue', name: second?.options?.[1]?.label, value: 'Stevig' },
          ],
          offers: { price: 499.5 },
        },
        {
          '@id': expect.stringContaining('maat=90x200'),
          url: expect.stringContaining('kleur=zand'),
        },
      ],
    });
    expect(JSON.stringify(thing)).not.toContain(String(first.price.final.cents / 100));
    expect(thing).not.toHaveProperty('offers');
  });

  it('omits differences of variants without a property in the vocabulary', () => {
    const variants: readonly [Variant, ...Variant[]] = [
      { ...aVariant('90x200', 29_900), options: [firmnessOption('Medium')] },
      { ...aVariant('90x200', 29_900), sku: 'DUIN-STEVIG', options: [firmnessOption('Stevig')] },
    ];
    const thing = productThing(aProductPage({ ...aProduct, variants }, variants[0]), context);
    expect(thing).toMatchObject({ '@type': 'ProductGroup' });
    expect(thing).not.toHaveProperty('variesBy');
  });

  it('L10 omits an invalid article number', () => {
    const odd: Product = { ...single, variants: [{ ...single.variants[0], ean: '123' }] };
    expect(productThing(aProductPage(odd), context)).not.toHaveProperty('gtin');
  });

  it('P3 has no offer without a visible price', () => {
    const [, , unpriced] = aProduct.variants;
    expect(unpriced?.price.final.cents).toBe(0);
    const thing = productThing(aProductPage(aProduct, unpriced), context);
    expect(JSON.stringify(thing)).not.toContain('Offer');
  });

  it('has the shown number of reviews, and the totals of all of them', () => {
    const reviews = pageOfReviews([review, { ...review, id: 'r2', rating: 5 }], {
      locale: 'nl-nl',
      sorting: 'newest',
      page: 1,
      reviewsPerPage: 1,
    });
    const product: Product = { ...single, reviews: { average: 4.5, count: 2 } };
    const scale = { bestRating: 5, worstRating: 1 };
    expect(productThing({ ...aProductPage(product), reviews }, context)).toMatchObject({
      aggregateRating: { '@type': 'AggregateRating', ratingValue: 4.5, reviewCount: 2, ...scale },
      review: [
        {
          '@type': 'Review',
          author: { '@type': 'Person', name: 'Marieke' },
          datePublished: '2026-03-01',
          name: 'Ligt goed',
          reviewBody: 'Na een week gewend.',
          inLanguage: 'nl-BE',
          reviewRating: { '@type': 'Rating', ratingValue: 4, ...scale },
        },
      ],
    });
  });

  it('has no rating without reviews', () => {
    const thing = productThing(aProductPage(single), context);
    expect(thing).not.toHaveProperty('aggregateRating');
    expect(thing).not.toHaveProperty('review');
  });

  it('prices two halves together, with number and firmness of neither', () => {
    const whole = { ...aVariant('160x200', 50_000), options: [firmnessOption('Medium')] };
    const [left, right] = [half('Medium', 20_000), half('Stevig', 25_000)];
    const product: Product = { ...aProduct, variants: [whole, left, right] };
    const page = { ...aProductPage(product, whole), halves: { left, right } };
    const thing = productThing(page, context);
    expect(thing).toMatchObject({
      hasVariant: [
        { name: 'Matras Duin, 160\u00A0×\u00A0200 cm', offers: { price: 450 } },
        {},
        {},
        {},
      ],
    });
    expect(JSON.stringify(thing)).not.toContain('Medium');
    expect(JSON.stringify(thing)).not.toContain('"sku"');
    expect(JSON.stringify(thing)).not.toContain('"gtin"');
  });

  it('prices a set with other parts, without the number on its box', () => {
    const parts: Product['parts'] = [
      {
        key: 'topper',
        label: 'Topper',
        choices: [bundleChoice('schuim', 0), bundleChoice('latex', 9_900)],
      },
    ];
    const page = { ...aProductPage({ ...single, parts }), choices: ['latex'] };
    const thing = productThing(page, context);
    expect(thing).toMatchObject({
      url: 'https://nl.example/matras-duin?maat=90x200&topper=latex',
      offers: { price: 398, url: 'https://nl.example/matras-duin?maat=90x200&topper=latex' },
    });
    expect(thing).not.toHaveProperty('sku');
    expect(thing).not.toHaveProperty('gtin');
  });
});

describe('offerThing', () => {
  it('P3 states the was-price of a reduction, struck through, and none without one', () => {
    const [variant] = single.variants;
    const price = { ...variant.price, regular: euroCents(39_900) };
    expect(offerOf({ ...single, variants: [{ ...variant, price }] })).toMatchObject({
      price: 299,
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        priceType: 'https://schema.org/StrikethroughPrice',
        price: 399,
        priceCurrency: 'EUR',
      },
    });
    expect(offerOf(single)).not.toHaveProperty('priceSpecification');
  });

  it('P3d states the last day of a reduction, and no end of another price', () => {
    const [variant] = single.variants;
    const offerUntil = (reducedUntil: string, regular = euroCents(39_900)) => {
      const price = { ...variant.price, regular, reducedUntil };
      return offerOf({ ...single, variants: [{ ...variant, price }] });
    };
    expect(offerUntil('2026-11-27')).toHaveProperty('priceValidUntil', '2026-11-27');
    expect(offerUntil('2026-11-26')).not.toHaveProperty('priceValidUntil');
    expect(offerUntil('2027-01-31', variant.price.final)).not.toHaveProperty('priceValidUntil');
    expect(offerOf(single)).not.toHaveProperty('priceValidUntil');
  });

  it('has no delivery day if sold out, and still a price', () => {
    const gone: Product = { ...single, variants: [aVariant('90x200', 29_900, 0)] };
    const offer = offerOf(gone);
    expect(offer).toMatchObject({ price: 299, availability: 'https://schema.org/OutOfStock' });
    expect(JSON.stringify(offer)).not.toContain('ShippingDeliveryTime');
  });

  it('charges delivery on small orders', () => {
    const cheap: Product = { ...single, variants: [aVariant('90x200', 1_995)] };
    expect(offerOf(cheap)).toMatchObject({ shippingDetails: { shippingRate: { value: 4.95 } } });
  });

  it('DB6 has a parcel in transit for a day or two, and two more to an island', () => {
    const attributes = [{ code: 'dekbed_seizoen', label: 'Seizoen', value: 'Zomer' }];
    expect(offerOf({ ...single, attributes })).toMatchObject({
      shippingDetails: {
        deliveryTime: {
          handlingTime: { minValue: 1, maxValue: 1 },
          transitTime: { minValue: 1, maxValue: 4 },
        },
      },
    });
  });

  it('takes the same time everywhere in a country without islands', () => {
    expect(offerOf(single, 'de-at')).toMatchObject({
      shippingDetails: {
        shippingDestination: { addressCountry: 'AT' },
        deliveryTime: { transitTime: { minValue: 1, maxValue: 1 } },
      },
      hasMerchantReturnPolicy: { applicableCountry: 'AT', returnPolicyCountry: 'NL' },
    });
  });

  it('EP5 has the return terms of the trial: its nights, its costs, exchange or money back', () => {
    const terms = trialTerms(single);
    expect(terms).toMatchObject({ pickUpCents: 0, exchanges: 1 });
    expect(offerOf(single)).toMatchObject({
      hasMerchantReturnPolicy: {
        merchantReturnDays: terms?.nights,
        returnFees: 'https://schema.org/FreeReturn',
        refundType: ['https://schema.org/FullRefund', 'https://schema.org/ExchangeRefund'],
      },
    });
  });

  it('P4 accepts returns without a trial for thirty days, by parcel', () => {
    const attributes = [{ code: 'bedlampje_hoogte', label: 'Hoogte', value: '30 cm' }];
    expect(offerOf({ ...single, attributes })).toMatchObject({
      hasMerchantReturnPolicy: {
        merchantReturnDays: 30,
        refundType: ['https://schema.org/FullRefund'],
        returnMethod: 'https://schema.org/ReturnByMail',
      },
    });
  });

  it('calls no refurbished product new', () => {
    const attributes = [
      { code: 'bijzonderheden', label: '', value: 'Natuurlijk, Gereinigde retour' },
    ];
    expect(offerOf({ ...single, attributes })).toMatchObject({
      itemCondition: 'https://schema.org/RefurbishedCondition',
    });
  });
});
