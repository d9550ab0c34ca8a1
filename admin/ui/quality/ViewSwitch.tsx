import { Segmented } from 'antd';
import { useSay } from '#admin/app/language.ts';
import { recordsPageTexts as texts } from './texts.ts';

export const recordViews = ['list', 'sheet', 'trend'] as const;
export type RecordView = (typeof recordViews)[number];

type ViewSwitchProps = { view: RecordView; onView: (view: RecordView) => void };

/** List, sheet or trend. */
export function ViewSwitch({ view, onView }: ViewSwitchProps) {
  const say = useSay();
  return (
    <Segmented<RecordView>
      aria-label={say(texts.view)}
      value={view}
      onChange={onView}
      options={recordViews.map((value) => ({ value, label: say(texts.views[value]) }))}
    />
  );
}
