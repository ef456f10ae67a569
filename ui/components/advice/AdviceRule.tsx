import type { ReactNode } from 'react';
import {
  type AdviceRules,
  type Bounds,
  brandWordOf,
  POSITIONS,
  SHAPES,
} from '#src/advice/advice-rules.ts';
import { localizedText } from '#src/shared/locale.ts';
import { longDayText } from '../../i18n/day-text.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { ScrollTable } from '../ScrollTable.tsx';
import styles from './AdviceRule.module.css';
import { ShapeDrawing } from './AdviceDrawings.tsx';
import { decimalText, signedText, useAdviceText } from './advice-text.ts';

type RuleProps = { readonly rules: AdviceRules };

/** The whole rule, written out of the table that the advice is computed by. */
export function AdviceRule({ rules }: RuleProps): ReactNode {
  const text = useAdviceText();
  const shopText = useText();
  const { locale } = useShop();
  return (
    <div className={styles['rule']}>
      <p>{text('rule.version', { day: longDayText(shopText, rules.version) })}</p>
      {rules.changes && (
        <RulePart title={text('rule.changes')}>
          <p>{localizedText(rules.changes, locale)}</p>
        </RulePart>
      )}
      <Scale rules={rules} />
      <Brands rules={rules} />
      <Weights rules={rules} />
      <Positions rules={rules} />
      <Bed rules={rules} />
      <RulePart title={text('rule.choice')}>
        <p>{text('rule.choice-text')}</p>
      </RulePart>
      <RulePart title={text('rule.norm')}>
        <p>{text('rule.norm-text')}</p>
      </RulePart>
    </div>
  );
}

type PartProps = { readonly title: string; readonly children: ReactNode };

/** A section of the rule. */
export const RulePart = ({ title, children }: PartProps): ReactNode => (
  <section className={styles['part']}>
    <h2>{title}</h2>
    {children}
  </section>
);

function Scale({ rules: { grades } }: RuleProps): ReactNode {
  const text = useAdviceText();
  const shopText = useText();
  const { locale } = useShop();
  return (
    <RulePart title={text('rule.scale')}>
      <p>{text('rule.scale-text')}</p>
      <RuleTable
        label={text('rule.scale')}
        columns={[text('rule.grade'), text('rule.from'), text('rule.words')]}
        rows={grades.map(({ grade, from, words }) => [
          shopText(`product.firmness.${grade}`),
          decimalText(from, locale),
          words.join(', '),
        ])}
      />
    </RulePart>
  );
}

/** A row per brand, so that a table may have any number; nothing without words of brands. */
function Brands({ rules }: RuleProps): ReactNode {
  const text = useAdviceText();
  const shopText = useText();
  const { grades, brands } = rules;
  if (!brands || brands.length === 0) return null;
  return (
    <RulePart title={text('rule.brands')}>
      <p>{text('rule.brands-text')}</p>
      <RuleTable
        label={text('rule.brands')}
        columns={[
          text('rule.brand'),
          ...grades.map(({ grade }) => shopText(`product.firmness.${grade}`)),
        ]}
        rows={brands.map(({ brand }) =>
          [brand].concat(grades.map(({ grade }) => brandWordOf(rules, brand, grade) ?? '–')),
        )}
      />
    </RulePart>
  );
}

function Weights({ rules: { bands, build } }: RuleProps): ReactNode {
  const text = useAdviceText();
  const { locale } = useShop();
  return (
    <>
      <RulePart title={text('rule.weight')}>
        <p>{text('rule.weight-text')}</p>
        <RuleTable
          label={text('rule.weight')}
          columns={[text('reason.weight'), text('rule.value')]}
          rows={bands.map(({ upTo, firmness }) => [
            text('rule.up-to', { kilograms: upTo }),
            decimalText(firmness, locale),
          ])}
        />
      </RulePart>
      <RulePart title={text('rule.build')}>
        <p>
          {text('rule.build-text', {
            light: decimalText(build.lightBelow, locale),
            heavy: decimalText(build.heavyFrom, locale),
            by: decimalText(build.by, locale),
          })}
        </p>
      </RulePart>
    </>
  );
}

function Positions({ rules }: RuleProps): ReactNode {
  const text = useAdviceText();
  const { locale } = useShop();
  const { positions, shapes, shoulder, back } = rules;
  const signed = (by: number): string => (by === 0 ? '0' : signedText(by, locale));
  return (
    <>
      <RulePart title={text('rule.position')}>
        <p>{text('rule.position-text')}</p>
        <ul className={styles['shapes']}>
          {SHAPES.map((shape) => (
            <li key={shape}>
              <ShapeDrawing shape={shape} />
              {text(`shape.${shape}`)}
            </li>
          ))}
        </ul>
        <RuleTable
          label={text('rule.position')}
          columns={[
            text('form.position'),
            text('rule.any-shape'),
            ...SHAPES.map((name) => text('rule.shape', { name })),
          ]}
          rows={POSITIONS.map((position) => [
            text(`position.${position}`),
            signed(positions[position]),
            ...SHAPES.map((shape) => signed(shapes[shape][position])),
          ])}
        />
      </RulePart>
      <RulePart title={text('rule.complaints')}>
        <p>
          {text('rule.complaints-text', {
            shoulder: signed(shoulder),
            back: decimalText(back.by, locale),
            towards: decimalText(back.towards, locale),
          })}
        </p>
      </RulePart>
    </>
  );
}

function Bed({ rules }: RuleProps): ReactNode {
  const text = useAdviceText();
  const { two, widths, lengths, reinforcedFrom, minLoad, pillows } = rules;
  const height = (pillow: Bounds): string =>
    pillow.from === 0
      ? text('bed.pillow.flat', { to: pillow.to })
      : text('bed.pillow.height', pillow);
  return (
    <>
      <RulePart title={text('rule.bed')}>
        <p>{text('rule.two', { kilograms: two.kilograms })}</p>
        <p>
          {text('rule.size', {
            one: widths.one,
            two: widths.two,
            apart: widths.twoApart,
            above: lengths.above,
            roomy: lengths.roomy,
          })}
        </p>
        <p>{text('rule.base', { kilograms: reinforcedFrom, load: minLoad })}</p>
      </RulePart>
      <RulePart title={text('rule.pillow')}>
        <RuleTable
          label={text('rule.pillow')}
          columns={[text('form.position'), text('rule.pillow-height')]}
          rows={[
            ...POSITIONS.map((position) => [
              text(`position.${position}`),
              height(pillows[position]),
            ]),
            [text('rule.pillow-broad'), height(pillows.broad)],
          ]}
        />
      </RulePart>
    </>
  );
}

type TableProps = {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

/** A table whose first column names its rows. */
export const RuleTable = ({ label, columns, rows }: TableProps): ReactNode => (
  <ScrollTable label={label}>
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => {
        const [head, ...cells] = row;
        return (
          <tr key={row.join(' ')}>
            <th scope="row">{head}</th>
            {cells.map((cell, column) => {
              // Cells may have the same text, and never change order.
              const key = `${head} ${column}`;
              return <td key={key}>{cell}</td>;
            })}
          </tr>
        );
      })}
    </tbody>
  </ScrollTable>
);
