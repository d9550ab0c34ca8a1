import { useAddress } from '#admin/ui/list/address.ts';
import type { ListCalls } from '#admin/ui/list/types.ts';
import { useOpenForm } from '#admin/ui/list/use-open-form.ts';

/** The form state in the URL: `?form=12`, `?form=add`, and `&parent=5` for a child. */
export function useTreeForm<Row>(info: ListCalls['info'], may: { add: boolean; edit: boolean }) {
  const address = useAddress();
  const form = useOpenForm<Row>(info, may);
  const asked = Number(new URLSearchParams(address.search).get('parent'));
  return {
    ...form,
    parent: Number.isInteger(asked) && asked > 0 ? asked : null,
    openBelow: (parent: number) =>
      address.change(
        (params) => {
          params.set('form', 'add');
          params.set('parent', String(parent));
        },
        { state: { opened: true } },
      ),
  };
}
