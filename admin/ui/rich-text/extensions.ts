import { Node, type Extensions } from '@tiptap/core';
import { Image } from '@tiptap/extension-image';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { TextAlign } from '@tiptap/extension-text-align';
import { Color, FontSize, TextStyle } from '@tiptap/extension-text-style';
import { Placeholder } from '@tiptap/extensions';
import StarterKit from '@tiptap/starter-kit';
import { isSafeAddress } from '#blocks/kit/safe-address.ts';

/** Video and audio in imported pages; kept, though they cannot be added here. */
const Media = Node.create({
  name: 'media',
  group: 'block',
  atom: true,
  addAttributes() {
    return {
      tag: { default: 'video', rendered: false, parseHTML: (element) => element.localName },
      src: { default: null },
      poster: { default: null },
      controls: { default: '' },
    };
  },
  parseHTML: () => [{ tag: 'video[src]' }, { tag: 'audio[src]' }],
  renderHTML: ({ node, HTMLAttributes }) => [
    node.attrs.tag === 'audio' ? 'audio' : 'video',
    HTMLAttributes,
  ],
});

/** A table without fixed widths, which the page would drop. */
const PlainTable = Table.extend({ renderHTML: () => ['table', ['tbody', 0]] });

/** The supported formatting: nothing that `server/pages/sanitize.ts` would remove. */
export const extensionsFor = (placeholder: string): Extensions => [
  StarterKit.configure({
    codeBlock: false,
    // It would add an empty line to read-only content.
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: false,
      isAllowedUri: (address) => isSafeAddress(address),
      HTMLAttributes: { target: '_blank', rel: 'noopener noreferrer', class: null },
    },
  }),
  TextStyle,
  Color,
  FontSize,
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  Image.configure({ HTMLAttributes: { loading: 'lazy', decoding: 'async' } }),
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
  Media,
  Placeholder.configure({ placeholder }),
];
