import { Button, Dropdown } from 'antd';
import { memo, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { inWords, isGrave, useAllFaults } from '../model/faults.ts';
import type { LabelEditor } from '../model/label-editor.ts';
import { nameOfKind, type LabelPage } from '../model/label-page.ts';
import { editorTexts as texts } from '../texts.ts';

/** What is wrong with the label. A change is shown first, then checked. */
export function Checks({ editor }: { editor: LabelEditor }) {
  const page = useDeferredValue(useStore(editor.page));
  return <FaultList editor={editor} page={page} />;
}

/** A click selects the element. */
const FaultList = memo(function FaultList({
  editor,
  page,
}: {
  editor: LabelEditor;
  page: LabelPage;
}) {
  const say = useSay();
  const faults = useAllFaults(editor, page);
  if (faults.length === 0) return null;
  const { order, blocks } = page;
  const hasGrave = faults.some(isGrave);
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        items: faults.map((fault, at) => ({
          key: at,
          danger: isGrave(fault),
          label: `${order.indexOf(fault.id) + 1}. ${say(nameOfKind(blocks[fault.id]?.type ?? ''))}: ${inWords(fault, say)}`,
        })),
        onClick: ({ key }) => editor.select([faults[Number(key)]!.id]),
      }}
    >
      <Button danger={hasGrave}>{say(texts.checks.some, { n: faults.length })}</Button>
    </Dropdown>
  );
});
