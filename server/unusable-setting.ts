import { showSetting } from './show-setting.ts';

/**
 * A valid setting that does not work on this machine: a port in use, a missing folder. Reported at
 * start in one line, like any invalid setting.
 */
export class UnusableSetting extends Error {
  constructor(name: string, value: string | number, complaint: string, cause?: unknown) {
    super(`${showSetting(name, String(value))} ${complaint.replace(/\s+/gu, ' ')}`, { cause });
    this.name = 'UnusableSetting';
  }
}
