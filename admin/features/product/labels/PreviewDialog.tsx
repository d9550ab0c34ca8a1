import { Button, Modal, Segmented, Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { downloadFile } from '#admin/ui/list/download.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import {
  labelFormats,
  labelTemplateCalls,
  type LabelTemplate,
} from '#contract/features/product/labels/contract.ts';
import type { LabelValues } from '#contract/labels/content.ts';
import type { LabelDocument } from '#contract/labels/document.ts';
import { limits } from '#contract/limits.ts';
import { LabelDrawing } from '#admin/label-designer/canvas/LabelDrawing.tsx';
import { DownloadIcon } from '#admin/label-designer/icons.tsx';
import { createLabelEditor, type LabelEditor } from '#admin/label-designer/model/label-editor.ts';
import { pageOfLabel } from '#admin/label-designer/model/label-page.ts';
import { ValuesField } from '#admin/label-designer/shell/CanvasBar.tsx';
import { previewTexts as texts } from '#admin/label-designer/texts.ts';
import { useLabel } from './use-label.ts';
import styles from './labels.module.css';

/** A label with sample values or those of a real code, to look at and to download. */
export function PreviewDialog({ label, onClose }: { label: LabelTemplate; onClose: () => void }) {
  const say = useSay();
  const { data } = useLabel(label.id, label.version);
  const [editor, setEditor] = useState<LabelEditor | null>(null);
  useEffect(() => {
    if (data) setEditor(createLabelEditor(pageOfLabel(data)));
  }, [data]);
  return (
    <Modal
      open
      title={say(texts.title, { name: label.name })}
      width={limits.dialogWidths.large}
      closable={{ 'aria-label': say(listTexts.close) }}
      footer={null}
      onCancel={onClose}
    >
      {data && editor ? (
        <Shown label={label} document={data} editor={editor} />
      ) : (
        <Skeleton active />
      )}
    </Modal>
  );
}

type ShownProps = { label: LabelTemplate; document: LabelDocument; editor: LabelEditor };

function Shown({ label, document, editor }: ShownProps) {
  const say = useSay();
  const values = useStore(editor.view, (view) => view.values);
  const code = useStore(editor.view, (view) => view.code);
  const [look, setLook] = useState<'one' | 'sheet'>('one');
  const isPage = document.sheet.kind === 'page';
  return (
    <div className={styles.preview}>
      <div className={styles.bar}>
        <ValuesField editor={editor} />
        {isPage && (
          <Segmented
            value={look}
            onChange={setLook}
            options={[
              { value: 'one', label: say(texts.one) },
              { value: 'sheet', label: say(texts.sheet) },
            ]}
          />
        )}
      </div>
      <div className={styles.stage}>
        {isPage && look === 'sheet' ? (
          <Sheet document={document} values={values} title={label.name} />
        ) : (
          <span
            className={styles.single}
            style={{ width: `min(100%, ${document.width_mm}mm * 2)` }}
          >
            <LabelDrawing document={document} values={values} title={label.name} />
          </span>
        )}
      </div>
      <div className={styles.bar}>
        {labelFormats.map((format) => (
          <Button
            key={format}
            icon={<DownloadIcon />}
            onClick={() =>
              void downloadFile(labelTemplateCalls.preview, { id: label.id, code, format })
            }
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </div>
    </div>
  );
}

/** Where the labels lie on a page. */
function Sheet({
  document,
  values,
  title,
}: {
  document: LabelDocument;
  values: LabelValues;
  title: string;
}) {
  const { sheet, width_mm: width, height_mm: height } = document;
  if (sheet.kind !== 'page') return null;
  const share = (part: number, whole: number) => `${(part / whole) * 100}%`;
  return (
    <div className={styles.sheet} style={{ aspectRatio: `${sheet.width} / ${sheet.height}` }}>
      {Array.from({ length: sheet.columns * sheet.rows }, (_, at) => {
        const x = sheet.left + (at % sheet.columns) * (width + sheet.column_gap);
        const y = sheet.top + Math.floor(at / sheet.columns) * (height + sheet.row_gap);
        return (
          <span
            key={at}
            style={{
              left: share(x, sheet.width),
              top: share(y, sheet.height),
              width: share(width, sheet.width),
              height: share(height, sheet.height),
            }}
          >
            <LabelDrawing document={document} values={values} title={`${title} ${at + 1}`} />
          </span>
        );
      })}
    </div>
  );
}
