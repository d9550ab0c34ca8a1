import { Button, type ButtonProps } from 'antd';
import { useState } from 'react';
import { api } from '#admin/app/api.ts';
import { Can, useCan } from '#admin/app/access.tsx';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import { RemotePicker } from '#admin/ui/form/RemotePicker.tsx';
import { remoteSource } from '#admin/ui/form/remote-source.ts';
import { Panel } from '#admin/ui/Panel.tsx';
import { ScanBand } from '#admin/ui/scanner/ScanBand.tsx';
import { ScanField } from '#admin/ui/scanner/ScanField.tsx';
import { scannerTexts } from '#admin/ui/scanner/texts.ts';
import { packagingCalls, type Packaging } from '#contract/features/product/packaging/contract.ts';
import { packingCalls } from '#contract/features/trace/packing/contract.ts';
import type { Text } from '#contract/text.ts';
import { BoardFigures } from './BoardFigures.tsx';
import { BoxContents } from './BoxContents.tsx';
import { packingTabTexts as texts } from './texts.ts';
import { kindOf, letGo, type Board } from './use-board.ts';
import styles from './packing.module.css';

const ManyDialog = lazyComponent(async () => (await import('./ManyDialog.tsx')).ManyDialog);
const ReplaceDialog = lazyComponent(
  async () => (await import('./ReplaceDialog.tsx')).ReplaceDialog,
);
const UnpackDialog = lazyComponent(async () => (await import('./UnpackDialog.tsx')).UnpackDialog);

const packagings = remoteSource(packagingCalls, {
  label: ({ name, part_name: part }) => `${name} · ${part}`,
});

type PackingBoardProps = {
  board: Board;
  packaging: Packaging | null;
  onPackaging: (packaging: Packaging | null) => void;
  onTree: (code: string) => void;
};

/** The place to pack with a scanner: one field, a band that is seen from afar, big figures and big buttons. */
export function PackingBoard({ board, packaging, onPackaging, onTree }: PackingBoardProps) {
  const say = useSay();
  const can = useCan();
  const [dialog, setDialog] = useState<'many' | 'replace' | 'unpack' | null>(null);
  const { box, run, scan, result, waiting, tell, show, today } = board;
  // What is not sent yet comes first.
  const isIdle = waiting === 0;
  const isOpen = box !== null && isIdle;
  const kind = kindOf(box);
  const closeDialog = () => {
    setDialog(null);
    setTimeout(letGo);
  };
  const next = () => {
    show(null);
    tell({ tone: 'good', text: say(texts.nextDone) });
    letGo();
  };
  const closePartial = () =>
    run(() => api(packingCalls.pack, { parent: box!.code, is_partial: true }, { quiet: true }));
  const undo = () => run(() => api(packingCalls.undo, {}, { quiet: true }));
  return (
    <Panel title={say(texts.board)}>
      <div className={styles.board}>
        <ScanField
          label={texts.scan}
          // On a handheld the figures move up by it.
          hint={box ? null : texts.scanHint}
          onScan={scan}
          onUnreadable={() => tell({ tone: 'bad', text: say(scannerTexts.unreadable) })}
        />
        <ScanBand result={result} />
        <div className={styles.columns}>
          <BoardFigures box={box} waiting={waiting} today={today} />
          <BoxContents box={box} onTree={onTree} />
        </div>
        <div className={styles.buttons}>
          <Big type="primary" disabled={!isOpen} onClick={next} label={texts.next[kind]} />
          <Big
            disabled={!isOpen || box.filling !== 'open'}
            onClick={() => void closePartial()}
            label={texts.close[kind]}
          />
          <Big disabled={!isIdle} onClick={() => void undo()} label={texts.undo} />
          {can({ has: packingCalls.unpack.allow }) && (
            <Big
              disabled={!isOpen || box.quantity === 0}
              onClick={() => setDialog('unpack')}
              label={texts.unpack}
            />
          )}
          {can({ has: packingCalls.replace.allow }) && (
            <Big disabled={!isIdle} onClick={() => setDialog('replace')} label={texts.replace} />
          )}
          <Big disabled={!isOpen} onClick={() => setDialog('many')} label={texts.many} />
        </div>
        <Can has="product:packaging:view">
          <RemotePicker<Packaging>
            label={texts.packaging}
            hint={texts.packagingHint}
            source={packagings}
            row={packaging}
            onPick={onPackaging}
            size="large"
          />
        </Can>
      </div>
      {dialog === 'many' && box && <ManyDialog board={board} box={box} onClose={closeDialog} />}
      {dialog === 'replace' && <ReplaceDialog board={board} onClose={closeDialog} />}
      {dialog === 'unpack' && box && <UnpackDialog board={board} box={box} onClose={closeDialog} />}
    </Panel>
  );
}

/** A button for gloves; pressing it leaves the focus where the scanner needs it. */
function Big({ label, ...button }: Omit<ButtonProps, 'children'> & { label: Text }) {
  const say = useSay();
  return (
    <Button {...button} size="large" onMouseDown={(event) => event.preventDefault()}>
      {say(label)}
    </Button>
  );
}
