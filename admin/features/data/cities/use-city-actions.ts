import { useMemo } from 'react';
import { api } from '#admin/app/api.ts';
import { sayNow } from '#admin/app/language.ts';
import { toast } from '#admin/app/toast.ts';
import { takeBack } from '#admin/ui/list/take-back.ts';
import { listTexts } from '#admin/ui/list/texts.ts';
import type { RowAction } from '#admin/ui/list/types.ts';
import { useStable } from '#admin/ui/list/use-stable.ts';
import { cityCalls, type City } from '#contract/features/data/cities/contract.ts';
import { cityTexts } from '#contract/features/data/cities/texts.ts';
import { nameOfCity } from './city-name.ts';
import { citiesPageTexts as texts } from './texts.ts';

type May = { add: boolean; edit: boolean; delete: boolean };
type Ways = { onEdit: (city: City) => void; onAddBelow: (city: City) => void };

const turn = (disabled: boolean): RowAction<City> => ({
  key: disabled ? 'off' : 'on',
  label: disabled ? cityTexts.actions.turnOff : cityTexts.actions.turnOn,
  shown: (city) => city.disabled !== disabled,
  run: async ({ id }) => {
    const send = (to: boolean) => api(cityCalls.turn, { ids: [id], disabled: to });
    const { msg } = await send(disabled);
    toast.success(msg, undefined, () => void takeBack('city', () => send(!disabled)));
  },
});

const remove: RowAction<City> = {
  key: 'delete',
  label: listTexts.delete,
  danger: true,
  shown: (city) => !city.is_shipped,
  confirm: (city) => sayNow(listTexts.confirm.deleteOne, { name: nameOfCity(city) }),
  run: async ({ id }) => {
    toast.success((await api(cityCalls.delete, { ids: [id] })).msg);
  },
};

/** The actions of this user on a division. */
export function useCityActions(may: May, ways: Ways): readonly RowAction<City>[] {
  const edit = useStable(ways.onEdit);
  const addBelow = useStable(ways.onAddBelow);
  return useMemo(() => {
    const below: RowAction<City> = {
      key: 'below',
      label: texts.addBelow,
      shown: ({ level }) => level < 3,
      run: addBelow,
    };
    return [
      ...(may.edit ? [{ key: 'edit', label: listTexts.edit, run: edit }] : []),
      ...(may.edit ? [turn(true), turn(false)] : []),
      ...(may.add ? [below] : []),
      ...(may.delete ? [remove] : []),
    ];
  }, [may.edit, may.add, may.delete, edit, addBelow]);
}
