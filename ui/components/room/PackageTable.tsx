import type { ReactNode } from 'react';
import type { ProductSelection } from '#src/catalog/product-selection.ts';
import { type Package, PART_OF_PIECE, type Piece } from '#src/room/packages.ts';
import type { Passage, Way, WayMeasure } from '#src/room/passage.ts';
import { Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { ScrollTable } from '../ScrollTable.tsx';
import { useLengthText, useRoomText } from './room-text.ts';
import styles from './RoomTools.module.css';

type PackageTableProps = {
  readonly selection: ProductSelection;
  readonly packages: readonly { readonly found: Package; readonly passage?: Passage }[];
  readonly unknown: readonly Piece[];
  /** The way that they were tried on. */
  readonly way?: Way;
};

/** How a bed is delivered, and of every package whether it passes. */
export function PackageTable({ selection, packages, unknown, way }: PackageTableProps): ReactNode {
  const text = useRoomText();
  const pieceName = usePieceName(selection);
  return (
    <ScrollTable label={text('packages.title')}>
      <thead>
        <tr>
          <th scope="col">{text('packages.piece')}</th>
          <th scope="col">{text('packages.measures')}</th>
          {way && <th scope="col">{text('packages.fit')}</th>}
        </tr>
      </thead>
      <tbody>
        {packages.map(({ found, passage }) => (
          <tr key={`${found.piece} ${found.measures.join()} ${found.kind}`}>
            <th scope="row">
              {found.count > 1 && `${found.count} × `}
              {pieceName(found.piece)}
            </th>
            <td>
              <MeasuresText measures={found.measures} />
              <small className={styles['kind']}>{text(`kind.${found.kind}`)}</small>
            </td>
            {way && passage && (
              <td>
                <Verdict passage={passage} way={way} />
              </td>
            )}
          </tr>
        ))}
        {unknown.map((piece) => (
          <tr key={piece}>
            <th scope="row">{pieceName(piece)}</th>
            <td>{text('packages.unknown')}</td>
            {way && <td>{text('packages.unknown')}</td>}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

/** Says that nobody has told how a product is packed. */
export function UnknownPackages(): ReactNode {
  const text = useRoomText();
  const { phone } = useShop().shell;
  return <p className={styles['note']}>{text('packages.unknown-text', { phone: phone.number })}</p>;
}

/** Returns the name of a piece: that of the part of a bundle, if it is one. */
function usePieceName({ configuration }: ProductSelection): (piece: Piece) => string {
  const text = useRoomText();
  return (piece) =>
    configuration.parts.find(({ part }) => part.key === PART_OF_PIECE[piece])?.part.label ??
    text(`piece.${piece}`);
}

/** `180 × 200 × 22 cm`. */
function MeasuresText({ measures }: Pick<Package, 'measures'>): ReactNode {
  const lengthText = useLengthText();
  return <span className={styles['nowrap']}>{`${measures.map(lengthText).join(' × ')} cm`}</span>;
}

function Verdict({ passage, way }: { readonly passage: Passage; readonly way: Way }): ReactNode {
  const text = useRoomText();
  const lengthText = useLengthText();
  if (passage.passes) {
    return (
      <span className={styles['yes']}>
        <Icon name="check" />
        {passage.headroom === undefined
          ? text('fit.yes')
          : text('fit.headroom', { headroom: passage.headroom })}
      </span>
    );
  }
  const { measures = {} } = way.find(({ kind }) => kind === passage.obstacle) ?? {};
  const given = (measure: WayMeasure): string => lengthText(measures[measure] ?? 0);
  const [first] = passage.tooSmall;
  return (
    <>
      <span className={styles['no']}>
        <Icon name="close" />
        {text(`stopped.${passage.obstacle}`)}
      </span>
      <small className={styles['kind']}>
        {first
          ? text('needed', {
              measure: text(`measure.${first.measure}`),
              needed: first.needed,
              given: given(first.measure),
            })
          : text('fit.several')}
      </small>
    </>
  );
}
