import { t } from '#contract/text.ts';
import { media, picture, toggle } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const guidedVoice = block({
  type: 'guidedVoice',
  group: 'basic',
  name: t('语音导览', 'Guided voice', '語音導覽'),
  line: t(
    '进入页面时播放一段语音',
    'A recording that plays with the page',
    '進入頁面時播放一段語音',
  ),
  fields: {
    audioUrl: media(
      t('音频', 'Recording', '音訊'),
      'audio',
      t(
        '支持 mp3 及视频格式，不超过 500M；手机浏览器都能播放的是 mp3',
        'mp3 or a video format up to 500M; mp3 plays on every phone',
        '支援 mp3 及影片格式，不超過 500M；手機瀏覽器都能播放的是 mp3',
      ),
    ),
    src: picture(t('图标', 'Icon', '圖示'), t('建议正方形', 'Best a square', '建議正方形')),
    autoplay: toggle(t('自动播放', 'Plays by itself', '自動播放'), true, {
      hint: t(
        '浏览器不允许时，轻触页面后播放',
        'Where the browser refuses, the first tap begins it',
        '瀏覽器不允許時，輕觸頁面後播放',
      ),
    }),
    // Whether it was playing when the older editor saved the page. Not editable; kept as it came.
    isPlay: toggle(t('正在播放', 'Playing', '正在播放'), false, {
      only: { field: 'isPlay', is: [] },
    }),
  },
});
