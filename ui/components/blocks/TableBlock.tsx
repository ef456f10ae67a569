import type { ReactNode } from 'react';
import type { TableBlock as Table } from '#src/content/block.ts';
import { ScrollTable } from '../ScrollTable.tsx';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './TableBlock.module.css';

/** A data table; on a narrow screen its cells break between words. */
export function TableBlock({ block }: BlockProps<Table>): ReactNode {
  const { title, intro, columns, rows, note } = block;
  return (
    <BlockSection title={title} heading="beside">
      <div className={styles['words']}>
        {intro && <p>{intro}</p>}
        <ScrollTable label={title}>
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
            {rows.map((cells) => (
              <Row key={cells[0]} cells={cells} />
            ))}
          </tbody>
        </ScrollTable>
        {note && <p className={styles['note']}>{note}</p>}
      </div>
    </BlockSection>
  );
}

function Row({ cells: [head = '', ...cells] }: { readonly cells: readonly string[] }): ReactNode {
  return (
    <tr>
      <th scope="row" className={head.length < LONG ? styles['short'] : undefined}>
        {head}
      </th>
      {cells.map((cell, column) => {
        // Cells may have the same text, and never change order.
        const key = `${head} ${column}`;
        return <td key={key}>{cell}</td>;
      })}
    </tr>
  );
}

/** In characters: a shorter row header, such as "120 cm", does not wrap; a longer one may. */
const LONG = 9;
