import { Fragment } from 'react';
import { t } from '#contract/text.ts';
import { Empty } from '#blocks/kit/Empty.tsx';
import { Html } from '#blocks/kit/Html.tsx';
import { isBlankMarkup } from '#blocks/kit/markup.ts';
import { readFor, type Scene } from '#blocks/kit/scene.ts';
import type { SettingsFor } from '#blocks/kit/spec.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import { EmptyTab } from './EmptyTab.tsx';
import type { tabs } from './spec.ts';

export function TabsView({ id, settings: s, scene }: ViewProps<typeof tabs>) {
  if (s.list.length === 0) return <Empty scene={scene} text={waiting} />;
  // Radio button, label and content are siblings, so that CSS alone can show the chosen one.
  return (
    <sy-tabs class="b-tabs" data-still={scene.place === 'canvas' ? '' : undefined}>
      {s.list.map((tab, at) => {
        const name = `${id}-${at}`;
        return (
          <Fragment key={name}>
            <input type="radio" id={name} name={`${id}-tabs`} defaultChecked={at === 0} />
            <label htmlFor={name}>{readFor(scene, tab.title)}</label>
            <section id={`${name}-content`}>
              <Content tab={tab} scene={scene} />
            </section>
          </Fragment>
        );
      })}
    </sy-tabs>
  );
}

type Tab = SettingsFor<typeof tabs>['list'][number];

function Content({ tab, scene }: { tab: Tab; scene: Scene }) {
  if (!isBlankMarkup(readFor(scene, tab.content)))
    return <Html scene={scene} value={tab.content} className="html" />;
  return scene.language === 'zh_CN' ? <EmptyTab /> : null;
}

const waiting = t('请添加选项卡', 'Add tabs', '請新增頁籤');
