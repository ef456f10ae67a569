import { ListingPage, listingMetadata } from '../../../../components/ListingPage';

export const revalidate = 3600;
export const generateStaticParams = () => [];
export const generateMetadata = listingMetadata;

/** The same page, kept by Next.js after it is rendered for the first time. */
export default function Page() {
  return <ListingPage />;
}
