import type { Metadata } from 'next';
import { readListing } from '../lib/listing';
import { Parts } from './Parts';

export const ListingPage = () => (
  <>
    <StructuredData />
    <Parts parts={readListing().main} />
  </>
);

export const StructuredData = () => (
  <>
    {readListing().structuredData.map((json) => (
      <script key={json} type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />
    ))}
  </>
);

export function listingMetadata(): Metadata {
  const { title, description, canonical } = readListing();
  return { title, description, alternates: { canonical } };
}
