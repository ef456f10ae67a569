import { showSetting } from './show-setting.ts';

/**
 * A setting that reads well and yet does not work on this machine: a port that is taken, a folder
 * that is none. The start expects it, and tells it in one line like any other wrong setting.
 */
export class UnusableSetting extends Error {
  constructor(name: string, value: string | number, complaint: string, cause?: unknown) {
    super(`${showSetting(name, String(value))} ${complaint.replace(/\s+/gu, ' ')}`, { cause });
    this.name = 'UnusableSetting';
  }
}
