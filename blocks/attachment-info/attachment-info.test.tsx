// @vitest-environment node
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { initialOf } from '#blocks/kit/spec.ts';
import { sampleScene } from '#blocks/samples/scenes.ts';
import { AttachmentInfoView } from './AttachmentInfoView.tsx';
import { attachmentInfo } from './spec.ts';

test('[BLK-21] attachments are the files of the serial number, of the chosen kinds', () => {
  const scene = {
    ...sampleScene('first', 'en', 'page'),
    attachments: [
      { name: 'a.pdf', url: '/api/file/a', size: 1_536, format: 'pdf' },
      { name: 'b.mp4', url: '/api/file/b', size: 2_097_153, format: 'video' },
    ] as const,
  };
  const show = (kinds: readonly ('pdf' | 'video')[]) =>
    renderToStaticMarkup(
      <AttachmentInfoView
        id="b1"
        settings={{ ...initialOf(attachmentInfo), kinds }}
        scene={scene}
      />,
    );
  expect(show(['pdf', 'video'])).toMatch(/href="\/api\/file\/a".*a\.pdf.*1\.5 KB.*b\.mp4.*2 MB/s);
  expect(show(['video'])).not.toContain('a.pdf');
  expect(show([])).toBe('');
});
