import { Button, Modal, Radio } from 'antd';
import { useState } from 'react';
import { useStore } from 'zustand';
import { useSay, type Say } from '#admin/app/language.ts';
import { setupFields } from '#blocks/kit/document.ts';
import { isBound, readWords, type Phrase } from '#blocks/kit/words.ts';
import { findSpec } from '#blocks/list.ts';
import { limits } from '#contract/limits.ts';
import type { Text } from '#contract/text.ts';
import { useLanguage } from '#admin/app/language.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import { fieldAt, nameOfType } from '../model/labels.ts';
import type { Clash } from '../model/merge.ts';
import type { Autosave } from '../model/autosave.ts';
import { designerTexts } from './texts.ts';
import styles from './dialogs.module.css';

const { clash: texts } = designerTexts;
/** What blocks and settings are called. */
export type ClashNames = {
  whole: Text;
  block: (type: string) => Text;
  /** Of the whole document where the type is empty. */
  field: (type: string, field: string) => Text | undefined;
};
type ClashDialogProps = {
  isOpen: boolean;
  onClose: () => void;
  autosave: Pick<Autosave, 'sync' | 'settle'>;
  /** Those of pages unless told. */
  names?: ClashNames;
};
const pageNames: ClashNames = {
  whole: texts.page,
  block: nameOfType,
  field: (type, field) =>
    fieldAt(type === '' ? setupFields : (findSpec(type)?.fields ?? {}), [field])?.label,
};

const keyOf = ({ block, field }: Clash) => `${block} ${field ?? ''}`;

/** Resolves conflicting changes: one's own or the other's, setting by setting. */
export function ClashDialog({ isOpen, onClose, autosave, names = pageNames }: ClashDialogProps) {
  const say = useSay();
  const language = useLanguage((state) => state.language);
  const clashes = useStore(autosave.sync, (sync) => sync.clashes);
  const [theirs, setTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (clash: Clash, isTheirs: boolean) => {
    const next = new Set(theirs);
    if (isTheirs) next.add(keyOf(clash));
    else next.delete(keyOf(clash));
    setTheirs(next);
  };
  const settle = () => {
    autosave.settle(clashes.filter((clash) => theirs.has(keyOf(clash))));
    setTheirs(new Set());
    onClose();
  };
  const show = (clash: Clash, value: unknown) =>
    clash.field === null
      ? say(value === null ? texts.gone : texts.kept)
      : valueInWords(value, language, say);
  return (
    <Modal
      open={isOpen && clashes.length > 0}
      title={say(texts.title)}
      width={limits.dialogWidths.medium}
      closable={{ 'aria-label': say(listTexts.close) }}
      mask={{ closable: false }}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={settle}>
          {say(texts.settle)}
        </Button>
      }
    >
      <p>{say(texts.line)}</p>
      <ul className={styles.clashes}>
        {clashes.map((clash) => (
          <li key={keyOf(clash)}>
            <strong>{placeInWords(clash, names, say)}</strong>
            <Radio.Group
              vertical
              value={theirs.has(keyOf(clash)) ? 'theirs' : 'mine'}
              onChange={({ target }) => choose(clash, target.value === 'theirs')}
              aria-label={placeInWords(clash, names, say)}
              options={[
                { value: 'mine', label: `${say(texts.mine)}: ${show(clash, clash.mine)}` },
                { value: 'theirs', label: `${say(texts.theirs)}: ${show(clash, clash.theirs)}` },
              ]}
            />
          </li>
        ))}
      </ul>
    </Modal>
  );
}

function placeInWords({ block, type, field }: Clash, names: ClashNames, say: Say): string {
  const where = block === '' ? names.whole : names.block(type);
  const label = field === null ? undefined : names.field(block === '' ? '' : type, field);
  return `${say(where)} · ${say(label ?? texts.whole)}`;
}

const longest = 120;

/** A setting for display: its text, or else the stored value. */
function valueInWords(value: unknown, language: 'zh_CN' | 'en' | 'zh_TW', say: Say): string {
  if (value === '' || value === null || value === undefined) return '—';
  if (typeof value === 'boolean') return say(value ? yes : no);
  const isText = typeof value === 'object' && !Array.isArray(value);
  const phrase = value as Phrase;
  const words = typeof value === 'string' ? value : '';
  const told = isText
    ? isBound(phrase)
      ? phrase.bind
      : readWords(phrase, language) || JSON.stringify(value)
    : words || JSON.stringify(value);
  const plain = told.replaceAll(/<[^>]*>/g, ' ').trim();
  return plain.length > longest ? `${plain.slice(0, longest)}…` : plain;
}
const yes = { zh_CN: '是', en: 'Yes', zh_TW: '是' };
const no = { zh_CN: '否', en: 'No', zh_TW: '否' };
