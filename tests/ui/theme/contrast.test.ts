import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const UI = new URL('../../../ui/', import.meta.url).pathname;

/** Contrast that text needs, by WCAG 2.2, 1.4.3. */
const MIN_CONTRAST = 4.5;

/** Colours of text, with the grounds that they are on. */
const GROUNDS: Readonly<Record<string, readonly string[]>> = {
  ink: ['paper', 'linen', 'linen-deep', 'action-tint', 'sale-tint', 'warning-tint'],
  'ink-soft': ['paper', 'linen', 'linen-deep', 'action-tint', 'sale-tint', 'warning-tint'],
  'ink-faint': ['paper', 'linen'],
  night: ['paper', 'linen', 'linen-deep', 'action-tint'],
  action: ['paper', 'linen', 'linen-deep', 'action-tint'],
  'action-deep': ['paper', 'linen', 'action-tint'],
  sale: ['paper', 'linen', 'sale-tint'],
  warning: ['paper', 'linen', 'warning-tint'],
  'on-action': ['action', 'action-deep', 'sale'],
  'on-night': ['night', 'night-deep'],
  'on-night-soft': ['night', 'night-deep'],
  'moon-light': ['night', 'night-deep'],
  paper: ['action', 'warning', 'sale'],
};

/** Elements whose colour is of a drawing, a bullet or a disabled control, and of no text. */
const DRAWN: ReadonlySet<string> = new Set([
  "components/QuantityField.module.css .step[aria-disabled='true']",
  'components/blocks/ListBlock.module.css .items li::marker',
  'components/blocks/RichText.module.css .text li::marker',
  'components/cart/CartLineParts.module.css .picture',
  'components/product/Gallery.module.css .steps button[aria-disabled]',
  'components/product/GalleryZoom.module.css .frame button[aria-disabled]',
  'components/product/TrialTerms.module.css .moon',
  'components/review/ReviewForm.module.css .icons',
  'components/review/ReviewForm.module.css .icons > span',
  'components/saved/SavedProductCard.module.css .picture',
  'pages/ErrorPage.module.css .moon',
  'theme/maintenance.css .maintenance-moon',
]);

type Rule = {
  readonly where: string;
  readonly color: string | undefined;
  readonly ground: string | undefined;
};

const tokens = new Map(
  [
    ...readFileSync(`${UI}theme/tokens.css`, 'utf8').matchAll(
      /--color-([a-z-]+): #([0-9a-f]{6});/gu,
    ),
  ].map(([, name = '', value = '']) => [name, value]),
);

const rules: readonly Rule[] = readdirSync(UI, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.css'))
  .flatMap((path) => rulesOf(path, readFileSync(UI + path, 'utf8')));

describe('the colours of text', () => {
  it('reach 4.5:1 on each ground that they are on', () => {
    const weak = Object.entries(GROUNDS).flatMap(([color, grounds]) =>
      grounds
        .filter((ground) => contrast(color, ground) < MIN_CONTRAST)
        .map((ground) => `${color} on ${ground}`),
    );
    expect(weak).toEqual([]);
    expect(contrast('ink-faint', 'paper')).toBeCloseTo(5.28, 2);
  });

  it('reach it in every rule that sets both colours', () => {
    const both = rules.flatMap(({ where, color, ground }) =>
      color !== undefined && ground !== undefined ? [{ where, color, ground }] : [],
    );
    expect(both.length).toBeGreaterThan(40);
    const weak = both.filter(
      ({ where, color, ground }) => !DRAWN.has(where) && contrast(color, ground) < MIN_CONTRAST,
    );
    expect(weak).toEqual([]);
  });

  it('are the only colours of rules, except those of drawings', () => {
    const others = rules.filter(({ color = 'ink' }) => !(color in GROUNDS));
    expect(new Set(others.map(({ where }) => where))).toEqual(DRAWN);
  });
});

/** The rules of a style sheet that set a colour. What is inherited or the system's is no colour. */
function rulesOf(path: string, css: string): readonly Rule[] {
  const plain = css.replaceAll(/\/\*.*?\*\//gsu, '');
  return [...plain.matchAll(/([^{};]+)\{([^{}]*)\}/gu)].flatMap(([, selector = '', body = '']) => {
    const color = valueOf(body, /(?:^|[;\s])color:\s*([^;]+)/u);
    const ground = valueOf(body, /(?:^|[;\s])background(?:-color)?:\s*(var\(--color-[a-z-]+\))/u);
    const where = `${path} ${selector.trim().replaceAll(/\s+/gu, ' ')}`;
    return color === undefined ? [] : [{ where, color, ground }];
  });
}

/** The name of a token, or the colour as it is written. */
function valueOf(body: string, declaration: RegExp): string | undefined {
  const written = declaration.exec(body)?.[1]?.trim();
  if (written === undefined || /^(?:inherit|currentcolor|transparent|[A-Z]\w+)$/u.test(written)) {
    return undefined;
  }
  return /^var\(--color-([a-z-]+)\)$/u.exec(written)?.[1] ?? written;
}

/** How much lighter one of two colours is than the other, by WCAG. */
function contrast(one: string, two: string): number {
  const [lighter = 0, darker = 0] = [luminance(one), luminance(two)].toSorted((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(token: string): number {
  const value = tokens.get(token) ?? '';
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(value.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
