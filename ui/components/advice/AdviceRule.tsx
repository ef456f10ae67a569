import type { ReactNode } from 'react';
import { type AdviceRules, type Bounds, POSITIONS, SHAPES } from '#src/advice/advice-rules.ts';
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
  return (
    <div className={styles['rule']}>
      <p>{text('rule.version', { day: longDayText(shopText, rules.version) })}</p>
      <Scale rules={rules} />
      <Weights rules={rules} />
      <Positions rules={rules} />
      <Bed rules={rules} />
      <Part title={text('rule.choice')}>
        <p>{text('rule.choice-text')}</p>
      </Part>
      <Part title={text('rule.norm')}>
        <p>{text('rule.norm-text')}</p>
      </Part>
    </div>
  );
}

type PartProps = { readonly title: string; readonly children: ReactNode };

const Part = ({ title, children }: PartProps): ReactNode => (
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
    <Part title={text('rule.scale')}>
      <p>{text('rule.scale-text')}</p>
      <Table
        label={text('rule.scale')}
        columns={[text('rule.grade'), text('rule.from'), text('rule.words')]}
        rows={grades.map(({ grade, from, words }) => [
          shopText(`product.firmness.${grade}`),
          decimalText(from, locale),
          words.join(', '),
        ])}
      />
    </Part>
  );
}

function Weights({ rules: { bands, build } }: RuleProps): ReactNode {
  const text = useAdviceText();
  const { locale } = useShop();
  return (
    <>
      <Part title={text('rule.weight')}>
        <p>{text('rule.weight-text')}</p>
        <Table
          label={text('rule.weight')}
          columns={[text('reason.weight'), text('rule.value')]}
          rows={bands.map(({ upTo, firmness }) => [
            text('rule.up-to', { kilograms: upTo }),
            decimalText(firmness, locale),
          ])}
        />
      </Part>
      <Part title={text('rule.build')}>
        <p>
          {text('rule.build-text', {
            light: decimalText(build.lightBelow, locale),
            heavy: decimalText(build.heavyFrom, locale),
            by: decimalText(build.by, locale),
          })}
        </p>
      </Part>
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
      <Part title={text('rule.position')}>
        <p>{text('rule.position-text')}</p>
        <ul className={styles['shapes']}>
          {SHAPES.map((shape) => (
            <li key={shape}>
              <ShapeDrawing shape={shape} />
              {text(`shape.${shape}`)}
            </li>
          ))}
        </ul>
        <Table
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
      </Part>
      <Part title={text('rule.complaints')}>
        <p>
          {text('rule.complaints-text', {
            shoulder: signed(shoulder),
            back: decimalText(back.by, locale),
            towards: decimalText(back.towards, locale),
          })}
        </p>
      </Part>
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
      <Part title={text('rule.bed')}>
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
      </Part>
      <Part title={text('rule.pillow')}>
        <Table
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
      </Part>
    </>
  );
}

type TableProps = {
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
};

const Table = ({ label, columns, rows }: TableProps): ReactNode => (
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
      {rows.map(([head = '', ...cells]) => (
        <tr key={head}>
          <th scope="row">{head}</th>
          {cells.map((cell, column) => {
            // Cells may have the same text, and never change order.
            const key = `${head} ${column}`;
            return <td key={key}>{cell}</td>;
          })}
        </tr>
      ))}
    </tbody>
  </ScrollTable>
);
