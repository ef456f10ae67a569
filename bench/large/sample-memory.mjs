import { appendFileSync } from 'node:fs';

/*
 * Loaded into a measured process before its program: writes the memory and the processor time of
 * the process to a file, ten times a second and at its end.
 */
const file = process.env.BENCH_MEMORY;
const PERIOD = 100;

if (file) {
  const note = () => {
    const { user, system } = process.cpuUsage();
    const { heapUsed } = process.memoryUsage();
    const { maxRSS } = process.resourceUsage();
    const sample = { at: Date.now(), heapUsed, maxRss: maxRSS * 1024, cpu: (user + system) / 1e6 };
    appendFileSync(file, `${JSON.stringify(sample)}\n`);
  };
  setInterval(note, PERIOD).unref();
  process.once('exit', note);
}
