import { ClientParts } from '../../../../components/ClientParts';
import { listingMetadata, StructuredData } from '../../../../components/ListingPage';
import { readListing } from '../../../../lib/listing';

type Props = { readonly searchParams: Promise<Readonly<Record<string, string>>> };

export const generateMetadata = listingMetadata;

export default async function Page({ searchParams }: Props) {
  await searchParams;
  return (
    <>
      <StructuredData />
      <ClientParts parts={readListing().main} />
    </>
  );
}
