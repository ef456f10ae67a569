import type { ProductData } from '#adapters/embedded/catalogue-data.ts';
import { SET } from './attribute-sets.ts';
import type { Composed, Entry, Firm, Graded } from './entry.ts';
import { productOf } from './product-of-entry.ts';

// One function per product type, which adds the data common to its kind to an entry.

const TRIAL = { proefslapen: 'ja', milieubijdrage: 'inbegrepen' } as const;
const NO_TRIAL = { ...TRIAL, proefslapen: 'nee' } as const;

type MattressGrade =
  | 'drukverdeling'
  | 'ondersteuning'
  | 'stabiliteit'
  | 'veerkracht'
  | 'ventilatie'
  | 'vochtregulatie'
  | 'aanpassingsvermogen';

type TopperEntry = Entry & Firm & Graded<'ventilatie' | 'drukverdeling'>;
type PillowGrade = 'vormbaarheid' | 'ventilatie' | 'ondersteuning' | 'veerkracht';

export const mattress = (entry: Entry & Firm & Graded<MattressGrade>): ProductData =>
  productOf(
    {
      prefix: 'matras',
      attributeSetId: SET.mattresses,
      category: 'mattresses',
      attributes: { matras_soort: 'matras', ...TRIAL },
    },
    entry,
  );

export const boxSpring = (entry: Entry & Firm & Composed): ProductData =>
  productOf(
    {
      prefix: 'boxspring',
      attributeSetId: SET.boxSprings,
      category: 'boxSprings',
      attributes: { boxspring_soort: 'boxspring', ...TRIAL },
    },
    entry,
  );

export const topper = (entry: TopperEntry): ProductData =>
  productOf(
    {
      prefix: 'topper',
      attributeSetId: SET.toppers,
      category: 'toppers',
      attributes: { topper_soort: 'topper', ...TRIAL },
    },
    entry,
  );

/** Last ones and returns, sold online only, without a trial period. */
export const outletTopper = (entry: TopperEntry): ProductData =>
  productOf(
    {
      prefix: 'topper',
      attributeSetId: SET.toppers,
      category: 'outletToppers',
      attributes: { topper_soort: 'topper', ...NO_TRIAL },
    },
    entry,
  );

export const bedFrame = (entry: Entry): ProductData =>
  productOf(
    {
      prefix: 'ledikant',
      attributeSetId: SET.bedFrames,
      category: 'beds',
      attributes: { ledikant_soort: 'ledikant' },
    },
    entry,
  );

export const bedBase = (entry: Entry): ProductData =>
  productOf(
    {
      prefix: 'bedbodem',
      attributeSetId: SET.bedBases,
      category: 'bedBases',
      attributes: { bedbodem_soort: 'bedbodem' },
    },
    entry,
  );

export const duvet = (entry: Entry): ProductData =>
  productOf(
    {
      prefix: 'dekbed',
      attributeSetId: SET.duvets,
      category: 'bedding',
      attributes: { beddengoed_soort: 'dekbed', milieubijdrage: 'inbegrepen' },
    },
    entry,
  );

export const pillow = (entry: Entry & Firm & Graded<PillowGrade>): ProductData =>
  productOf(
    {
      prefix: 'hoofdkussen',
      attributeSetId: SET.pillows,
      category: 'bedding',
      attributes: { beddengoed_soort: 'hoofdkussen', milieubijdrage: 'inbegrepen' },
    },
    entry,
  );

export const duvetCover = (entry: Entry): ProductData =>
  productOf(
    {
      prefix: 'dekbedovertrek',
      attributeSetId: SET.duvetCovers,
      category: 'bedding',
      attributes: { beddengoed_soort: 'dekbedovertrek' },
    },
    entry,
  );

export const fittedSheet = (entry: Entry): ProductData =>
  productOf(
    {
      prefix: 'hoeslaken',
      attributeSetId: SET.fittedSheets,
      category: 'bedding',
      attributes: { beddengoed_soort: 'hoeslaken' },
    },
    entry,
  );

export const molton = (entry: Entry): ProductData =>
  productOf(
    {
      prefix: 'molton',
      attributeSetId: SET.moltons,
      category: 'bedding',
      attributes: { beddengoed_soort: 'molton' },
    },
    entry,
  );

/** Cushions are listed both among the bedding and the bedroom furniture. */
export const cushion = (entry: Entry): ProductData =>
  productOf(
    {
      prefix: 'sierkussen',
      attributeSetId: SET.cushions,
      category: 'bedding',
      attributes: { beddengoed_soort: 'sierkussen' },
    },
    { ...entry, also: ['accessories', ...(entry.also ?? [])] },
  );

/** Nightstands by default; the entry of another cabinet sets its kind. */
export const cabinet = (entry: Entry): ProductData =>
  productOf(
    {
      prefix: 'kast',
      attributeSetId: SET.cabinets,
      category: 'accessories',
      attributes: { kast_soort: 'nachtkastje' },
    },
    entry,
  );

export const stool = (entry: Entry): ProductData =>
  productOf(
    {
      prefix: 'hocker',
      attributeSetId: SET.stools,
      category: 'accessories',
      attributes: { hocker_soort: 'hocker' },
    },
    entry,
  );

export const lamp = (entry: Entry): ProductData =>
  productOf(
    {
      prefix: 'bedlampje',
      attributeSetId: SET.lamps,
      category: 'accessories',
      attributes: { bedlampje_soort: 'bedlampje' },
    },
    entry,
  );
