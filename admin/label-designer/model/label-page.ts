import { compose } from '#admin/designer/model/labels.ts';
import { newId, type DocumentKit, type Path } from '#admin/designer/model/block-edits.ts';
import type { Block } from '#blocks/kit/document.ts';
import { labelTexts } from '#contract/features/product/labels/texts.ts';
import {
  labelElement,
  labelLimits,
  type LabelDocument,
  type LabelElement,
  type LabelElementKind,
} from '#contract/labels/document.ts';
import { t, type Text } from '#contract/text.ts';

/** A label as it is edited: its elements as blocks, from back to front, and the rest as its setup. */
export type LabelSetup = Omit<LabelDocument, 'elements'>;
export type LabelPage = {
  setup: LabelSetup;
  order: readonly string[];
  blocks: Readonly<Record<string, Block>>;
};
const blockOf = ({ id, kind, ...settings }: LabelElement): Block => ({
  ...{ id, type: kind, version: 1, settings },
});

export const pageOfLabel = ({ elements, ...rest }: LabelDocument): LabelPage => {
  const { width_mm, height_mm, dpi, sheet, copies, bindings } = rest;
  return {
    setup: { width_mm, height_mm, dpi, sheet, copies, bindings },
    order: elements.map(({ id }) => id),
    blocks: Object.fromEntries(elements.map((element) => [element.id, blockOf(element)])),
  };
};

const known = new WeakMap<Block, LabelElement>();
/** A block as an element; the same block is always the same element. */
export function elementOf(block: Block): LabelElement {
  const found = known.get(block);
  if (found) return found;
  const made = { ...block.settings, id: block.id, kind: block.type } as unknown as LabelElement;
  known.set(block, made);
  return made;
}

export const elementsOf = ({ order, blocks }: LabelPage): LabelElement[] =>
  order.flatMap((id) => (blocks[id] ? elementOf(blocks[id]) : []));

export const labelOfPage = (page: LabelPage): LabelDocument => ({
  ...page.setup,
  elements: elementsOf(page),
});

/** What a new element is like, by what is chosen in the palette. */
const fresh: Record<LabelElementKind | 'gs1', object> = {
  text: { kind: 'text', width: 30, height: 5, content: '{part.name}', vertical: 'middle' },
  qr: { kind: 'qr', width: 18, height: 18, content: '{link}' },
  datamatrix: { kind: 'datamatrix', width: 12, height: 12, content: '{code}' },
  gs1: { kind: 'datamatrix', width: 16, height: 16, content: '{gs1}', is_gs1: true },
  code128: { kind: 'code128', width: 45, height: 12, content: '{code}' },
  ean: { kind: 'ean', width: 36, height: 14, content: '{part.gtin}' },
  image: { kind: 'image', width: 15, height: 15 },
  line: { kind: 'line', width: 30, height: 0.5 },
  box: { kind: 'box', width: 25, height: 12 },
  table: {
    kind: 'table',
    width: 40,
    height: 16,
    size: 7,
    rows: [
      ['', ''],
      ['', ''],
    ],
  },
};
export type PaletteItem = keyof typeof fresh;
export const paletteItems = Object.keys(fresh) as PaletteItem[];

/** A new element in the middle of the label, or a little beside the one that is already there. */
export function freshElement(item: PaletteItem, page: LabelPage, more: object = {}): Block {
  const { width_mm: width, height_mm: height } = page.setup;
  const own = fresh[item] as { width: number; height: number };
  const size = { width: Math.min(own.width, width), height: Math.min(own.height, height) };
  const spot = { x: (width - size.width) / 2, y: (height - size.height) / 2 };
  const taken = new Set(elementsOf(page).map(({ x, y }) => `${x} ${y}`));
  while (taken.has(`${spot.x} ${spot.y}`)) {
    spot.x += 1;
    spot.y += 1;
  }
  return blockOf(labelElement.parse({ ...own, ...size, ...spot, id: newId(), ...more }));
}

const sentences = {
  add: t('添加{name}', 'Add {name}', '新增{name}'),
  remove: t('删除{name}', 'Delete {name}', '刪除{name}'),
  move: t('调整{name}的次序', 'Reorder {name}', '調整{name}的次序'),
  duplicate: t('复制{name}', 'Duplicate {name}', '複製{name}'),
  paste: t('粘贴{name}', 'Paste {name}', '貼上{name}'),
  place: t('移动{name}', 'Move {name}', '移動{name}'),
  resize: t('调整{name}的大小', 'Resize {name}', '調整{name}的大小'),
  align: t('对齐{name}', 'Align {name}', '對齊{name}'),
  set: t('修改{name}的{field}', 'Change {field} of {name}', '修改{name}的{field}'),
  setup: t('修改标签的{field}', 'Change {field} of the label', '修改標籤的{field}'),
};
const several = t('{n} 个元素', '{n} {n:element|elements}', '{n} 個元素');

export const nameOfKind = (kind: string): Text =>
  labelTexts.kinds[kind as LabelElementKind] ?? labelTexts.fields.elements;
export const nameOfField = (field: string): Text =>
  (labelTexts.fields as Record<string, Text>)[field] ?? labelTexts.fields.content;

/** What the history says of a change to these elements. */
export const labelOfChange = (
  what: Exclude<keyof typeof sentences, 'set' | 'setup'>,
  kinds: readonly string[],
): Text =>
  compose(sentences[what], {
    name: kinds.length === 1 ? nameOfKind(kinds[0]!) : compose(several, { n: kinds.length }),
  });

export const labelKit: DocumentKit<LabelPage> = {
  fresh: (type) => {
    throw new Error(`A new ${type} is made by the palette.`);
  },
  mayAdd: ({ order }) => order.length < labelLimits.elements,
  isFixed: () => false,
  labels: {
    adding: (type) => labelOfChange('add', [type]),
    of: labelOfChange,
    setting: (type: string, path: Path) =>
      compose(sentences.set, {
        name: nameOfKind(type),
        field: nameOfField(path[0] === 'size' ? 'size_pt' : String(path[0])),
      }),
    setup: (path: Path) => compose(sentences.setup, { field: nameOfField(String(path[0])) }),
  },
};
