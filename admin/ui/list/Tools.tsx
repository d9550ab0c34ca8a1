import { Button } from 'antd';
import { useRef, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { ColumnChoice } from './column-choice.ts';
import { ColumnsIcon, RefreshIcon } from './icons.tsx';
import { listTexts as texts } from './texts.ts';
import type { NamedColumn } from './types.ts';

const TableSettings = lazyComponent(
  async () => (await import('./TableSettings.tsx')).TableSettings,
);

type ToolsProps<Row> = {
  columns: readonly NamedColumn<Row>[];
  choice: ColumnChoice;
  onChoose: (choice: ColumnChoice) => void;
  onRefresh: () => Promise<unknown>;
};

/** Read again; which columns, in which order, how high the rows. */
export function Tools<Row>({ columns, choice, onChoose, onRefresh }: ToolsProps<Row>) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  // Lists that look again by themselves do so in silence.
  const [isAsked, setAsked] = useState(false);
  const refresh = () => {
    setAsked(true);
    void onRefresh().finally(() => setAsked(false));
  };
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <>
      <Button
        type="text"
        aria-label={say(texts.refresh)}
        title={say(texts.refresh)}
        icon={<RefreshIcon />}
        loading={isAsked}
        onClick={refresh}
      />
      <Button
        ref={opener}
        type="text"
        aria-label={say(texts.settings.open)}
        title={say(texts.settings.open)}
        aria-expanded={isOpen}
        icon={<ColumnsIcon />}
        onClick={() => setOpen(!isOpen)}
      />
      {isOpen && (
        <TableSettings
          columns={columns}
          choice={choice}
          onChoose={onChoose}
          opener={opener}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
