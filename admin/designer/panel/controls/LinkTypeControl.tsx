import { useSay } from '#admin/app/language.ts';
import type { ControlProps } from '../control.ts';
import { linkTexts } from '../link/texts.ts';
import { usePutTogether } from '../panel-scope.ts';
import { RadioTiles } from './RadioTiles.tsx';

/** Internal or external; a change clears the link. */
export function LinkTypeControl(props: ControlProps<'linkType'>) {
  const { field, path, id, value, labelledBy, describedBy } = props;
  const say = useSay();
  const putTogether = usePutTogether();
  return (
    <RadioTiles
      name={id}
      look="words"
      labelledBy={labelledBy}
      describedBy={describedBy}
      // Older pages stored numbers.
      value={String(value)}
      tiles={(['10', '11'] as const).map((one) => ({
        value: one as string,
        label: say(linkTexts.types[one]),
      }))}
      onChange={(next) =>
        putTogether([
          [path, next],
          [[...path.slice(0, -1), field.clears], { externalLink: '' }],
        ])
      }
    />
  );
}
