import { type ReactNode, useState } from 'react';
import { lengthField } from '#src/room/length-field.ts';
import { TextField } from '../form/Field.tsx';
import { useRoomText } from './room-text.ts';
import styles from './RoomTools.module.css';

type SleeperHeightsProps = {
  /** Called with the heights of the first and the second sleeper, as far as they can be read. */
  readonly onChange: (heights: readonly (number | undefined)[]) => void;
};

/** Heights of the sleepers. They are body data: they stay in this component and its drawing. */
export function SleeperHeights({ onChange }: SleeperHeightsProps): ReactNode {
  const text = useRoomText();
  const [typed, setTyped] = useState<readonly string[]>(['', '']);
  const change = (index: number, value: string): void => {
    const next = typed.map((one, place) => (place === index ? value : one));
    setTyped(next);
    onChange(next.map(readHeight));
  };
  return (
    <fieldset data-added="" className={styles['group']}>
      <legend>{text('height.title')}</legend>
      <div className={styles['lengths']}>
        {(['height.first', 'height.second'] as const).map((name, index) => (
          <TextField
            key={name}
            id={`room-${name.replace('.', '-')}`}
            name=""
            label={text(name)}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={typed[index] ?? ''}
            onChange={({ target }) => change(index, target.value)}
            isOptional
          />
        ))}
      </div>
      <p className={styles['hint']}>{text('height.note')}</p>
    </fieldset>
  );
}

function readHeight(typed: string): number | undefined {
  const height = lengthField({ from: 50, to: 230 })(typed);
  return height.ok ? height.value : undefined;
}
