import { Button, Input, Modal, Select } from 'antd';
import { useId, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { useDebounced } from '#admin/ui/form/use-debounced.ts';
import { AskDialog } from '#admin/ui/upload/AskDialog.tsx';
import { useFocusBack } from '#admin/ui/use-focus-back.ts';
import { isSafeAddress } from '#blocks/kit/safe-address.ts';
import { limits } from '#contract/limits.ts';
import type { Part } from '#contract/features/product/parts/contract.ts';
import { panelTexts } from '../texts.ts';
import { productLink, type CommodityType, type Picked } from './internal.ts';
import { PartOptions } from './PartOptions.tsx';
import { linkTexts } from './texts.ts';
import { useParts } from './use-parts.ts';
import styles from './link.module.css';

const texts = linkTexts.dialog;

type ProductDialogProps = { onClose: () => void } & (
  | { onUse: (picked: Picked) => void; onUseMany?: undefined }
  | { onUseMany: (ids: number[]) => void; chosen: readonly number[]; max: number }
);

/** Chooses a product to link to, or several to show; alternatively a URL can be entered. */
export function ProductDialog(props: ProductDialogProps) {
  const { onClose } = props;
  const say = useSay();
  const id = useId();
  useFocusBack();
  const isMany = props.onUseMany !== undefined;
  const max = isMany ? props.max : 1;
  const before = isMany ? props.chosen : [];
  const [type, setType] = useState<CommodityType | 11>(5);
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly number[]>(before);
  const [gtin, setGtin] = useState('');
  const [link, setLink] = useState('');
  const [isAsking, setAsking] = useState(false);
  const keyword = useDebounced(typed.trim());
  const found = useParts(type === 11 ? null : type, keyword, page);

  const isLinkRight = link.trim() !== '' && isSafeAddress(link.trim());
  const isDirty = link !== '' || chosen.join() !== before.join();
  const close = () => (isDirty ? setAsking(true) : onClose());
  const turn = (part: Part, isOn: boolean) => {
    setGtin(part.gtin);
    if (!isMany) setChosen(isOn ? [part.id] : []);
    else setChosen(isOn ? [...chosen, part.id] : chosen.filter((one) => one !== part.id));
  };
  const use = () => {
    if (isMany) props.onUseMany([...chosen]);
    else
      props.onUse(
        type === 11 ? { type: '11', link: link.trim() } : { type: '10', link: productLink(gtin) },
      );
    onClose();
  };
  const refusal = (part: Part) => {
    if (!isMany) return part.gtin === '' ? say(texts.noGtin) : null;
    const isFull = chosen.length >= max && !chosen.includes(part.id);
    return isFull ? say(panelTexts.list.full, { max }) : null;
  };
  const types = [2, 5, ...(isMany ? [] : [11])] as (CommodityType | 11)[];
  const isReady = type === 11 ? isLinkRight : isMany || chosen.length > 0;
  return (
    <Modal
      open
      title={say(isMany ? linkTexts.chooseProducts : linkTexts.chooseProduct)}
      width={limits.dialogWidths.medium}
      closable={{ 'aria-label': say(texts.close) }}
      mask={{ closable: false }}
      onCancel={close}
      footer={[
        <Button key="no" onClick={close}>
          {say(texts.cancel)}
        </Button>,
        <Button key="yes" type="primary" disabled={!isReady} onClick={use}>
          {say(texts.use)}
        </Button>,
      ]}
    >
      <div className={styles.body}>
        <div className={styles.ask}>
          <label htmlFor={`${id}-type`}>{say(texts.type)}</label>
          <Select
            id={`${id}-type`}
            value={type}
            options={types.map((one) => ({ value: one, label: say(texts.types[one]) }))}
            onChange={(next) => {
              setType(next);
              setPage(1);
              if (!isMany) setChosen([]);
              setLink('');
            }}
          />
          {type !== 11 && (
            <Input
              allowClear
              value={typed}
              maxLength={limits.keywordLength}
              placeholder={say(texts.search)}
              aria-label={say(texts.search)}
              onChange={({ target }) => {
                setTyped(target.value);
                setPage(1);
              }}
            />
          )}
        </div>
        {type === 11 ? (
          <div className={styles.free}>
            <label htmlFor={`${id}-link`}>{say(texts.link)}</label>
            <Input
              id={`${id}-link`}
              value={link}
              placeholder="https://"
              status={link !== '' && !isLinkRight ? 'error' : ''}
              aria-invalid={link !== '' && !isLinkRight}
              aria-describedby={`${id}-hint`}
              onChange={({ target }) => setLink(target.value)}
            />
            <p id={`${id}-hint`}>{say(linkTexts.accessible)}</p>
          </div>
        ) : (
          <PartOptions
            found={found}
            isMany={isMany}
            chosen={chosen}
            refusal={refusal}
            page={page}
            onPage={setPage}
            onTurn={turn}
          />
        )}
        {isMany && (
          <p role="status" className={styles.count}>
            {say(texts.chosen, { n: chosen.length, max })}
          </p>
        )}
      </div>
      {isAsking && (
        <AskDialog
          title={say(linkTexts.ask.title)}
          text={say(linkTexts.ask.text)}
          yes={say(linkTexts.ask.yes)}
          no={say(linkTexts.ask.no)}
          onYes={onClose}
          onClose={() => setAsking(false)}
        />
      )}
    </Modal>
  );
}
