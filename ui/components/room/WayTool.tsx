import { when } from 'mobx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Packing, packingOf } from '#src/room/packages.ts';
import { roomFit } from '#src/room/room-fit.ts';
import { parseWayForm, urlWithKnownWay, WAY_PARAMS } from '#src/room/way-form.ts';
import { fieldsQuery } from '#src/room/form-url.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import { useShop } from '../../shop-context.tsx';
import { Disclosure } from '../Disclosure.tsx';
import type { RoomProps } from './RoomSection.tsx';
import { useRoomText } from './room-text.ts';
import styles from './RoomTools.module.css';
import { PackageTable, UnknownPackages } from './PackageTable.tsx';
import { WayFields } from './WayFields.tsx';
import { WayResult } from './WayResult.tsx';

/** Whether a bed gets into the bedroom: the way as a form, and what passes it. */
export function WayTool(props: RoomProps): ReactNode {
  const packing = packingOf(props.selection);
  return packing ? <WayOfPackages {...props} packing={packing} /> : <UnknownPackages />;
}

type WayOfPackagesProps = RoomProps & { readonly packing: Packing };

function WayOfPackages({ page, selection, urlOf, packing }: WayOfPackagesProps): ReactNode {
  const text = useRoomText();
  const { leaveToForm, filledIn } = useKnownWay(page.url);
  const form = parseWayForm(splitUrl(page.url).query);
  const fit = form.read?.ok ? roomFit(selection, form.read.value) : undefined;
  return (
    <div className={styles['tool']}>
      <WayFields url={page.url} form={form} filledIn={filledIn} onSend={leaveToForm} />
      <div className={styles['outcome']}>
        {fit && form.read?.ok ? (
          <WayResult
            page={page}
            selection={selection}
            urlOf={urlOf}
            fit={fit}
            way={form.read.value}
          />
        ) : (
          <>
            <h3>{text('packages.title')}</h3>
            <PackageTable
              selection={selection}
              packages={packing.packages.map((found) => ({ found }))}
              unknown={packing.unknown}
            />
          </>
        )}
        <Rules />
      </div>
    </div>
  );
}

type KnownWay = {
  /** Leaves the page to the form. */
  readonly leaveToForm: () => void;
  /** The way that is worked out, as a query string; the form is filled in with it. */
  readonly filledIn: string | undefined;
};

/** Works out a way that was measured in this tab, for another bed, without a press. */
function useKnownWay(url: string): KnownWay {
  const { deliveries, navigation } = useShop().stores;
  const stop = useRef(() => {});
  const [filledIn, setFilledIn] = useState<string>();
  useEffect(() => {
    const known = () => urlWithKnownWay(url, deliveries.way);
    // The way is restored after hydration.
    stop.current = when(
      () => known() !== undefined,
      () => {
        const target = known() ?? url;
        setFilledIn(fieldsQuery(target, WAY_PARAMS));
        void navigation.navigate(target, { history: 'replace', scroll: 'keep' });
      },
    );
    return () => stop.current();
  }, [url, deliveries, navigation]);
  return { leaveToForm: () => stop.current(), filledIn };
}

/** What the computation assumes. */
function Rules(): ReactNode {
  const text = useRoomText();
  return (
    <Disclosure summary={text('how.title')} variant="inline">
      <ul className={styles['rules']}>
        {(['how.clearance', 'how.slope', 'how.corner', 'how.bend'] as const).map((rule) => (
          <li key={rule}>{text(rule)}</li>
        ))}
      </ul>
    </Disclosure>
  );
}
