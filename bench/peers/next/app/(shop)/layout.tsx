import type { ReactNode } from 'react';
import { Parts } from '../../components/Parts';
import { readListing } from '../../lib/listing';
import '../globals.css';

export default function Layout({ children }: { readonly children: ReactNode }) {
  const { language, header, footer } = readListing();
  return (
    <html lang={language}>
      <body>
        <Parts parts={header} />
        {children}
        <Parts parts={footer} />
      </body>
    </html>
  );
}
