/** Processor time in clock ticks and memory in pages. */
export type ProcessStats = { readonly ticks: number; readonly pages: number };

/**
 * Sums a process and all its descendants, by the texts of their `/proc/<pid>/stat`. Children that
 * ended count by the time that their parents waited for.
 */
export function statsOf(pid: number, stats: readonly string[]): ProcessStats {
  const processes = stats.map(parseStat);
  const family = new Set([pid]);
  // A child may have a smaller number than its parent.
  for (let size = 0; size < family.size;) {
    size = family.size;
    for (const one of processes) if (family.has(one.parent)) family.add(one.pid);
  }
  const members = processes.filter((one) => family.has(one.pid));
  return {
    ticks: members.reduce((sum, one) => sum + one.ticks, 0),
    pages: members.reduce((sum, one) => sum + one.pages, 0),
  };
}

/** Fields of proc_pid_stat(5): the name may contain spaces and brackets, so they count from its end. */
function parseStat(stat: string) {
  const fields = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .map(Number);
  const field = (number: number) => fields[number - 3] ?? 0;
  return {
    pid: Number.parseInt(stat, 10),
    parent: field(4),
    ticks: field(14) + field(15) + field(16) + field(17),
    pages: field(24),
  };
}
