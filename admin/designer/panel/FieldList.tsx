import { useStore } from 'zustand';
import type { Fields } from '#blocks/kit/fields.ts';
import type { Path } from '../model/block-edits.ts';
import { GroupControl } from './controls/GroupControl.tsx';
import { ListControl } from './controls/ListControl.tsx';
import { FieldRow } from './FieldRow.tsx';
import { useScope, valueAt } from './panel-scope.ts';
import { visibleNames } from './sections.ts';

type FieldListProps = { fields: Fields; path: Path; names?: readonly string[] };

/** The visible settings of one level. */
export function FieldList({ fields, path, names }: FieldListProps) {
  const { page: read, block } = useScope();
  // By name, so that typing in one does not re-render the others.
  const shown = useStore(read, (page) => {
    const settings = block === '' ? page.setup : page.blocks[block]?.settings;
    const level = valueAt(settings, path) as Readonly<Record<string, unknown>> | undefined;
    return level ? visibleNames(fields, level).join(' ') : '';
  });
  const all = shown === '' ? [] : shown.split(' ');
  return (names ? names.filter((name) => all.includes(name)) : all).map((name) => {
    const field = fields[name]!;
    const place = { path: [...path, name] };
    if (field.kind === 'group')
      return <GroupControl key={`${block} ${name}`} field={field} {...place} />;
    if (field.kind === 'list')
      return <ListControl key={`${block} ${name}`} field={field} {...place} />;
    return <FieldRow key={name} field={field} {...place} />;
  });
}
