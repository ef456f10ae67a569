import { observer } from 'mobx-react-lite';
import { type ReactNode, useState } from 'react';
import { doesPass, wayOfQuery } from '#src/room/model-fit.ts';
import { ROOM_ID } from '#src/room/room-query.ts';
import { askedMeasures, parseWayForm } from '#src/room/way-form.ts';
import { splitUrl } from '#src/routing/url-parts.ts';
import type { ListingPage } from '#src/use-cases/page-model.ts';
import { useShop, useText } from '../../shop-context.tsx';
import { Dialog } from '../dialog/Modal.tsx';
import { listedBed, packingsOf } from './CardWay.tsx';
import { useLengthText, useRoomText } from './room-text.ts';
import { WayFields } from './WayFields.tsx';
import styles from './ListingWay.module.css';

type ListingWayProps = {
  readonly listing: ListingPage;
  /** Shown instead of a way that cannot be read. */
  readonly link: ReactNode;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** Called when the dialog closes, and when the way is forgotten. */
  readonly onDone: () => void;
};

/** What is known of the beds of a listing on the measured way, and the form that changes it. */
export const ListingWay = observer(function ListingWay(props: ListingWayProps) {
  const { listing, link, isOpen, onOpen, onDone } = props;
  const text = useRoomText();
  const shared = useText();
  const { deliveries } = useShop().stores;
  const forget = (): void => {
    deliveries.keepWay('');
    onDone();
  };
  return (
    <>
      <div className={styles['place']}>
        {wayOfQuery(deliveries.way) ? (
          <>
            <WayText query={deliveries.way} />
            <button type="button" onClick={onOpen}>
              {text('list.change')}
            </button>
            <button type="button" onClick={forget}>
              {text('list.forget')}
            </button>
            <Passing listing={listing} />
          </>
        ) : (
          link
        )}
      </div>
      <Dialog isOpen={isOpen} onClose={onDone} title={shared('room.way')}>
        <WayForm onKept={onDone} />
      </Dialog>
    </>
  );
});

/** `Your stairs: 72 cm, with a turn`, by the first measure. */
function WayText({ query }: { readonly query: string }): ReactNode {
  const text = useRoomText();
  const lengthText = useLengthText();
  const { ascent } = parseWayForm(query);
  const [first] = askedMeasures(ascent);
  const width = (first && wayOfQuery(query)?.[0]?.measures[first]) ?? 0;
  return <span>{text(`list.${ascent}`, { width: lengthText(width) })}</span>;
}

/**
 * How many of the beds that are shown get up the way, and how many do if it is high enough; nothing
 * while that is known of none.
 */
const Passing = observer(function Passing({ listing }: Pick<ListingWayProps, 'listing'>) {
  const text = useRoomText();
  const shop = useShop();
  const beds = listing.slots.flatMap((slot) =>
    slot.kind === 'product' ? (listedBed(slot.hit) ?? []) : [],
  );
  const fits = beds.flatMap(
    (bed) => packingsOf(shop)?.fitOf(bed, shop.stores.deliveries.way) ?? [],
  );
  const depends = fits.filter(({ verdict }) => verdict === 'depends').length;
  const values = { passing: fits.filter(doesPass).length, total: beds.length, depends };
  const key = depends > 0 ? 'list.passing-depends' : 'list.passing';
  return <output>{fits.length > 0 && text(key, values)}</output>;
});

/** The form of the tool, over the listing. It changes no address. */
function WayForm({ onKept }: { readonly onKept: () => void }): ReactNode {
  const text = useRoomText();
  const [url, setUrl] = useState('/');
  return (
    <div id={ROOM_ID}>
      <WayFields
        url={url}
        form={parseWayForm(splitUrl(url).query)}
        submit={text('list.submit')}
        onKept={onKept}
        show={(target) => setUrl(target.replace(/#.*$/u, ''))}
      />
    </div>
  );
}
