import { Button, Dropdown } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { useMedia } from '#admin/app/media.ts';
import { MoreIcon } from '#admin/ui/icons.tsx';
import { phone } from './media.ts';
import { listTexts } from './texts.ts';
import type { RowAction } from './types.ts';
import { chosenForRow, type Ask } from './use-asking.tsx';
import { useCommand } from './use-command.ts';

type ActionButtonsProps<Row> = {
  resource: string;
  row: Row;
  name: string;
  actions: readonly RowAction<Row>[];
  /** Where records have states, whether an action leads to another one: the first that leads on is the main one. */
  isMove?: ((key: string) => boolean) | undefined;
  /** How many stand outside the menu; on a phone fewer than on a desk unless told. */
  most?: number;
  onAsk: Ask<Row>;
};

const usually = { wide: 4, phone: 2 } as const;

/** The actions of one record that lies open, as buttons; the first that leads on is the main one, what is too much is in a menu. */
export function ActionButtons<Row>(props: ActionButtonsProps<Row>) {
  const { resource, row, name, actions, isMove, onAsk } = props;
  const isPhone = useMedia(phone);
  const say = useSay();
  const { isBusy, run } = useCommand(resource);
  const room = props.most ?? usually[isPhone ? 'phone' : 'wide'];
  const possible = actions.filter(({ shown }) => !shown || shown(row));
  const isMain = (key: string) => (isMove ? isMove(key) : key !== 'edit');
  const main = possible.find(({ aside, danger, key }) => !aside && !danger && isMain(key));
  const act = (action: RowAction<Row>) => {
    const chosen = chosenForRow(action, row, name);
    if (!onAsk(chosen)) void run(chosen.run);
  };
  // What cannot be taken back is never the nearest.
  const inOrder = possible.toSorted(
    (one, other) => Number(one.danger ?? 0) - Number(other.danger ?? 0),
  );
  const rest = inOrder.slice(inOrder.length > room + 1 ? room : inOrder.length);
  return (
    <>
      {inOrder.slice(0, inOrder.length - rest.length).map((action) => (
        <Button
          key={action.key}
          type={action === main ? 'primary' : 'default'}
          danger={action.danger}
          disabled={isBusy}
          onClick={() => act(action)}
        >
          {say(action.label)}
        </Button>
      ))}
      {rest.length > 0 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: rest.map(({ key, label, danger }) => ({ key, label: say(label), danger })),
            onClick: ({ key }) => act(rest.find((action) => action.key === key)!),
          }}
        >
          <Button disabled={isBusy} aria-haspopup="menu">
            {say(listTexts.more)} <MoreIcon size={14} />
          </Button>
        </Dropdown>
      )}
    </>
  );
}
