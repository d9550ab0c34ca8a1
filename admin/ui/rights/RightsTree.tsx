import { Button, Input } from 'antd';
import { useMemo, useState } from 'react';
import { useSay } from '#admin/app/language.ts';
import type { LoginType } from '#contract/login-types.ts';
import type { Permission } from '#contract/permissions.ts';
import { grantRights, rightsOfType, takeRights } from '#contract/rights.ts';
import { rightsTree } from '#contract/rights-tree.ts';
import { RightsGroupRows } from './RightsGroupRows.tsx';
import { rightsIn, shownGroups } from './shown.ts';
import { rightsTexts as texts } from './texts.ts';
import styles from './rights.module.css';

/** Up to this many permissions all groups are expanded. */
const openAtFirst = 40;
const none: readonly Permission[] = [];

export type RightsTreeProps = {
  type: LoginType;
  value?: readonly Permission[];
  onChange?: (next: Permission[]) => void;
  /** Only these can be granted; others that are held stay held and are not shown. */
  offered?: readonly Permission[];
  /** Shown read-only. */
  locked?: readonly Permission[];
  isReadOnly?: boolean;
};

/** The permissions of a login type arranged by its menus, granted by group, page or one by one. */
export function RightsTree(props: RightsTreeProps) {
  const { type, value = none, onChange, offered, locked = none, isReadOnly = false } = props;
  const say = useSay();
  const [keyword, setKeyword] = useState('');
  const all = useMemo(() => rightsOfType(type), [type]);
  const given = useMemo(() => new Set(offered ?? all), [offered, all]);
  const listed = all.filter((right) => given.has(right));
  const isShort = listed.length <= openAtFirst;
  const [turned, setTurned] = useState<ReadonlyMap<number, boolean>>(new Map());
  const groups = shownGroups(rightsTree(type), (right) => given.has(right), keyword, say);
  const isOpen = (id: number) => keyword.trim() !== '' || (turned.get(id) ?? isShort);
  const areAllOpen = groups.every(({ id }) => isOpen(id));
  const fixed = [...locked, ...all.filter((right) => !given.has(right))];
  const change = (rights: readonly Permission[], isGiven: boolean) =>
    onChange?.((isGiven ? grantRights : takeRights)(value, rights, fixed));
  const shown = groups.flatMap(rightsIn);

  return (
    <div className={styles.tree} role="group" aria-label={say(texts.title)}>
      <div className={styles.bar}>
        <Input
          type="search"
          allowClear
          className={styles.search}
          value={keyword}
          placeholder={say(texts.search)}
          aria-label={say(texts.search)}
          onChange={(event) => setKeyword(event.target.value)}
          // Enter would submit the surrounding form.
          onPressEnter={(event) => event.preventDefault()}
        />
        <span className={styles.count} aria-live="polite">
          {say(texts.count, {
            n: listed.filter((right) => value.includes(right)).length,
            all: listed.length,
          })}
        </span>
        <span className={styles.tools}>
          {!isReadOnly && (
            <>
              <Button size="small" onClick={() => change(shown, true)}>
                {say(texts.all)}
              </Button>
              <Button size="small" onClick={() => change(shown, false)}>
                {say(texts.none)}
              </Button>
            </>
          )}
          <Button
            size="small"
            disabled={keyword.trim() !== ''}
            onClick={() => setTurned(new Map(groups.map(({ id }) => [id, !areAllOpen])))}
          >
            {say(areAllOpen ? texts.collapseAll : texts.expandAll)}
          </Button>
        </span>
      </div>
      {groups.length === 0 && <p className={styles.nothing}>{say(texts.nothing)}</p>}
      {groups.map((group) => (
        <RightsGroupRows
          key={group.id}
          group={group}
          held={value}
          locked={locked}
          isReadOnly={isReadOnly}
          isOpen={isOpen(group.id)}
          onTurn={() => setTurned(new Map(turned).set(group.id, !isOpen(group.id)))}
          onChange={change}
        />
      ))}
      {listed.length < all.length && (
        <p className={styles.note}>{say(texts.notOffered, { n: all.length - listed.length })}</p>
      )}
    </div>
  );
}
