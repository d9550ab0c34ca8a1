import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Button, Dropdown, Input, Popover } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { presetColours, presetTexts } from '#admin/ui/preset-colours.ts';
import { isSafeAddress } from '#blocks/kit/safe-address.ts';
import { ColourIcon, LinkIcon, TableIcon } from './icons.tsx';
import { linkHint } from './link-hint.ts';
import { richTextTexts as texts } from './texts.ts';
import { Tool } from './Tool.tsx';
import styles from './rich-text.module.css';

type ToolProps = { editor: Editor };

/** The colours that are offered everywhere, for letters. */
export function ColourTool({ editor }: ToolProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const colour = useEditorState({
    editor,
    selector: () => editor.getAttributes('textStyle').color as string | undefined,
  });
  const pick = (next: string | null) => {
    const act = editor.chain().focus();
    if (next === null) act.unsetColor().run();
    else act.setColor(next).run();
    setOpen(false);
  };
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={setOpen}
      destroyOnHidden
      content={
        <div role="group" aria-label={say(presetTexts.presets)} className={styles.colours}>
          {presetColours.map((one, at) => (
            <button
              key={one}
              type="button"
              autoFocus={at === 0}
              aria-label={say(presetTexts.preset, { value: one })}
              aria-pressed={one === colour}
              title={one}
              style={{ background: one }}
              onClick={() => pick(one)}
            />
          ))}
          <Button size="small" onClick={() => pick(null)}>
            {say(presetTexts.default)}
          </Button>
        </div>
      }
    >
      <Tool
        label={say(texts.colour)}
        isOpen={isOpen}
        icon={
          <span style={{ color: colour }}>
            <ColourIcon />
          </span>
        }
      />
    </Popover>
  );
}

/** The link of the selected text. */
export function LinkTool({ editor }: ToolProps) {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const href = useEditorState({
    editor,
    selector: () => (editor.getAttributes('link').href as string | undefined) ?? '',
  });
  const address = typed.trim();
  const isRight = address !== '' && isSafeAddress(address);
  const apply = () => {
    if (!isRight) return;
    const act = editor.chain().focus().extendMarkRange('link');
    // Without a selection the URL is inserted as text.
    if (editor.state.selection.empty && href === '')
      act
        .insertContent({
          type: 'text',
          text: address,
          marks: [{ type: 'link', attrs: { href: address } }],
        })
        .run();
    else act.setLink({ href: address }).run();
    setOpen(false);
  };
  return (
    <Popover
      trigger="click"
      open={isOpen}
      onOpenChange={(next) => {
        if (next) setTyped(href);
        setOpen(next);
      }}
      destroyOnHidden
      content={
        <form
          className={styles.linking}
          onSubmit={(event) => {
            event.preventDefault();
            // The panel may be inside a form, which must not be submitted.
            event.stopPropagation();
            apply();
          }}
        >
          <Input
            autoFocus
            size="small"
            value={typed}
            placeholder="https://"
            aria-label={say(texts.link)}
            status={address !== '' && !isRight ? 'error' : ''}
            onChange={({ target }) => setTyped(target.value)}
          />
          <p>{say(linkHint)}</p>
          <Button size="small" type="primary" htmlType="submit" disabled={!isRight}>
            {say(texts.linkApply)}
          </Button>
          {href !== '' && (
            <Button
              size="small"
              onClick={() => {
                editor.chain().focus().extendMarkRange('link').unsetLink().run();
                setOpen(false);
              }}
            >
              {say(texts.linkRemove)}
            </Button>
          )}
        </form>
      }
    >
      <Tool label={say(texts.link)} icon={<LinkIcon />} isOn={href !== ''} isOpen={isOpen} />
    </Popover>
  );
}

/** Inserts a table, and edits the one at the cursor. */
export function TableTool({ editor }: ToolProps) {
  const say = useSay();
  const isInside = useEditorState({ editor, selector: () => editor.isActive('table') });
  const act = () => editor.chain().focus();
  const runs: Record<string, () => void> = {
    tableInsert: () => act().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
    rowAfter: () => act().addRowAfter().run(),
    columnAfter: () => act().addColumnAfter().run(),
    headRow: () => act().toggleHeaderRow().run(),
    rowDelete: () => act().deleteRow().run(),
    columnDelete: () => act().deleteColumn().run(),
    tableDelete: () => act().deleteTable().run(),
  };
  const names = isInside
    ? (['rowAfter', 'columnAfter', 'headRow', 'rowDelete', 'columnDelete', 'tableDelete'] as const)
    : (['tableInsert'] as const);
  return (
    <Dropdown
      trigger={['click']}
      autoFocus
      menu={{
        items: names.map((name) => ({ key: name, label: say(texts[name]) })),
        onClick: ({ key }) => runs[key]?.(),
      }}
    >
      <Tool label={say(texts.table)} icon={<TableIcon />} isOn={isInside} />
    </Dropdown>
  );
}
