import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { ROOT } from './run.mjs';

/**
 * `npm run fonts`: subsets the heading font to the characters the shop uses, at one weight and one
 * optical size. The full variable font is four times as large and delays the first paint. The
 * result is committed; run this again after an update of the package.
 */
const SOURCE = '@fontsource-variable/fraunces/files/fraunces-latin-opsz-normal.woff2';
const CUT = 'ui/theme/fonts/fraunces-latin-500-normal.woff2';
/** The heading weight of ui/theme/global.css, and a size between the two largest headings. */
const AXES = { wght: 500, opsz: 36 };
/** Latin with its accents, and the quotes, dashes and arrows of running text. */
const ACCENTED = Array.from({ length: 0x180 - 0x20 }, (_, index) => 0x20 + index);
const LETTERS = `${String.fromCodePoint(...ACCENTED)}‘’‚“”„–—…€•‹›×−→←`;

const whole = readFileSync(createRequire(import.meta.url).resolve(SOURCE));
const cut = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: AXES });
writeFileSync(join(ROOT, CUT), cut);
process.stdout.write(`${CUT}: ${cut.length} of ${whole.length} bytes\n`);
