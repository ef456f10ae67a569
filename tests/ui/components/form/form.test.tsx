import type { ReactNode } from 'react';
import { describe, expect, it } from 'vitest';
import { Checkbox, TextField } from '#ui/components/form/Field.tsx';
import { FormErrors } from '#ui/components/form/FormErrors.tsx';
import { SelectField } from '#ui/components/form/SelectField.tsx';
import { type FormOptions, useForm } from '#ui/components/form/use-form.ts';
import { markupIn, tags } from '../../render-page.tsx';

describe('TextField', () => {
  it('has a label, a hint and its input attributes', async () => {
    const html = await markupIn(
      'nl-nl',
      <TextField
        id="a-tel"
        name="telephone"
        label="Telefoon"
        hint="Voor de bezorger"
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        maxLength={32}
      />,
    );
    expect(html).toContain('<label class="_label_');
    expect(tags(html, '<label', 'for="a-tel"')).toHaveLength(1);
    const [input = ''] = tags(html, '<input');
    for (const part of ['id="a-tel"', 'name="telephone"', 'type="tel"', 'required=""']) {
      expect(input).toContain(part);
    }
    expect(input).toContain('aria-describedby="a-tel-hint"');
    expect(html).toContain('id="a-tel-hint">Voor de bezorger');
    expect(input).not.toContain('aria-invalid');
    expect(html).not.toContain('niet verplicht');
  });

  it('shows its error, and that it is optional', async () => {
    const html = await markupIn(
      'nl-nl',
      <TextField id="a" name="company" label="Bedrijf" error="Zo kort kan niet" isOptional />,
    );
    const [input = ''] = tags(html, '<input');
    expect(input).toContain('aria-invalid="true"');
    expect(input).toContain('aria-describedby="a-error"');
    expect(input).not.toContain('required');
    expect(html).toMatch(/id="a-error"><svg.*<\/svg>Zo kort kan niet/);
    expect(html).toContain('(niet verplicht)');
  });
});

describe('SelectField', () => {
  it('selects its default value', async () => {
    const choices = [
      { value: 'NL', label: 'Nederland' },
      { value: 'BE', label: 'België' },
    ];
    const html = await markupIn(
      'nl-nl',
      <SelectField id="c" name="country" label="Land" defaultValue="BE" choices={choices} />,
    );
    expect(html).toContain('<option value="BE" selected="">België</option>');
    expect(html).toContain('<option value="NL">Nederland</option>');
  });
});

describe('Checkbox', () => {
  it('has its label beside it', async () => {
    const html = await markupIn('de-de', <Checkbox id="t" name="ok" label="Ja" defaultChecked />);
    expect(tags(html, '<input', 'type="checkbox"', 'checked=""', 'id="t"')).toHaveLength(1);
    expect(html).toContain('<label for="t">Ja</label>');
  });
});

describe('FormErrors', () => {
  const errors = [
    { id: 'f-city', text: 'Vul je plaats in' },
    { id: 'f-street', text: 'Vul je straat in' },
  ];

  it('lists all errors, each with a link to its field', async () => {
    const html = await markupIn('nl-nl', <FormErrors errors={errors} />);
    expect(html).toContain('<output>Kijk nog even naar deze 2 velden</output>');
    expect(html).toContain('<a href="#f-city">Vul je plaats in</a>');
    expect(html).toContain('<a href="#f-street">Vul je straat in</a>');
  });

  it('does not list a single error', async () => {
    expect(await markupIn('nl-nl', <FormErrors errors={errors.slice(1)} />)).not.toContain('<a');
  });
});

type Field = 'email' | 'name';

const rules: FormOptions<Field> = {
  name: 'f',
  fields: ['email', 'name'],
  values: { name: 'Anna' },
  validateField: () => undefined,
  validate: () => [],
  errorText: (field, reason) => `${field} is ${reason}`,
  send: () => Promise.resolve([]),
};

function AForm(props: Partial<FormOptions<Field>>): ReactNode {
  const form = useForm({ ...rules, ...props });
  return (
    <form>
      <FormErrors {...form.summary} />
      <TextField label="E-mail" {...form.field('email')} />
      <TextField label="Naam" {...form.field('name')} />
    </form>
  );
}

describe('useForm', () => {
  it('starts with the initial values and no errors', async () => {
    const html = await markupIn('nl-nl', <AForm />);
    expect(tags(html, '<input', 'id="f-name"', 'name="name"', 'value="Anna"')).toHaveLength(1);
    expect(tags(html, '<input', 'id="f-email"', 'value=""')).toHaveLength(1);
    expect(html).not.toContain('aria-invalid');
  });

  it('starts with posted values and errors, and focuses the first invalid field', async () => {
    const posted = {
      values: { email: 'anna@', name: '' },
      errors: [
        { field: 'name', reason: 'missing' },
        { field: 'email', reason: 'malformed' },
        { field: 'elsewhere', reason: 'missing' },
      ],
    };
    const html = await markupIn('nl-nl', <AForm posted={posted} />);
    expect(html).toMatch(/href="#f-email">email is malformed.*href="#f-name">name is missing/);
    const [email = '', name = ''] = tags(html, '<input');
    expect(email).toContain('value="anna@"');
    expect(email).toContain('autofocus=""');
    expect(email).toContain('aria-describedby="f-email-error"');
    expect(name).toContain('value=""');
    expect(name).not.toContain('autofocus');
  });
});
