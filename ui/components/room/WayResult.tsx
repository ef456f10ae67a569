import type { ReactNode } from 'react';
import type { ProductSelection } from '#src/catalog/product-selection.ts';
import type { Breadcrumb } from '#src/content/page-entry.ts';
import { withFormValues } from '#src/room/form-url.ts';
import type { Way } from '#src/room/passage.ts';
import { type FitOffer, isInDoubt, type RoomFit } from '#src/room/room-fit.ts';
import { ROOM_PARAM, WAY_ANSWER_ID } from '#src/room/room-query.ts';
import { WAY_PARAMS } from '#src/room/way-form.ts';
import { parseQuery, splitUrl } from '#src/routing/url-parts.ts';
import type { ProductPage } from '#src/use-cases/page-model.ts';
import { formatSize } from '../../format-numbers.ts';
import { type IconName, Icon } from '../../icons/Icon.tsx';
import { useShop } from '../../shop-context.tsx';
import { classNames } from '../../theme/class-names.ts';
import buttons from '../Button.module.css';
import { useLinkTo } from '../ContentLink.tsx';
import { goToField } from '../form/FormErrors.tsx';
import { PackageTable } from './PackageTable.tsx';
import { PassingModels } from './PassingModels.tsx';
import { fieldId } from './RoomForm.tsx';
import { type TranslateRoom, useRoomText } from './room-text.ts';
import styles from './RoomTools.module.css';

type WayResultProps = {
  readonly page: ProductPage;
  readonly selection: ProductSelection;
  readonly urlOf: (selection: ProductSelection) => string;
  readonly fit: RoomFit;
  readonly way: Way;
};

/** Whether everything passes, package by package, and what passes instead. */
export function WayResult({ page, selection, urlOf, fit, way }: WayResultProps): ReactNode {
  const text = useRoomText();
  const { phone } = useShop().shell;
  const look = isInDoubt(fit) ? 'unknown' : fit.verdict;
  const isStuck = fit.verdict === 'stopped' && (!fit.offer || fit.offer.kind === 'size');
  const passing = page.passing === 'late' ? undefined : page.passing;
  const isWithoutModel = isStuck && !passing?.models.length;
  const isNone = isWithoutModel && passing?.isComplete === true;
  const withWay = (url: string): string => urlWithWay(url, page.url);
  return (
    <>
      <div id={WAY_ANSWER_ID} className={classNames(styles['verdict'], styles[look])}>
        <h3 tabIndex={-1} data-news="">
          <Icon name={VERDICT_ICONS[look]} /> <span>{verdictText(text, fit)}</span>
        </h3>
        {fit.verdict === 'passes' && fit.headroom !== undefined && (
          <p>
            {text(isInDoubt(fit) ? 'result.headroom-doubt' : 'result.headroom-text')}{' '}
            <a href={`#${fieldId('headroom')}`} onClick={goToField}>
              {text('result.enter-headroom')}
            </a>
          </p>
        )}
        {fit.offer && <Offer offer={fit.offer} url={withWay(urlOf(fit.offer.selection))} />}
        {fit.verdict === 'stopped' && !fit.offer && <p>{text('result.without-offer')}</p>}
        {isWithoutModel && !isNone && <OtherModels category={page.breadcrumbs.at(-1)} />}
        {fit.verdict === 'unknown' && (
          <p>{text('packages.unknown-text', { phone: phone.number })}</p>
        )}
      </div>
      {passing && (
        <PassingModels
          found={passing}
          isInDoubt={isInDoubt(fit)}
          isNone={isNone}
          withWay={withWay}
        />
      )}
      <PackageTable selection={selection} packages={fit.packages} unknown={fit.unknown} way={way} />
    </>
  );
}

function verdictText(text: TranslateRoom, fit: RoomFit): string {
  const { verdict, headroom } = fit;
  if (verdict === 'stopped' || headroom === undefined) return text(`result.${verdict}`);
  return text(`result.${isInDoubt(fit) ? 'depends' : verdict}-headroom`, { headroom });
}

const VERDICT_ICONS: Readonly<Record<RoomFit['verdict'], IconName>> = {
  passes: 'check',
  stopped: 'close',
  unknown: 'warning',
};

/** The tool of another page, with the measures of this one. */
function urlWithWay(url: string, pageUrl: string): string {
  const kept = parseQuery(splitUrl(pageUrl).query).filter(
    ({ name }) => name === ROOM_PARAM || WAY_PARAMS.includes(name),
  );
  const values = kept.map(({ name, value }) => [name, value] as const);
  return `${withFormValues(url, values)}#${WAY_ANSWER_ID}`;
}

type OfferProps = {
  readonly offer: FitOffer;
  readonly url: string;
};

/** What passes instead. */
function Offer({ offer, url }: OfferProps): ReactNode {
  const text = useRoomText();
  const linkTo = useLinkTo();
  return (
    <p className={styles['offer']}>
      <span>
        {useOfferText(offer)}
        {offer.headroom !== undefined && ` ${text('offer.headroom', { headroom: offer.headroom })}`}
      </span>
      <a
        className={classNames(buttons['button'], buttons['filled'])}
        {...linkTo(url)}
        data-scroll="keep"
      >
        {text('offer.link')}
      </a>
    </p>
  );
}

/** The category, whose other models may pass. */
function OtherModels({ category }: { readonly category: Breadcrumb | undefined }): ReactNode {
  const text = useRoomText();
  const linkTo = useLinkTo();
  return (
    category && (
      <p className={styles['offer']}>
        <span>{text('result.other-models')}</span>
        <a className={classNames(buttons['button'], buttons['filled'])} {...linkTo(category.url)}>
          {category.title}
        </a>
      </p>
    )
  );
}

function useOfferText(offer: FitOffer): string {
  const text = useRoomText();
  switch (offer.kind) {
    case 'halves':
      return text('offer.halves', { size: formatSize(offer.selection.halves?.left.size ?? '') });
    case 'choice':
      return text('offer.choice', {
        part: offer.chosen.part.label,
        choice: offer.chosen.choice.label,
      });
    case 'size':
      return text('offer.size', { size: formatSize(offer.variant.size ?? '') });
  }
}
