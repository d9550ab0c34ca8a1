import { useSay } from '#admin/app/language.ts';
import { lazyComponent } from '#admin/app/lazy-component.tsx';
import type { Column } from '#admin/ui/list/types.ts';
import type { Branch } from '#admin/ui/tree/branches.ts';
import { TreePage } from '#admin/ui/tree/TreePage.tsx';
import { deptDepth, type Dept } from '#contract/features/people/departments/contract.ts';
import { deptTexts } from '#contract/features/people/departments/texts.ts';
import { departments } from '#contract/features/people/departments/feature.ts';
import { PeopleLink } from '#admin/ui/people/PeopleLink.tsx';
import { useSection } from '#admin/ui/people/section.ts';

const DepartmentForm = lazyComponent(
  async () => (await import('./DepartmentForm.tsx')).DepartmentForm,
);

const columns: readonly Column<Branch<Dept>>[] = [
  { field: 'name', width: 280 },
  { field: 'code', width: 110, kind: 'code' },
  { field: 'leader_name', width: 110 },
  { field: 'users', width: 84, kind: 'number', render: (branch) => <People branch={branch} /> },
  { field: 'sort', width: 150 },
  { field: 'remark', width: 160 },
];
const weigh = ({ users }: Dept) => users;
const wordsOf = ({ name, code }: Dept) => `${name} ${code}`;

/** The departments as a tree, of a company or of the platform. */
export function Page() {
  const { calls } = useSection();
  return (
    <TreePage<Dept>
      calls={calls.dept}
      title={departments.title}
      texts={deptTexts}
      columns={columns}
      form={DepartmentForm}
      depth={deptDepth}
      addLabel={deptTexts.add}
      wordsOf={wordsOf}
      weigh={weigh}
    />
  );
}

function People({ branch: { id, name, users, total } }: { branch: Branch<Dept> }) {
  const say = useSay();
  const title = users === total ? undefined : say(deptTexts.ownPeople, { n: users });
  return (
    <PeopleLink
      n={total}
      filter="dept_id"
      id={id}
      name={name}
      label={deptTexts.seePeople}
      title={title}
    />
  );
}
