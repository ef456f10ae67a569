import type { ReactNode } from 'react';
import { ClientParts } from '../../components/ClientParts';
import { readListing } from '../../lib/listing';
import '../globals.css';

/** All of the page in client components: fewer elements in what is sent besides the HTML. */
export default function Layout({ children }: { readonly children: ReactNode }) {
  const { language, header, footer } = readListing();
  return (
    <html lang={language}>
      <body>
        <ClientParts parts={header} />
        {children}
        <ClientParts parts={footer} />
      </body>
    </html>
  );
}
