import { useQuery } from '@tanstack/react-query';
import { api } from '#admin/app/api.ts';
import { useSay } from '#admin/app/language.ts';
import { FormField } from '#admin/ui/form/FormField.tsx';
import { RecordForm } from '#admin/ui/form/RecordForm.tsx';
import { refreshList } from '#admin/ui/list/refresh.ts';
import { RightsTree } from '#admin/ui/rights/RightsTree.tsx';
import { RecordDrawer } from '#admin/ui/show/RecordDrawer.tsx';
import {
  authoriseInput,
  type Role,
  type RoleRights,
} from '#contract/features/people/roles/contract.ts';
import { roleTexts } from '#contract/features/people/roles/texts.ts';
import { useSection } from '#admin/ui/people/section.ts';
import styles from '#admin/ui/people/people.module.css';

const schema = authoriseInput.omit({ id: true, version: true });
const width = 720;

type RightsDrawerProps = { id: number; mayAuthorise: boolean; onClose: () => void };
type Known = { role: Role; rights: RoleRights };

/** The permissions of a role, editable with the permission. */
export function RightsDrawer({ id, mayAuthorise, onClose }: RightsDrawerProps) {
  const say = useSay();
  const { calls } = useSection();
  const query = useQuery({
    queryKey: ['role', 'rights', id],
    queryFn: async ({ signal }): Promise<Known> => {
      const options = { signal, quiet: true };
      const role = await api(calls.role.info, { id }, options);
      return {
        role: role.data,
        rights: (await api(calls.role.rights, { id }, options)).data,
      };
    },
    // Not reloaded while they are being edited.
    staleTime: Infinity,
    gcTime: 0,
  });
  const known = query.data;
  if (known && mayAuthorise && !known.rights.is_fixed)
    return <RightsForm {...known} onClose={onClose} />;
  return (
    <RecordDrawer
      query={query}
      one={roleTexts.one}
      title={known ? say(roleTexts.authoriseTitle, { name: say(known.role.name) }) : ''}
      width={width}
      onClose={onClose}
    >
      {({ rights }) => <Look rights={rights} />}
    </RecordDrawer>
  );
}

function Look({ rights }: { rights: RoleRights }) {
  const say = useSay();
  const { type } = useSection();
  return (
    <>
      {rights.is_fixed && <p className={styles.hint}>{say(roleTexts.fixedHint)}</p>}
      <RightsTree type={type} value={rights.permissions} offered={rights.offered} isReadOnly />
    </>
  );
}

function RightsForm({ role, rights, onClose }: Known & { onClose: () => void }) {
  const say = useSay();
  const { type, calls } = useSection();
  const name = say(role.name);
  const title = {
    zh_CN: say(roleTexts.authoriseTitle, { name }),
    en: say(roleTexts.authoriseTitle, { name }),
    zh_TW: say(roleTexts.authoriseTitle, { name }),
  };
  return (
    <RecordForm
      resource="roleRights"
      schema={schema}
      texts={roleTexts}
      title={title}
      record={rights}
      shape="drawer"
      width={width}
      send={({ permissions }, version, options) =>
        api(calls.role.authorise, { id: role.id, version, permissions }, options)
      }
      onClose={onClose}
      onSaved={() => void refreshList('role')}
    >
      {rights.locked.length > 0 && <p className={styles.hint}>{say(roleTexts.lockedHint)}</p>}
      <FormField field="permissions" kind="other" required={false} isDeep wide>
        <RightsTree type={type} offered={rights.offered} locked={rights.locked} />
      </FormField>
    </RecordForm>
  );
}
