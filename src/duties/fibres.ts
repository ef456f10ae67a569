import { FIBRE_COMPONENTS, type FibreComponent, type Fibre, FIBRE_KEYS } from './fibre-names.ts';

/** A fibre with its share of the weight of the component, in percent with at most one decimal. */
export type FibreShare = { readonly fibre: Fibre; readonly percent: number };

/** A component and its fibres, of which the percentages add up to 100. */
export type ComponentFibres = {
  readonly component: FibreComponent;
  readonly fibres: readonly FibreShare[];
};

/**
 * Parses a fibre composition as a merchandiser writes it: `cover:cotton 60,polyester 40;filling:wool
 * 100`. The fibres of a component are returned in descending order of their weight, as article 9
 * asks. `undefined` if anything is malformed, a fibre or a component is unknown or stands twice,
 * percentages do not add up to 100, or wool may not be called virgin ({@link isVirginAllowed}): a
 * part of a composition would be a wrong one.
 */
export function parseFibres(text: string): readonly ComponentFibres[] | undefined {
  const components = text.split(';').map(parseComponent);
  if (!components.every((component) => component !== undefined)) return undefined;
  return isDistinct(components.map(({ component }) => component)) ? components : undefined;
}

/** Formats a composition for {@link parseFibres}. */
export const formatFibres = (components: readonly ComponentFibres[]): string =>
  components
    .map(
      ({ component, fibres }) =>
        `${component}:${fibres.map(({ fibre, percent }) => `${fibre} ${percent}`).join(',')}`,
    )
    .join(';');

function parseComponent(text: string): ComponentFibres | undefined {
  const [name, list, ...others] = text.split(':');
  const component = FIBRE_COMPONENTS.find((one) => one === name?.trim());
  if (component === undefined || list === undefined || others.length > 0) return undefined;
  const shares = list.split(',').map(parseShare);
  if (!shares.every((share) => share !== undefined)) return undefined;
  const fibres = shares.toSorted((one, other) => other.percent - one.percent);
  const isWhole = sumOfTenths(fibres) === TENTHS_OF_ALL;
  return isWhole && isDistinct(fibres.map(({ fibre }) => fibre)) && isVirginAllowed(fibres)
    ? { component, fibres }
    : undefined;
}

/**
 * Whether wool may be called virgin: alone, or as a quarter of the weight at least, mixed with one
 * other fibre that is not wool (article 8).
 */
function isVirginAllowed(fibres: readonly FibreShare[]): boolean {
  const virgin = fibres.find(({ fibre }) => fibre === 'virgin-wool');
  if (virgin === undefined) return true;
  return (
    virgin.percent >= LEAST_VIRGIN &&
    fibres.length <= 2 &&
    !fibres.some(({ fibre }) => fibre === 'wool')
  );
}

/** In percent. */
const LEAST_VIRGIN = 25;

function parseShare(text: string): FibreShare | undefined {
  const [, name, percent] = SHARE.exec(text.trim()) ?? [];
  const fibre = FIBRE_KEYS.find((one) => one === name);
  return fibre !== undefined && Number(percent) > 0
    ? { fibre, percent: Number(percent) }
    : undefined;
}

const SHARE = /^([a-z-]{1,40}) {1,4}(\d{1,3}(?:\.\d)?)$/;

/** In tenths, because 33.3 + 33.3 + 33.4 is not 100 in binary. */
const sumOfTenths = (fibres: readonly FibreShare[]): number =>
  fibres.reduce((sum, { percent }) => sum + Math.round(percent * 10), 0);

const TENTHS_OF_ALL = 1000;

const isDistinct = (names: readonly string[]): boolean => new Set(names).size === names.length;
