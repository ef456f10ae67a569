import { writeFileSync } from 'node:fs';
import {
  askRecorded,
  readRecorded,
  recordedPath,
  recordedThemes,
} from '../support/recorded-answers.ts';

/**
 * Asks a real Magento the questions of these themes, of all if none is named, and writes down what it
 * answers.
 */
export async function recordAnswers(origin: string, themes: readonly string[]): Promise<void> {
  for (const theme of themes.length > 0 ? themes : recordedThemes()) {
    const recorded = readRecorded(theme);
    const answers = await askRecorded(origin, recorded);
    const steps = recorded.steps.map((step, index) => ({ ...step, answer: answers[index] }));
    writeFileSync(recordedPath(theme), `${JSON.stringify({ ...recorded, steps }, null, 2)}\n`);
  }
}
