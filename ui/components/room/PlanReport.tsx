import type { ReactNode } from 'react';
import { type RoomConflict, type RoomPlan, WALKING_SPACE } from '#src/room/room-plan.ts';
import { Icon } from '../../icons/Icon.tsx';
import { ScrollTable } from '../ScrollTable.tsx';
import { type TranslateRoom, useLengthText, useRoomText } from './room-text.ts';
import styles from './RoomTools.module.css';

/** What a drawing of a room shows, in words: the free floor by side, and what is in the way. */
export function PlanReport({ plan }: { readonly plan: RoomPlan }): ReactNode {
  const text = useRoomText();
  const lengthText = useLengthText();
  return (
    <div className={styles['outcome']} tabIndex={-1} data-news="">
      <ScrollTable label={text('space.table')}>
        <thead>
          <tr>
            <th scope="col">{text('space.place')}</th>
            <th scope="col">{text('space.free')}</th>
            <th scope="col">{text('space.state')}</th>
          </tr>
        </thead>
        <tbody>
          {plan.spaces.map(({ side, free, state }) => (
            <tr key={side}>
              <th scope="row">{text(`space.${side}`)}</th>
              <td>{`${lengthText(free)} cm`}</td>
              <td>
                <span className={state === 'kept' ? styles['yes'] : styles['no']}>
                  <Icon name={state === 'kept' ? 'check' : 'warning'} />
                  {text(`state.${state}`, { missing: lengthText(WALKING_SPACE - free) })}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
      {plan.conflicts.length > 0 && (
        <ul className={styles['conflicts']}>
          {plan.conflicts.map((conflict) => {
            const words = conflictText(conflict, text, lengthText);
            return (
              <li key={words}>
                <Icon name="warning" />
                {words}
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}

function conflictText(
  conflict: RoomConflict,
  text: TranslateRoom,
  lengthText: ReturnType<typeof useLengthText>,
): string {
  switch (conflict.kind) {
    case 'no-room-for-nightstand':
      return text(`conflict.no-nightstand-${conflict.side}`);
    case 'door-hits':
      return text(`conflict.door-hits-${conflict.what}`);
    case 'door-blocked':
    case 'no-way-in':
      return text(`conflict.${conflict.kind}`);
    case 'bed-too-short':
      return text('conflict.bed-too-short', {
        height: lengthText(conflict.height),
        needed: lengthText(conflict.needed),
      });
  }
}
