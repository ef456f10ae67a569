import {
  countryOf,
  decimalMark,
  type Locale,
  localizedText,
  type LocalizedText,
} from '../shared/locale.ts';
import type { PageDuties } from './duties.ts';
import type { DutyKey } from './duty-table.ts';
import { fibreComponentName, fibreName } from './fibre-names.ts';
import type { FibreShare } from './fibres.ts';
import type { GoodsFacts } from './goods-facts.ts';
import {
  BATTERY_LINES,
  BATTERY_TITLE,
  CERTIFICATE_LINE,
  CERTIFICATE_SCOPE_NAMES,
  CERTIFICATES_TITLE,
  FIBRES_TITLE,
  GUARANTEE_LINES,
  GUARANTEE_PART_NAMES,
  GUARANTEE_TITLE,
  LIGHT_SOURCE_SENTENCE,
  LIGHT_SOURCE_TITLE,
  TAKE_BACK,
  TAKE_BACK_IN_AUSTRIA,
  TAKE_BACK_TITLE,
  WEEE_LINE,
  WEEE_TITLE,
} from './statement-words.ts';

/**
 * What a product page says of its goods because a duty asks for it, in words of the locale. The
 * words are here and not among the texts of the shop: they stand beside the facts that they tell,
 * and a browser gets those of its page only.
 */
export type Statement = {
  readonly duty: DutyKey;
  readonly title: string;
  readonly lines: readonly string[];
};

/** Duties that a statement fulfils; the others have blocks of their own. */
const STATED = {
  fibres: statesFibres,
  'contains-light-source': statesLightSource,
  certificates: statesCertificates,
  guarantee: statesGuarantee,
  'weee-number': statesWeeeNumber,
  'take-back': statesTakeBack,
  battery: statesBattery,
} as const satisfies Partial<Record<DutyKey, States>>;

/** Writes a statement; `undefined` if the product's data lack the fact. */
type States = (facts: GoodsFacts, locale: Locale) => Omit<Statement, 'duty'> | undefined;

type StatedDuty = keyof typeof STATED;

const STATED_DUTIES = Object.keys(STATED) as readonly StatedDuty[];

/** The statements of a product page in its order, of those of its duties that its data can fulfil. */
export const statementsOf = (
  facts: GoodsFacts,
  duties: PageDuties,
  locale: Locale,
): readonly Statement[] =>
  STATED_DUTIES.flatMap((duty) => {
    const statement = duties[duty] === undefined ? undefined : STATED[duty](facts, locale);
    return statement ? [{ duty, ...statement }] : [];
  });

function statesFibres({ fibres }: GoodsFacts, locale: Locale) {
  const lines = fibres.map(
    ({ component, fibres: shares }) =>
      `${fibreComponentName(component, locale)}: ${sharesText(shares, locale)}`,
  );
  return titled(FIBRES_TITLE, lines, locale);
}

/** `60 % cotton, 40 % polyester`, in descending order of weight. */
const sharesText = (shares: readonly FibreShare[], locale: Locale): string =>
  shares
    .map(({ fibre, percent }) => {
      const amount = String(percent).replace('.', decimalMark(locale));
      return `${amount}\u00A0% ${fibreName(fibre, locale)}`;
    })
    .join(', ');

function statesLightSource({ energy }: GoodsFacts, locale: Locale) {
  if (!energy) return undefined;
  const sentence = filled(LIGHT_SOURCE_SENTENCE, locale, { class: energy.energyClass });
  return titled(LIGHT_SOURCE_TITLE, [sentence], locale);
}

function statesCertificates({ certificates }: GoodsFacts, locale: Locale) {
  return titled(
    CERTIFICATES_TITLE,
    certificates.map(({ name, number, institute, scope }) =>
      filled(CERTIFICATE_LINE, locale, {
        name,
        number,
        institute,
        scope: localizedText(CERTIFICATE_SCOPE_NAMES[scope], locale),
      }),
    ),
    locale,
  );
}

function statesGuarantee({ guarantee }: GoodsFacts, locale: Locale) {
  if (!guarantee) return undefined;
  const { years, part, guarantor } = guarantee;
  const values = {
    years: String(years),
    part: localizedText(GUARANTEE_PART_NAMES[part], locale),
    guarantor,
  };
  return titled(
    GUARANTEE_TITLE,
    GUARANTEE_LINES.map((line) => filled(line, locale, values)),
    locale,
  );
}

function statesWeeeNumber({ electrical }: GoodsFacts, locale: Locale) {
  const { weee } = electrical ?? {};
  if (weee === undefined) return undefined;
  return titled(WEEE_TITLE, [filled(WEEE_LINE, locale, { number: weee })], locale);
}

function statesTakeBack(_facts: GoodsFacts, locale: Locale) {
  const lines = countryOf(locale) === 'AT' ? TAKE_BACK_IN_AUSTRIA : TAKE_BACK;
  return titled(
    TAKE_BACK_TITLE,
    lines.map((line) => localizedText(line, locale)),
    locale,
  );
}

function statesBattery(_facts: GoodsFacts, locale: Locale) {
  return titled(
    BATTERY_TITLE,
    BATTERY_LINES.map((line) => localizedText(line, locale)),
    locale,
  );
}

const titled = (title: LocalizedText, lines: readonly string[], locale: Locale) =>
  lines.length === 0 ? undefined : { title: localizedText(title, locale), lines };

/** Fills `{name}` of a text; a name without a value stays as written. */
const filled = (
  words: LocalizedText,
  locale: Locale,
  values: Readonly<Record<string, string>>,
): string =>
  localizedText(words, locale).replace(
    /\{(\w+)\}/gu,
    (written, name: string) => values[name] ?? written,
  );
