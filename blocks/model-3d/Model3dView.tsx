import { say, t } from '#contract/text.ts';
import { publicPageTexts as texts } from '#contract/texts/public-pages.ts';
import { Card } from '#blocks/kit/Card.tsx';
import { Empty } from '#blocks/kit/Empty.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { pageLink, readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { model3d } from './spec.ts';

export function Model3dView({ settings: s, scene }: ViewProps<typeof model3d>) {
  if (!scene.has3d)
    return (
      <Empty
        scene={scene}
        text={t('企业未开通 3D', '3D is not included in the company’s version', '企業未開通 3D')}
      />
    );
  const title = readFor(scene, s.text);
  const own = { name: title, model_iframe: s.model_iframe, modelUrl: s.modelUrl };
  const model = s.model_iframe !== '' || s.modelUrl !== '' ? own : scene.model;
  const way = model && pageLink(scene, '/threedModel', { modelData: JSON.stringify(model), title });
  if (!way)
    return (
      <Empty
        scene={scene}
        text={t('请设置模型地址或文件', 'Set a model URL or file', '請設定模型地址或檔案')}
      />
    );
  return (
    <Card look={s.moditystyle} title={title}>
      <LinkTo scene={scene} to={way} className="act">
        {say(texts.model3d, scene.language)}
      </LinkTo>
      {scene.place === 'canvas' && (
        <p className="b-model" role="note">
          {say(texts.onlyOnPage, scene.language)}
        </p>
      )}
    </Card>
  );
}
