import Link from 'next/link';
import type { ProductCard as Product, Usp } from '../lib/listing';
import { nodeOf } from './Parts';

export function ProductCard({ product }: { readonly product: Product }) {
  const titleId = `title-${product.sku}`;
  return (
    <article className="card" data-product={product.sku}>
      <Link className="link" href={product.href} aria-labelledby={titleId}>
        <div className="picture">
          <img {...product.picture} />
          {product.over.map(nodeOf)}
        </div>
        <div className="title" id={titleId}>
          <h3 className="name">{product.name}</h3>
        </div>
      </Link>
      {product.body.map(nodeOf)}
    </article>
  );
}

export const UspItem = ({ usp }: { readonly usp: Usp }) => (
  <li className="usp">
    {usp.icon !== undefined && nodeOf(usp.icon, 'icon')}
    <span className="label">{usp.label}</span>
    <span {...usp.gradeAttributes}>{usp.grade.map(nodeOf)}</span>
  </li>
);
