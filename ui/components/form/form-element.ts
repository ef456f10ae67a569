import { useCallback, useEffect, useRef, type RefObject } from 'react';
import type { FormInput } from '#src/shared/form.ts';
import type { FormEvent, FormState } from './form-state.ts';

type FormRef = RefObject<HTMLFormElement | null>;

/** Current values of a form; an unticked box is an empty string. */
export function readFormValues<Field extends string>(
  form: HTMLFormElement,
  fields: readonly Field[],
): FormInput<Field> {
  const data = new FormData(form);
  return Object.fromEntries(
    fields.map((field) => {
      const value = data.get(field);
      return [field, typeof value === 'string' ? value : ''];
    }),
  ) as FormInput<Field>;
}

/**
 * Disables native validation, which serves browsers without script: it says less, one error at a
 * time. Reads in what was autofilled or typed before script loaded.
 */
export function useFormHydration<Field extends string>(
  form: FormRef,
  fields: readonly Field[],
  dispatch: (event: FormEvent<Field>) => void,
): void {
  const known = useRef(fields);
  useEffect(() => {
    if (!form.current) return;
    form.current.setAttribute('novalidate', '');
    dispatch({ type: 'found', values: readFormValues(form.current, known.current) });
  }, [form, dispatch]);
}

/** Focuses the first invalid field after its error is rendered, so that it is read out with it. */
export function useFocusFirstError<Field extends string>(
  form: FormRef,
  fields: readonly Field[],
  { failedSubmits, errors }: FormState<Field>,
): void {
  const focused = useRef(failedSubmits);
  useEffect(() => {
    if (focused.current === failedSubmits) return;
    focused.current = failedSubmits;
    const first = fields.find((field) => errors[field] !== undefined);
    const element = first && form.current?.elements.namedItem(first);
    if (element instanceof HTMLElement) element.focus();
  }, [form, fields, failedSubmits, errors]);
}

/**
 * Runs a callback at once, or after the click while a mouse button is down: an error that appears
 * on blur would shift the pressed element away before the click completes.
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
