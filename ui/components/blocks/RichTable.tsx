import type { ReactNode } from 'react';
import type { RichCell, RichTable as Table } from '#src/content/rich-text.ts';
import { ScrollTable } from '../ScrollTable.tsx';
import { InlineText } from './InlineText.tsx';

type RichTableProps = Pick<Table, 'rows'> & { readonly label: string };

/** A table within rich text; a first row of header cells alone becomes its head. */
export function RichTable({ rows, label }: RichTableProps): ReactNode {
  const [first = [], ...others] = rows;
  const hasHead = first.every(({ isHeader }) => isHeader);
  return (
    <ScrollTable label={label}>
      {hasHead && (
        <thead>
          <Row cells={first} scope="col" />
        </thead>
      )}
      <tbody>
        {(hasHead ? others : rows).map((cells, index) => {
          const key = `row ${index}`;
          return <Row key={key} cells={cells} scope="row" />;
        })}
      </tbody>
    </ScrollTable>
  );
}

type RowProps = { readonly cells: readonly RichCell[]; readonly scope: 'col' | 'row' };

function Row({ cells, scope }: RowProps): ReactNode {
  return (
    <tr>
      {cells.map(({ isHeader, content }, index) => {
        const key = `cell ${index}`;
        const text = <InlineText content={content} />;
        return isHeader ? (
          <th key={key} scope={scope}>
            {text}
          </th>
        ) : (
          <td key={key}>{text}</td>
        );
      })}
    </tr>
  );
}
