import { Button, Select } from 'antd';
import { useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { Path } from '../../model/block-edits.ts';
import type { ControlProps } from '../control.ts';
import { publicPages, readInternal, type Picked } from '../link/internal.ts';
import { linkTexts as texts } from '../link/texts.ts';
import { usePutTogether, useScope, useSetting } from '../panel-scope.ts';
import { siblingsAt } from '../siblings.ts';
import { TypedInput } from './TypedInput.tsx';
import styles from '../panel.module.css';

const ProductDialog = lazyComponent(
  async () => (await import('../link/ProductDialog.tsx')).ProductDialog,
);

/** A link target: an internal page or product, or an external URL. */
export function AddressControl(props: ControlProps<'address'>) {
  const { path, id, value, onChange, isWrong, describedBy } = props;
  const say = useSay();
  const typePath = useTypePath(path);
  const type = useSetting(typePath ?? []);
  const isOutside = typePath !== null && String(type) === '11';
  if (isOutside || typePath === null)
    return (
      <>
        <TypedInput
          id={id}
          value={value.externalLink}
          isWrong={isWrong}
          describedBy={[`${id}-note`, describedBy].filter(Boolean).join(' ')}
          placeholder="https://"
          onChange={(externalLink) => onChange({ ...value, externalLink })}
        />
        <p id={`${id}-note`} className={styles.hint}>
          {say(texts.accessible)}
        </p>
      </>
    );
  return <InternalAddress {...props} typePath={typePath} />;
}

function InternalAddress(props: ControlProps<'address'> & { typePath: Path }) {
  const { path, typePath, id, value, onChange, describedBy } = props;
  const say = useSay();
  const putTogether = usePutTogether();
  const [isOpen, setOpen] = useState(false);
  const link = value.externalLink;
  const other = publicPages.some((one) => one === link) || link === '' ? null : link;
  const options = [
    ...publicPages.map((one) => ({ value: one as string, label: say(texts.pages[one]) })),
    ...(other === null ? [] : [{ value: other, label: readInternal(other, say) }]),
  ];
  const take = (picked: Picked) => {
    if (picked.type === '11')
      putTogether([
        [typePath, '11'],
        [path, { ...value, externalLink: picked.link }],
      ]);
    else onChange({ ...value, externalLink: picked.link });
  };
  return (
    <div className={styles.link}>
      <Select
        id={id}
        allowClear
        value={link || undefined}
        placeholder={say(texts.choosePage)}
        options={options}
        aria-describedby={describedBy}
        onChange={(next?: string) => onChange({ ...value, externalLink: next ?? '' })}
      />
      <Button onClick={() => setOpen(true)}>{say(texts.chooseProduct)}</Button>
      {isOpen && <ProductDialog onUse={take} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The link type setting that goes with a URL: changing it clears the URL. */
function useTypePath(path: Path): Path | null {
  const { type } = useScope();
  const found = Object.entries(siblingsAt(type, path)).find(
    ([, field]) => field.kind === 'linkType' && field.clears === path.at(-1),
  );
  return found ? [...path.slice(0, -1), found[0]] : null;
}
