import { Fragment, type ReactNode } from 'react';
import { imageSizes } from '#src/content/image-sizes.ts';
import { outlineLevels, type RichBlock, type RichText as Text } from '#src/content/rich-text.ts';
import { Image } from '../Image.tsx';
import { InlineText } from './InlineText.tsx';
import { RichTable } from './RichTable.tsx';
import styles from './RichText.module.css';

type RichTextProps = {
  readonly body: Text;
  /** Level of its first heading: one below the heading above it. */
  readonly top: 2 | 3 | 4;
  /** Accessible name of its tables. */
  readonly label: string;
};

/** Rich text, rendered by the shop's own elements: an editor's HTML is never inserted. */
export function RichText({ body, top, label }: RichTextProps): ReactNode {
  return (
    <div className={styles['text']}>
      <Flow body={body} top={top} label={label} />
    </div>
  );
}

function Flow({ body, top, label }: RichTextProps): ReactNode {
  const headings = body.filter((block) => block.type === 'heading');
  const levels = outlineLevels(
    headings.map(({ level }) => level),
    top,
  );
  return body.map((block, index) => {
    const level = block.type === 'heading' ? (levels[headings.indexOf(block)] ?? top) : top;
    // Blocks of a text have no ids, and never change order.
    const key = `${block.type} ${index}`;
    return <Block key={key} block={block} level={level} label={label} />;
  });
}

type BlockProps = {
  readonly block: RichBlock;
  readonly level: number;
  readonly label: string;
};

function Block({ block, level, label }: BlockProps): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <InlineText content={block.content} />
        </p>
      );
    case 'heading': {
      const Heading = `h${level}` as 'h2' | 'h3' | 'h4' | 'h5' | 'h6';
      return (
        <Heading>
          <InlineText content={block.content} />
        </Heading>
      );
    }
    case 'list':
      return <List list={block} label={label} />;
    case 'quote':
      return (
        <blockquote>
          <Nested body={block.content} label={label} />
        </blockquote>
      );
    case 'table':
      return <RichTable rows={block.rows} label={label} />;
    case 'picture':
      return <Figure picture={block} />;
    case 'rule':
      return <hr />;
  }
}

type ListProps = {
  readonly list: Extract<RichBlock, { readonly type: 'list' }>;
  readonly label: string;
};

function List({ list, label }: ListProps): ReactNode {
  const Items = list.isOrdered ? 'ol' : 'ul';
  return (
    <Items>
      {list.items.map((item, index) => {
        const key = `item ${index}`;
        return (
          <li key={key}>
            <Nested body={item} label={label} />
          </li>
        );
      })}
    </Items>
  );
}

type NestedProps = { readonly body: Text; readonly label: string };

/** In a list item or quotation headings are bold text, and a single line gets no paragraph. */
function Nested({ body, label }: NestedProps): ReactNode {
  const [only] = body;
  if (body.length === 1 && only?.type === 'paragraph') return <InlineText content={only.content} />;
  return body.map((block, index) => {
    const key = `${block.type} ${index}`;
    const isTitle = block.type === 'heading';
    return (
      <Fragment key={key}>
        {isTitle ? (
          <p>
            <strong>
              <InlineText content={block.content} />
            </strong>
          </p>
        ) : (
          <Block block={block} level={0} label={label} />
        )}
      </Fragment>
    );
  });
}

const SIZES = imageSizes('100vw', [{ from: 64, width: '40rem' }]);

function Figure({
  picture,
}: {
  readonly picture: Extract<RichBlock, { readonly type: 'picture' }>;
}): ReactNode {
  return (
    <figure>
      <Image picture={picture.image} sizes={SIZES} />
      {picture.caption && <figcaption>{picture.caption}</figcaption>}
    </figure>
  );
}
