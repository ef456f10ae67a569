import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Duty, DUTIES, DUTY_KEYS, DUTY_PAGES, type DutyKey } from '#src/duties/duty-table.ts';

const document = readFileSync('docs/duties.md', 'utf8');

/** A row of the document: key, duty, source, days, countries, goods, and pages with how. */
function rowOf(key: DutyKey): readonly string[] {
  const duty: Duty = DUTIES[key];
  const { since, until } = duty;
  return [
    `\`${key}\``,
    duty.duty,
    duty.source,
    until === undefined ? since : `${since} to ${until}`,
    duty.markets.length === 4 ? 'all' : duty.markets.join(', '),
    duty.goods?.which ?? 'any page',
    pagesOf(duty),
  ];
}

/** `every page: linked`, or the pages of each way: `product: open`. */
function pagesOf({ pages }: Duty): string {
  const ways = [...new Set(DUTY_PAGES.flatMap((page) => pages[page] ?? []))];
  return ways
    .map((way) => {
      const on = DUTY_PAGES.filter((page) => pages[page] === way);
      return `${on.length === DUTY_PAGES.length ? 'every page' : on.join(', ')}: ${way}`;
    })
    .join('; ');
}

describe('docs/duties.md', () => {
  it('has the rows of the table, in its order', () => {
    const rows = document
      .split('\n')
      .filter((line) => line.startsWith('| `'))
      .map((line) =>
        line
          .split('|')
          .slice(1, -1)
          .map((cell) => cell.trim()),
      );
    expect(rows).toEqual(DUTY_KEYS.map(rowOf));
  });
});
