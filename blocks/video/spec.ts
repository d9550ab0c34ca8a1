import { t } from '#contract/text.ts';
import { media, picture, toggle } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const video = block({
  type: 'videoss',
  group: 'basic',
  icon: 'M3 4.5h14v11H3zM8.5 7.75v4.5l4-2.25z',
  name: t('视频', 'Video', '影片'),
  line: t('一段视频，可带封面', 'A video with an optional cover', '一段影片，可附封面'),
  fields: {
    src: media(
      t('视频', 'Video', '影片'),
      'video',
      t(
        '支持 mp4、ogg、flv、avi、wmv、rmvb、mov，不超过 500M；手机浏览器都能播放的是 mp4',
        'mp4, ogg, flv, avi, wmv, rmvb or mov up to 500 MB; mp4 plays on every phone',
        '支援 mp4、ogg、flv、avi、wmv、rmvb、mov，不超過 500M；手機瀏覽器都能播放的是 mp4',
      ),
    ),
    coverUrl: picture(t('封面', 'Cover', '封面')),
    autoplay: toggle(t('自动播放', 'Autoplay', '自動播放'), false, {
      hint: t('自动播放时静音', 'Muted on autoplay', '自動播放時靜音'),
    }),
  },
});
