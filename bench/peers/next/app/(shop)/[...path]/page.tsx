import { ListingPage, listingMetadata } from '../../../components/ListingPage';

type Props = {
  readonly params: Promise<{ readonly path: readonly string[] }>;
  readonly searchParams: Promise<Readonly<Record<string, string>>>;
};

export const generateMetadata = listingMetadata;

/** Rendered for each request: what a listing shows depends on its query. */
export default async function Page({ params, searchParams }: Props) {
  await Promise.all([params, searchParams]);
  return <ListingPage />;
}
