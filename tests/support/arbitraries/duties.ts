import fc from 'fast-check';
import {
  type Certificate,
  CERTIFICATE_SCOPES,
  ENERGY_CLASSES,
  type Guarantee,
  GUARANTEE_PARTS,
  type LightSource,
  QUANTITY_UNITS,
  type UnitQuantity,
} from '#src/duties/fact-formats.ts';
import { FIBRE_COMPONENTS, FIBRE_KEYS } from '#src/duties/fibre-names.ts';
import type { ComponentFibres, FibreShare } from '#src/duties/fibres.ts';
import { anyWebUrl } from './web-addresses.ts';

/** Without virgin wool, which not every mixture may have. */
const ANY_FIBRES = FIBRE_KEYS.filter((fibre) => fibre !== 'virgin-wool');

/** Distinct fibres with shares in tenths of a percent, the largest first, that make 100 percent. */
const anyFibreShares: fc.Arbitrary<readonly FibreShare[]> = fc
  .uniqueArray(
    fc.record({ fibre: fc.constantFrom(...ANY_FIBRES), cut: fc.integer({ min: 1, max: 999 }) }),
    { minLength: 0, maxLength: 5, selector: ({ cut }) => cut },
  )
  .chain((others) =>
    fc
      .uniqueArray(fc.constantFrom(...ANY_FIBRES), {
        minLength: others.length + 1,
        maxLength: others.length + 1,
      })
      .map((fibres) => {
        const cuts = [0, ...others.map(({ cut }) => cut).toSorted((a, b) => a - b), 1000];
        return fibres
          .map((fibre, index) => ({
            fibre,
            percent: ((cuts[index + 1] ?? 0) - (cuts[index] ?? 0)) / 10,
          }))
          .toSorted((one, other) => other.percent - one.percent);
      }),
  );

export const anyComposition: fc.Arbitrary<readonly ComponentFibres[]> = fc
  .uniqueArray(fc.constantFrom(...FIBRE_COMPONENTS), { minLength: 1 })
  .chain((components) =>
    fc
      .array(anyFibreShares, { minLength: components.length, maxLength: components.length })
      .map((shares) =>
        components.map((component, index) => ({ component, fibres: shares[index] ?? [] })),
      ),
  );

/** A name as it stands between the marks of a format. */
const anyName = fc
  .array(
    fc.constantFrom('OEKO-TEX', 'Standard 100', 'B.V.', 'Müller & Zn.', '21.HNL.1', 'é', 'x'),
    {
      minLength: 1,
      maxLength: 4,
    },
  )
  .map((words) => words.join(' '));

export const anyCertificates: fc.Arbitrary<readonly Certificate[]> = fc.array(
  fc.record({
    name: anyName,
    number: anyName,
    institute: anyName,
    scope: fc.constantFrom(...CERTIFICATE_SCOPES),
  }),
  { minLength: 1, maxLength: 4 },
);

export const anyLightSource: fc.Arbitrary<LightSource> = fc.record(
  {
    kind: fc.constantFrom('light-source' as const, 'contains-light-source' as const),
    energyClass: fc.constantFrom(...ENERGY_CLASSES),
    sheetUrl: anyWebUrl.map(
      (url) => `https://eprel.ec.europa.eu/${encodeURIComponent(url).replaceAll("'", '')}`,
    ),
  },
  { requiredKeys: ['kind', 'energyClass'] },
);

export const anyGuarantee: fc.Arbitrary<Guarantee> = fc.record({
  years: fc.integer({ min: 1, max: 99 }),
  part: fc.constantFrom(...GUARANTEE_PARTS),
  guarantor: anyName,
});

export const anyUnitQuantity: fc.Arbitrary<UnitQuantity> = fc.record({
  amount: fc.integer({ min: 1, max: 999_999 }).map((thousandths) => thousandths / 1000),
  unit: fc.constantFrom(...QUANTITY_UNITS),
});
