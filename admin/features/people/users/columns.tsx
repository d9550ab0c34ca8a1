import { Tag } from 'antd';
import { useSay } from '#admin/app/language.ts';
import type { Column } from '#admin/ui/list/types.ts';
import { StateDot, type StateTone } from '#admin/ui/StateDot.tsx';
import type { User, UserState } from '#contract/features/people/users/contract.ts';
import { userTexts } from '#contract/features/people/users/texts.ts';
import styles from '#admin/ui/people/people.module.css';

const tones: Record<UserState, StateTone> = { active: 'good', disabled: 'idle', locked: 'bad' };

export const userColumns: readonly Column<User>[] = [
  { field: 'username', width: 120, kind: 'code', sort: true },
  { field: 'realname', width: 96 },
  { field: 'mobile', width: 120 },
  { field: 'dept_name', width: 112 },
  { field: 'roles', width: 176, render: ({ roles }) => <Roles roles={roles} /> },
  { field: 'state', width: 100, render: (user) => <State user={user} /> },
  { field: 'last_login_time', width: 148, kind: 'time', sort: true },
  { field: 'position_name', width: 112, hidden: true },
  { field: 'level_name', width: 112, hidden: true },
  { field: 'email', width: 180, hidden: true },
  { field: 'remark', width: 160, hidden: true },
  { field: 'create_time', width: 148, kind: 'time', sort: true, hidden: true },
];

function Roles({ roles }: Pick<User, 'roles'>) {
  const say = useSay();
  return (
    <span className={styles.roles}>
      {roles.map(({ id, name }) => (
        <Tag key={id}>{say(name)}</Tag>
      ))}
    </span>
  );
}

function State({ user: { state, must_change_password: isInitial } }: { user: User }) {
  const say = useSay();
  return (
    <span title={isInitial ? say(userTexts.fields.must_change_password) : undefined}>
      <StateDot tone={tones[state]}>{say(userTexts.states[state])}</StateDot>
    </span>
  );
}
