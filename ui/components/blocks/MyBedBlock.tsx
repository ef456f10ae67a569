import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { sleepersOn } from '#src/catalog/sleepers.ts';
import { urlOfLink } from '#src/content/block-link.ts';
import type { BedCategory, MyBedBlock as Block } from '#src/content/form-block.ts';
import { formatBed, type MyBed, withBed } from '#src/my-bed/my-bed.ts';
import { ROOM_ID } from '#src/room/room-query.ts';
import { bedText } from '../../format-numbers.ts';
import { usePage, useText } from '../../shop-context.tsx';
import { ContentLink } from '../ContentLink.tsx';
import { MyBedForm } from '../my-bed/MyBedForm.tsx';
import { Person } from '../product/ScaleDrawing.tsx';
import { PlanTool } from '../room/PlanTool.tsx';
import { useRoomText } from '../room/room-text.ts';
import { type BlockProps, BlockSection } from './BlockSection.tsx';
import styles from './MyBedBlock.module.css';

/** Drawn until the shopper has said a bed. */
const EXAMPLE: MyBed = { width: 160, length: 200, mattresses: 1 };

/** The shopper's bed: its form, how it stands in a bedroom, and how much there is for it. */
export const MyBedBlock = observer(function MyBedBlock({ block }: BlockProps<Block>) {
  const commonText = useText();
  const page = usePage();
  const text = useRoomText();
  const { bed } = page;
  const { width, length, mattresses } = bed ?? EXAMPLE;
  return (
    <>
      <BlockSection title={bed ? `${commonText('bed.yours')}: ${bedText(bed)}` : block.title}>
        <div className={styles['said']}>
          <p className={styles['intro']}>{block.text}</p>
          <MyBedForm key={bed && formatBed(bed)} isOnPage />
        </div>
      </BlockSection>
      <BlockSection title={text('my-bed.plan')}>
        <div className={styles['plan']} id={ROOM_ID}>
          {!bed && <p>{text('my-bed.example', { size: bedText(EXAMPLE) })}</p>}
          <PlanTool
            url={page.url}
            footprint={{ width, length, headboard: 0 }}
            isSplit={mattresses === 2}
            Person={Person}
            sleepersOn={sleepersOn}
          />
        </div>
      </BlockSection>
      {block.goods.length > 0 && (
        <BlockSection title={text('my-bed.goods')}>
          <ul className={styles['goods']}>
            {block.goods.map((category) => (
              <li key={urlOfLink(category.link)}>
                <Category category={category} bed={bed} shown={block.shown} />
              </li>
            ))}
          </ul>
        </BlockSection>
      )}
    </>
  );
});

type CategoryProps = {
  readonly category: BedCategory;
  readonly bed: MyBed | undefined;
  readonly shown: Block['shown'];
};

/** A category, and how many of its products come in the size of the bed: a sheet may still be too shallow. */
function Category({ category, bed, shown }: CategoryProps): ReactNode {
  const { objectId, link } = category;
  const text = useRoomText();
  const count = shown?.fitting.find((one) => one.objectId === objectId)?.count;
  return (
    <ContentLink link={'href' in link ? link : { ...link, url: withBed(link.url, bed) }}>
      <strong>{link.title}</strong>
      {count !== undefined && (
        <span>{count === 0 ? text('my-bed.none') : text('my-bed.in-size', { count })}</span>
      )}
    </ContentLink>
  );
}
