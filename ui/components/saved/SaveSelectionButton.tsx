import { observer } from 'mobx-react-lite';
import { selectionFromQuery, isSameProductSelection } from '#src/catalog/selection-from-query.ts';
import { configurationUrl, type ProductSelection } from '#src/catalog/selection-url.ts';
import { splitUrl } from '#src/routing/split-url.ts';
import { useShop } from '#ui/shop-context.tsx';
import { SaveButton } from './SaveButton.tsx';

type SaveSelectionButtonProps = { readonly chosen: ProductSelection };

/** Saves the current selection of a product; recognizes it whatever URL form it was saved with. */
export const SaveSelectionButton = observer(function SaveChoice({
  chosen,
}: SaveSelectionButtonProps) {
  const { locale, stores } = useShop();
  const { configuration, halves } = chosen;
  const { product } = configuration;
  const same = stores.saved
    .choicesOf(product.url)
    .filter(({ url }) =>
      isSameProductSelection(selectionFromQuery(product, splitUrl(url).query, locale), chosen),
    );
  const toggle = (): void => {
    if (same.length > 0) return stores.saved.remove(...same);
    const url = configurationUrl(configuration, halves, locale);
    stores.saved.save({ url, name: product.name, quantity: 1 });
  };
  return <SaveButton of={product.name} isSaved={same.length > 0} look="words" onToggle={toggle} />;
});
