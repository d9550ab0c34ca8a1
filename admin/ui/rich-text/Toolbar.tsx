import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { Select } from 'antd';
import { useState, type ReactNode } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { Text } from '#contract/text.ts';
import {
  BoldIcon,
  BulletsIcon,
  CenterIcon,
  ClearIcon,
  ImageIcon,
  ItalicIcon,
  LeftIcon,
  NumbersIcon,
  QuoteIcon,
  RedoIcon,
  RightIcon,
  RuleIcon,
  StrikeIcon,
  UnderlineIcon,
  UndoIcon,
} from './icons.tsx';
import { fontSizes } from './font-sizes.ts';
import { ColourTool, LinkTool, TableTool } from './PopupTools.tsx';
import { formTransport } from '#admin/ui/upload/transports/form.ts';
import { richTextTexts as texts } from './texts.ts';
import { Tool } from './Tool.tsx';
import styles from './rich-text.module.css';

const ImageDialog = lazyComponent(
  async () => (await import('#admin/ui/upload/ImageDialog.tsx')).ImageDialog,
);
const levels = [1, 2, 3, 4] as const;

/** The formatting at the cursor. */
const stateOf = ({ editor }: { editor: Editor }) => ({
  level: levels.find((level) => editor.isActive('heading', { level })),
  size: (editor.getAttributes('textStyle').fontSize as string | undefined) ?? '',
  isBold: editor.isActive('bold'),
  isItalic: editor.isActive('italic'),
  isUnderlined: editor.isActive('underline'),
  isStruck: editor.isActive('strike'),
  isLeft: editor.isActive({ textAlign: 'left' }),
  isCentred: editor.isActive({ textAlign: 'center' }),
  isRight: editor.isActive({ textAlign: 'right' }),
  isBulleted: editor.isActive('bulletList'),
  isNumbered: editor.isActive('orderedList'),
  isQuoted: editor.isActive('blockquote'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

/** Everything that can be done to the text. */
export function Toolbar({ editor }: { editor: Editor }) {
  const say = useSay();
  const [isUploading, setUploading] = useState(false);
  const now = useEditorState({ editor, selector: stateOf });
  const act = () => editor.chain().focus();
  const tool = (label: Text, icon: ReactNode, run: () => void, isOn?: boolean, isOff = false) => (
    <Tool label={say(label)} icon={icon} isOn={isOn} isOff={isOff} onClick={run} />
  );
  return (
    <div role="toolbar" aria-label={say(texts.toolbar)} className={styles.toolbar}>
      <Select
        className={styles.choice}
        size="small"
        variant="borderless"
        aria-label={say(texts.kind)}
        popupMatchSelectWidth={false}
        value={now.level ?? 0}
        options={[
          { value: 0, label: say(texts.paragraph) },
          ...levels.map((level) => ({ value: level, label: say(texts.heading, { n: level }) })),
        ]}
        onChange={(level: 0 | (typeof levels)[number]) =>
          level === 0 ? act().setParagraph().run() : act().setHeading({ level }).run()
        }
      />
      <Select
        className={styles.choice}
        size="small"
        variant="borderless"
        aria-label={say(texts.size)}
        popupMatchSelectWidth={false}
        value={now.size}
        options={[
          { value: '', label: say(texts.sizeDefault) },
          ...fontSizes.map((size) => ({ value: `${size}px`, label: `${size}px` })),
        ]}
        onChange={(size: string) =>
          size === '' ? act().unsetFontSize().run() : act().setFontSize(size).run()
        }
      />
      {tool(texts.bold, <BoldIcon />, () => act().toggleBold().run(), now.isBold)}
      {tool(texts.italic, <ItalicIcon />, () => act().toggleItalic().run(), now.isItalic)}
      {tool(
        texts.underline,
        <UnderlineIcon />,
        () => act().toggleUnderline().run(),
        now.isUnderlined,
      )}
      {tool(texts.strike, <StrikeIcon />, () => act().toggleStrike().run(), now.isStruck)}
      <ColourTool editor={editor} />
      {tool(texts.left, <LeftIcon />, () => act().toggleTextAlign('left').run(), now.isLeft)}
      {tool(
        texts.center,
        <CenterIcon />,
        () => act().toggleTextAlign('center').run(),
        now.isCentred,
      )}
      {tool(texts.right, <RightIcon />, () => act().toggleTextAlign('right').run(), now.isRight)}
      {tool(texts.bullets, <BulletsIcon />, () => act().toggleBulletList().run(), now.isBulleted)}
      {tool(texts.numbers, <NumbersIcon />, () => act().toggleOrderedList().run(), now.isNumbered)}
      {tool(texts.quote, <QuoteIcon />, () => act().toggleBlockquote().run(), now.isQuoted)}
      {tool(texts.rule, <RuleIcon />, () => act().setHorizontalRule().run())}
      <LinkTool editor={editor} />
      {tool(texts.image, <ImageIcon />, () => setUploading(true))}
      <TableTool editor={editor} />
      {tool(texts.clear, <ClearIcon />, () => act().unsetAllMarks().clearNodes().run())}
      {tool(texts.undo, <UndoIcon />, () => act().undo().run(), undefined, !now.canUndo)}
      {tool(texts.redo, <RedoIcon />, () => act().redo().run(), undefined, !now.canRedo)}
      {isUploading && (
        <ImageDialog
          title={say(texts.image)}
          transport={uploading}
          onDone={(src: string) => act().setImage({ src }).run()}
          onClose={() => setUploading(false)}
        />
      )}
    </div>
  );
}

// Pictures in texts use the plain upload call.
const uploading = formTransport();
