import { Button, Dropdown, Segmented, Tag } from 'antd';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { useCan } from '#admin/app/access.tsx';
import { api, ApiError } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { narrow, useMedia } from '#admin/app/media.ts';
import { toast } from '#admin/app/toast.ts';
import type { OpenEditor } from '#admin/designer/model/open-editor.ts';
import { IconButton } from '#admin/designer/shell/IconButton.tsx';
import {
  BackIcon,
  HistoryIcon,
  KeyboardIcon,
  RedoIcon,
  UndoIcon,
} from '#admin/designer/shell/icons.tsx';
import { SavedState } from '#admin/designer/shell/SavedState.tsx';
import type { Line } from '#admin/designer/shell/shortcuts.ts';
import { designerTexts } from '#admin/designer/shell/texts.ts';
import { useOpenEditor } from '#admin/designer/shell/use-open-editor.ts';
import { useWholeWindow } from '#admin/designer/shell/use-whole-window.ts';
import styles from '#admin/designer/shell/designer.module.css';
import { downloadFile } from '#admin/ui/list/download.ts';
import {
  labelFormats,
  labelTemplateCalls,
  type LabelFormat,
  type LabelTemplateInfo,
} from '#contract/features/product/labels/contract.ts';
import { labelMoves } from '#contract/features/product/labels/moves.ts';
import { LabelCanvas } from '../canvas/LabelCanvas.tsx';
import { LabelDrawing } from '../canvas/LabelDrawing.tsx';
import { DownloadIcon } from '../icons.tsx';
import { askUsualLetters } from '../model/glyphs.ts';
import type { LabelEditor as Editor } from '../model/label-editor.ts';
import { openLabel } from '../model/open-label.ts';
import { labelOfPage, nameOfField, nameOfKind, type LabelPage } from '../model/label-page.ts';
import { SidePanel } from '../panel/SidePanel.tsx';
import { listPath, printAt } from '../paths.ts';
import { editorTexts as texts, previewTexts } from '../texts.ts';
import { CanvasBar, ValuesField } from './CanvasBar.tsx';
import { Checks } from './Checks.tsx';
import { LabelOutline } from './LabelOutline.tsx';
import { Palette } from './Palette.tsx';
import { useLabelKeys } from './use-label-keys.ts';

const HistoryPanel = lazyComponent(
  async () => (await import('#admin/designer/shell/HistoryPanel.tsx')).HistoryPanel,
);
const ClashDialog = lazyComponent(
  async () => (await import('#admin/designer/shell/ClashDialog.tsx')).ClashDialog,
);
const ShortcutSheet = lazyComponent(
  async () => (await import('#admin/designer/shell/ShortcutSheet.tsx')).ShortcutSheet,
);

const { keys } = texts;
const shortcuts: readonly { title: typeof keys.open; lines: readonly Line[] }[] = [
  {
    title: texts.label.title,
    lines: [
      { keys: ['Mod', 'Z', 'Y'], text: keys.undo },
      { keys: ['Mod', 'S'], text: keys.save },
      { keys: ['Mod', '+', '−', '0', '1'], text: keys.wheel },
      { keys: ['Alt'], text: keys.free },
    ],
  },
  {
    title: texts.elements,
    lines: [
      { keys: ['←', '↑', '↓', '→'], text: keys.nudge },
      { keys: ['Shift', '←', '→'], text: keys.nudgeFar },
      { keys: ['Mod', 'A'], text: keys.all },
      { keys: ['Esc'], text: keys.none },
      { keys: ['Mod', 'C', 'X', 'V'], text: keys.copy },
      { keys: ['Mod', 'D'], text: texts.arrange.duplicate },
      { keys: ['Mod', ']', '['], text: keys.order },
      { keys: ['Mod', 'L'], text: texts.arrange.lock },
      { keys: ['Delete'], text: texts.arrange.remove },
    ],
  },
];
const clashNames = {
  whole: texts.label.title,
  block: nameOfKind,
  field: (_type: string, field: string) => nameOfField(field),
};

/** The editor of one label, over the whole window. */
export function LabelEditor({ info }: { info: LabelTemplateInfo }) {
  const root = useRef<HTMLDivElement>(null);
  const open = useOpenEditor('labelTemplate', () => openLabel(info), root);
  useWholeWindow();
  useEffect(() => askUsualLetters(), []);
  return (
    <div ref={root} className={styles.window} data-designer-root tabIndex={-1}>
      {open && <OpenLabel info={info} open={open} />}
    </div>
  );
}

type OpenLabelProps = { info: LabelTemplateInfo; open: OpenEditor<Editor, LabelPage> };
function OpenLabel({ info, open: { editor, autosave } }: OpenLabelProps) {
  const say = useSay();
  const can = useCan();
  const isNarrow = useMedia(narrow);
  const canEdit = can({ has: 'product:labelTemplate:edit' }) && !isNarrow;
  const [opened, setOpened] = useState<'history' | 'clash' | 'sheet' | null>(null);
  const [left, setLeft] = useState<'elements' | 'order'>('elements');
  const [zoom, setZoom] = useState(1);
  const close = () => setOpened(null);
  const tellClash = useCallback(() => setOpened('clash'), []);
  useLabelKeys({ editor, canEdit, zoom, save: () => void autosave.flush() });
  return (
    <>
      <TopBar
        info={info}
        editor={editor}
        autosave={autosave}
        canEdit={canEdit}
        onOpen={setOpened}
        onClash={tellClash}
      />
      {isNarrow ? (
        <Narrow editor={editor} name={info.name} />
      ) : (
        <div className={styles.room} data-side="all">
          <section className={styles.left} aria-label={say(texts.elements)}>
            <Segmented
              block
              value={left}
              onChange={setLeft}
              options={[
                { value: 'elements', label: say(texts.elements) },
                { value: 'order', label: say(texts.order) },
              ]}
            />
            <div className={styles.scroll}>
              {left === 'elements' ? (
                <Palette editor={editor} canEdit={canEdit} />
              ) : (
                <LabelOutline editor={editor} canEdit={canEdit} />
              )}
            </div>
          </section>
          <section className={styles.middle}>
            <CanvasBar editor={editor} zoom={zoom} />
            <LabelCanvas editor={editor} canEdit={canEdit} onZoom={setZoom} />
          </section>
          {opened === 'history' && <HistoryPanel onClose={close} editor={editor} />}
          <section className={styles.right} inert={!canEdit}>
            <SidePanel editor={editor} />
          </section>
        </div>
      )}
      <ClashDialog
        isOpen={opened === 'clash'}
        onClose={close}
        autosave={autosave}
        names={clashNames}
      />
      <ShortcutSheet isOpen={opened === 'sheet'} onClose={close} groups={shortcuts} />
    </>
  );
}

/** On a phone the label is looked at, not changed. */
function Narrow({ editor, name }: { editor: Editor; name: string }) {
  const say = useSay();
  const page = useStore(editor.page);
  const values = useStore(editor.view, (view) => view.values);
  return (
    <div className={styles.narrow}>
      <p>{say(texts.narrow)}</p>
      <ValuesField editor={editor} />
      <LabelDrawing document={labelOfPage(page)} values={values} title={name} />
    </div>
  );
}

type TopBarProps = {
  info: LabelTemplateInfo;
  editor: Editor;
  autosave: OpenEditor<Editor, LabelPage>['autosave'];
  canEdit: boolean;
  onOpen: (opened: 'history' | 'sheet') => void;
  onClash: () => void;
};

function TopBar({ info, editor, autosave, canEdit, onOpen, onClash }: TopBarProps) {
  const say = useSay();
  const can = useCan();
  const navigate = useNavigate();
  const canUndo = useStore(editor.history, ({ at }) => at > 0);
  const canRedo = useStore(editor.history, ({ at, steps }) => at < steps.length);
  const code = useStore(editor.view, (view) => view.code);
  const [isBusy, setBusy] = useState(false);
  const [state, setState] = useState(info.state);
  const download = async (format: LabelFormat) => {
    await autosave.flush();
    await downloadFile(labelTemplateCalls.preview, { id: info.id, code, format });
  };
  const publish = async () => {
    setBusy(true);
    try {
      await autosave.flush();
      const { msg } = await api(labelTemplateCalls.publish, { ids: [info.id] }, { quiet: true });
      autosave.moved(autosave.sync.getState().version + 1);
      setState('published');
      toast.success(msg);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error([error.msg, ...error.errors.map((one) => one.msg)].join('\n'));
      const at = /^elements\.(\d+)\./.exec(error.errors[0]?.field ?? '')?.[1];
      const id = editor.page.getState().order[Number(at)];
      if (at !== undefined && id !== undefined) editor.select([id]);
    } finally {
      setBusy(false);
    }
  };
  return (
    <header className={styles.top} role="banner">
      <IconButton
        label={say(designerTexts.back)}
        icon={<BackIcon />}
        onClick={() => void navigate(listPath)}
      />
      <div className={styles.title}>
        <h1 title={info.name}>{info.name}</h1>
        <Tag>{say(labelMoves.states[state])}</Tag>
        {!canEdit && <Tag>{say(texts.readOnly)}</Tag>}
      </div>
      {canEdit && <SavedState autosave={autosave} onSettle={onClash} />}
      <div className={styles.end}>
        {canEdit && (
          <div className={styles.group}>
            <IconButton
              label={say(designerTexts.undo)}
              icon={<UndoIcon />}
              isOff={!canUndo}
              onClick={editor.undo}
            />
            <IconButton
              label={say(designerTexts.redo)}
              icon={<RedoIcon />}
              isOff={!canRedo}
              onClick={editor.redo}
            />
            <IconButton
              label={say(designerTexts.history.open)}
              icon={<HistoryIcon />}
              onClick={() => onOpen('history')}
            />
            <IconButton
              label={say(keys.open)}
              icon={<KeyboardIcon />}
              onClick={() => onOpen('sheet')}
            />
          </div>
        )}
        <Checks editor={editor} />
        <Dropdown
          trigger={['click']}
          menu={{
            items: labelFormats.map((format) => ({ key: format, label: format.toUpperCase() })),
            onClick: ({ key }) => void download(key as LabelFormat),
          }}
        >
          <Button icon={<DownloadIcon />}>{say(previewTexts.download)}</Button>
        </Dropdown>
        {state === 'published' && can({ has: 'trace:printJob:add' }) && (
          <Button onClick={() => void navigate(printAt(info.id))}>{say(texts.print)}</Button>
        )}
        {can({ has: 'product:labelTemplate:publish' }) && (
          <Button type="primary" loading={isBusy} onClick={() => void publish()}>
            {say(texts.publish)}
          </Button>
        )}
      </div>
    </header>
  );
}
