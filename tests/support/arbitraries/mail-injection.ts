import fc, { type Arbitrary } from 'fast-check';
import { anyText } from './texts.ts';

/** Input of an attacker who wants to place a link or text in other people's mail. */
const PIECES = [
  'http://|https://|HTTP://|hxxp:|//|www.|WWW．|evil.example|evil.com|evil。com|evil．com|evil｡com',
  'eve@evil.example|mailto:eve@evil.example|0900 1234567|0900-|123|tel:+319001234|javascript:alert(1)|127.0.0.1|⒈|․|‥|…|/|\\|@|＠|﹫',
  '<a href="https://evil.example">|</a>|&#46;|&period;|%2e|{{shop}}|{{email}}|xn--e1afmkfd.xn--p1ai|пример.рф',
  'evil\u200B.com|evil\u00AD.com|e\u0301vil.com|evil\u2060.com|evil\u202Emoc.live|Anna|SL-1001| |.|..|:',
].flatMap((pieces) => pieces.split('|'));

const BREAKS = ['\n', '\r\n', '\r\nBcc: eve@evil.example', '\u2028', '\0', '\t'];

export const anyMailInjection: Arbitrary<string> = fc
  .array(fc.oneof(fc.constantFrom(...PIECES, ...BREAKS), anyText), { maxLength: 12 })
  .map((pieces) => pieces.join(''));
