import { describe, expect, it } from 'vitest';
import { statsOf } from '../../../bench/pages/process-stats.ts';

/** As in proc_pid_stat(5): times of the process and of its ended children are fields 14 to 17. */
const stat = (pid: number, name: string, parent: number, times: string, pages: number) =>
  `${pid} (${name}) S ${parent} 1 1 0 -1 4194304 1 2 3 4 ${times} 20 0 11 0 900 12345 ${pages} 18446744073709551615 1`;

describe('statsOf', () => {
  it('adds user and system time of a process and of its ended children', () => {
    expect(statsOf(7, [stat(7, 'node', 1, '100 20 3 4', 50)])).toEqual({ ticks: 127, pages: 50 });
  });

  it('adds all that run below it, also those with smaller numbers', () => {
    const stats = [
      stat(3, 'grandchild', 5, '1 0 0 0', 1),
      stat(5, 'child', 7, '10 0 0 0', 10),
      stat(7, 'node', 1, '100 0 0 0', 100),
      stat(9, 'other', 1, '1000 0 0 0', 1000),
    ];
    expect(statsOf(7, stats)).toEqual({ ticks: 111, pages: 111 });
  });

  it('reads names with spaces and brackets', () => {
    expect(statsOf(7, [stat(7, 'a) R 1 (b', 1, '5 0 0 0', 2)])).toEqual({ ticks: 5, pages: 2 });
  });

  it('is nothing of a process that has ended', () => {
    expect(statsOf(7, [stat(9, 'node', 1, '5 0 0 0', 2)])).toEqual({ ticks: 0, pages: 0 });
  });

  it('reads what Linux writes', () => {
    const written =
      '22294 (cat) R 22281 22281 28619 0 -1 4194304 96 0 0 0 6 4 0 0 20 0 1 0 5789616 3133440 360 ' +
      '18446744073709551615 94840711315456 94840711335337 140729151161696 0 0 0 0 0 0 0 0 0 17 1 0 0 0';
    expect(statsOf(22_294, [written])).toEqual({ ticks: 10, pages: 360 });
  });
});
