import { describe, expect, it } from 'vitest';
import { fieldsQuery } from '#src/room/form-url.ts';
import { PLAN_PARAMS } from '#src/room/plan-form.ts';

const queryOf = (url: string) => fieldsQuery(url, PLAN_PARAMS);
const SENT = '/bed?maat=180x200&room=plan&room-width=330&room-length=350';

describe('fieldsQuery', () => {
  it('RM6 tells the results of a form apart, between which Back leads', () => {
    expect(queryOf(SENT)).toBe('?room-width=330&room-length=350');
    expect(queryOf(SENT.replace('330', '300'))).not.toBe(queryOf(SENT));
    expect(queryOf('/bed?room=plan')).toBe('');
  });

  it('RM6 is the same for another size of the bed, so that no typed measure is lost', () => {
    expect(queryOf(SENT.replace('180x200', '160x200'))).toBe(queryOf(SENT));
  });
});
