import { showSize } from '#contract/files.ts';
import { t } from '#contract/text.ts';
import { Card } from '#blocks/kit/Card.tsx';
import { Empty } from '#blocks/kit/Empty.tsx';
import { FirstFew } from '#blocks/kit/FirstFew.tsx';
import { LinkTo } from '#blocks/kit/LinkTo.tsx';
import { readFor } from '#blocks/kit/scene.ts';
import type { ViewProps } from '#blocks/kit/view.ts';
import type { attachmentInfo } from './spec.ts';

export function AttachmentInfoView({ settings: s, scene }: ViewProps<typeof attachmentInfo>) {
  const files = scene.attachments.filter(({ format }) => s.kinds.includes(format));
  if (files.length === 0)
    return (
      <Empty
        scene={scene}
        text={t(
          '有附件的产品在这里显示',
          'Attachments of the scanned product appear here',
          '有附件的產品在這裡顯示',
        )}
      />
    );
  return (
    <Card look={s.moditystyle} title={readFor(scene, s.text)} style={{ fontSize: s.textSize }}>
      <FirstFew scene={scene} rows={files} isFolded={s.viewMore1} className="b-files">
        {({ name, url, size }) => (
          <LinkTo scene={scene} to={url} className="b-files-one" isOutside>
            <span>{name}</span>
            <small>{showSize(size)}</small>
          </LinkTo>
        )}
      </FirstFew>
    </Card>
  );
}
