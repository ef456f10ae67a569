import type { Facet } from '#src/filters/facet.ts';

const withCounts = (values: readonly string[]) => values.map((value) => ({ value, count: 1 }));

/** The facets of a small mattress listing in Dutch, for examples. */
export const MATTRESS_FACETS: readonly Facet[] = [
  { name: 'maat', label: 'Maat', values: withCounts(['90x200', '140x200', '160x200']) },
  {
    name: 'matras_hardheid',
    label: 'Hardheid',
    values: withCounts(['H 2', 'H 3', 'H-3', 'Extra stevig / 100+ kg', '★']),
  },
  { name: 'matras_tijk', label: 'Anti-allergische tijk', values: withCounts(['Ja', 'Nee']) },
  { name: 'price', label: 'Prijs', values: withCounts(['199', '349.5', '799', 'op aanvraag']) },
];
