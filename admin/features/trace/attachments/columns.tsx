import { FormatIcon } from '#admin/ui/preview/FormatIcon.tsx';
import type { Column, Filter, FilterName } from '#admin/ui/list/types.ts';
import type { attachmentCalls } from '#contract/features/trace/attachments/contract.ts';
import { type Attachment } from '#contract/features/trace/attachments/contract.ts';
import { attachmentTexts } from '#contract/features/trace/attachments/texts.ts';
import { previewFormats, showSize } from '#contract/files.ts';
import { useSay } from '#admin/app/language.ts';
import styles from './attachments.module.css';

/** The columns; clicking a file name opens the preview. */
export const attachmentColumns = (
  onShow: (row: Attachment) => void,
): readonly Column<Attachment>[] => [
  { field: 'serial_number', width: 212, kind: 'code', sort: true },
  {
    field: 'file_name',
    width: 264,
    sort: true,
    render: (row) => <FileName row={row} onShow={() => onShow(row)} />,
  },
  {
    field: 'file_size',
    width: 100,
    kind: 'number',
    sort: true,
    render: ({ file_size: size }) => showSize(size),
  },
  { field: 'create_user', width: 116 },
  { field: 'create_time', kind: 'time', width: 148, sort: true },
  {
    field: 'format',
    width: 100,
    hidden: true,
    render: ({ format }) => <FormatName format={format} />,
  },
  { field: 'origin_name', width: 260, hidden: true },
  { field: 'update_time', kind: 'time', width: 148, hidden: true },
];

export const attachmentFilters: readonly Filter<FilterName<typeof attachmentCalls>>[] = [
  { field: 'keyword', kind: 'text' },
  { field: 'serial_number', kind: 'text' },
  {
    field: 'format',
    kind: 'multiple',
    options: previewFormats.map((value) => ({ value, label: attachmentTexts.formats[value] })),
  },
  { field: 'create_time', kind: 'days' },
];

function FormatName({ format }: { format: Attachment['format'] }) {
  return useSay()(attachmentTexts.formats[format]);
}

function FileName({ row, onShow }: { row: Attachment; onShow: () => void }) {
  const say = useSay();
  return (
    <button
      type="button"
      className={styles.file}
      title={`${say(attachmentTexts.formats[row.format])} · ${row.file_name}`}
      onClick={onShow}
    >
      <FormatIcon format={row.format} />
      <span>{row.file_name}</span>
    </button>
  );
}
