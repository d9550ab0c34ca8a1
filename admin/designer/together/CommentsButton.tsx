import { Button, Tooltip } from 'antd';
import { useStore } from 'zustand';
import { useSay } from '#admin/app/language.ts';
import { useWorkbench } from '../canvas/workbench.ts';
import frame from '../shell/designer.module.css';
import { CommentIcon } from './icons.tsx';
import { togetherTexts } from './texts.ts';

const { comments: texts } = togetherTexts;

/** Opens the comments, and says how many are open. */
export function CommentsButton({ onOpen }: { onOpen: () => void }) {
  const say = useSay();
  const { marks } = useWorkbench();
  const n = useStore(marks, ({ comments }) => comments.filter((one) => !one.resolve_time).length);
  const label = n > 0 ? say(texts.count, { n }) : say(texts.open);
  return (
    <Tooltip title={label} mouseEnterDelay={0.4}>
      <Button type="text" aria-label={label} icon={<CommentIcon />} onClick={onOpen}>
        {n > 0 && <span className={frame.count}>{n}</span>}
      </Button>
    </Tooltip>
  );
}
