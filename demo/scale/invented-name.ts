const ONSETS = ['B', 'D', 'F', 'G', 'H', 'K', 'L', 'M', 'N', 'P', 'R', 'S', 'T', 'V', 'Z'];
const MIDDLES = ['ala', 'ero', 'imi', 'ona', 'uri', 'ave', 'elo', 'ida', 'oka', 'una', 'ami'];
const CODAS = ['', 'n', 'r', 's', 'l', 'va', 'ne', 'ri', 'sto', 'den', 'mar'];

const NAMES = ONSETS.length * MIDDLES.length * CODAS.length;

/** A name that sounds like a brand or a model, unique per number: `inventedName(7)` is "Mala". */
export function inventedName(number: number): string {
  const place = number % NAMES;
  const onset = ONSETS[place % ONSETS.length] ?? '';
  const middle = MIDDLES[Math.floor(place / ONSETS.length) % MIDDLES.length] ?? '';
  const coda = CODAS[Math.floor(place / (ONSETS.length * MIDDLES.length))] ?? '';
  const series = number < NAMES ? '' : ` ${Math.floor(number / NAMES) + 1}`;
  return onset + middle + coda + series;
}
