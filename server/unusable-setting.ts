import { redactSetting } from './redact-setting.ts';

/**
 * A well-formed setting that does not work here: a port in use, a path that is not a folder.
 * Reported at start in one line, like any invalid setting.
 */
export class UnusableSetting extends Error {
  constructor(name: string, value: string | number, complaint: string, cause?: unknown) {
    super(`${redactSetting(name, String(value))} ${complaint.replace(/\s+/gu, ' ')}`, { cause });
    this.name = 'UnusableSetting';
  }
}
