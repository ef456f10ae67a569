import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { Typed } from '#src/shared/form.ts';
import type { FormEvent, FormState } from './form-state.ts';

type FormRef = RefObject<HTMLFormElement | null>;

/** What stands in the fields of a form; a box that is not ticked is an empty field. */
export function valuesIn<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): Typed<Field> {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map((field) => {
      const value = data.get(field);
      return [field, typeof value === 'string' ? value : ''];
    }),
  ) as Typed<Field>;
}

/**
 * The browser's own judgement is for those without script: it says less, and one thing at a time.
 * What it has filled in, or was typed before script arrived, is taken note of.
 */
export function useTakeOver<Field extends string>(
  form: FormRef,
  fields: readonly Field[],
  hear: (event: FormEvent<Field>) => void,
): void {
  const known = useRef(fields);
  useEffect(() => {
    if (!form.current) return;
    form.current.setAttribute('novalidate', '');
    hear({ type: 'found', values: valuesIn(form.current, known.current) });
  }, [form, hear]);
}

/** Once the words stand there, so that they are read out with the field. */
export function useFocusOnFirst<Field extends string>(
  form: FormRef,
  fields: readonly Field[],
  { refusals, errors }: FormState<Field>,
): void {
  const focused = useRef(refusals);
  useEffect(() => {
    if (focused.current === refusals) return;
    focused.current = refusals;
    const first = fields.find((field) => errors[field] !== undefined);
    const element = first && form.current?.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  }, [form, fields, refusals, errors]);
}

/**
 * Runs something at once, or after the click where a button of the mouse is down: a field is left by
 * it, and what moves away under it, because words appear above, is not clicked.
 */
export function useAfterClick(): (run: () => void) => void {
  const isDown = useRef(false);
  useEffect(() => {
    const note = ({ type }: MouseEvent): void => {
      isDown.current = type === 'mousedown';
    };
    for (const type of PRESSES) addEventListener(type, note, true);
    return () => {
      for (const type of PRESSES) removeEventListener(type, note, true);
    };
  }, []);
  return useCallback((run) => {
    if (!isDown.current) return run();
    const end = new AbortController();
    const after = (): void => {
      end.abort();
      setTimeout(run);
    };
    for (const type of PRESSES.slice(1)) addEventListener(type, after, { signal: end.signal });
  }, []);
}

const PRESSES = ['mousedown', 'mouseup', 'dragend'] as const;
