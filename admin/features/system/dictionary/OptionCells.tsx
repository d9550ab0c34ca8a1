import { useContext } from 'react';
import { useLanguage } from '#admin/app/language.ts';
import { BranchOrder } from '#admin/ui/tree/BranchCells.tsx';
import type { Option } from '#contract/features/system/dictionary/contract.ts';
import { OrderContext } from './order-context.ts';

/** The name in the current language. */
export function OptionName({ option }: { option: Option }) {
  const language = useLanguage((state) => state.language);
  const { name, name_en: en, name_tw: tw } = option;
  return { zh_CN: name, en: en || name, zh_TW: tw || name }[language];
}

/** The position, with buttons to change it when a whole dictionary is shown in order. */
export function OptionOrder({ option }: { option: Option }) {
  const { canMove, first, last, step } = useContext(OrderContext);
  const branch = {
    ...option,
    parent_id: null,
    depth: 0,
    hasChildren: false,
    isOpen: false,
    isFirst: option.id === first,
    isLast: option.id === last,
    total: 0,
  };
  return <BranchOrder branch={branch} name={option.name} canMove={canMove} onMove={step} />;
}
