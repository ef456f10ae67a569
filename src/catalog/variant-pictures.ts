import type { Pictures, Product, Variant } from './product.ts';

/** The pictures of a variant: the option images of its color, and those shared by all variants. */
export function variantPictures(
  { pictures, looks = [] }: Pick<Product, 'pictures' | 'looks'>,
  { options = [] }: Pick<Variant, 'options'>,
): Pictures {
  const own = looks.find(({ code, key }) =>
    options.some((option) => option.code === code && option.key === key),
  );
  if (own === undefined) return pictures;
  const ofLooks = new Set(looks.flatMap((look) => look.pictures).map(({ path }) => path));
  const [first, ...others] = own.pictures;
  return [first, ...others, ...pictures.filter(({ path }) => !ofLooks.has(path))];
}
