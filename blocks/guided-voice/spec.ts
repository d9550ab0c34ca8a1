import { t } from '#contract/text.ts';
import { media, picture, toggle } from '#blocks/kit/fields.ts';
import { block } from '#blocks/kit/spec.ts';

export const guidedVoice = block({
  type: 'guidedVoice',
  group: 'basic',
  icon: 'M3.5 8h3l4-3.5v11l-4-3.5h-3zM13 7.5a3.5 3.5 0 0 1 0 5M15 5.5a6.25 6.25 0 0 1 0 9',
  name: t('语音导览', 'Guided voice', '語音導覽'),
  line: t(
    '进入页面时播放一段语音',
    'A recording that plays when the page opens',
    '進入頁面時播放一段語音',
  ),
  fields: {
    audioUrl: media(
      t('音频', 'Recording', '音訊'),
      'audio',
      t(
        '支持 mp3 及视频格式，不超过 500M；手机浏览器都能播放的是 mp3',
        'mp3 or a video format up to 500 MB; mp3 plays on every phone',
        '支援 mp3 及影片格式，不超過 500M；手機瀏覽器都能播放的是 mp3',
      ),
    ),
    src: picture(
      t('图标', 'Icon', '圖示'),
      t('建议正方形', 'A square picture works best', '建議正方形'),
    ),
    autoplay: toggle(t('自动播放', 'Autoplay', '自動播放'), true, {
      hint: t(
        '浏览器不允许时，轻触页面后播放',
        'If the browser blocks autoplay, playback starts with the first tap',
        '瀏覽器不允許時，輕觸頁面後播放',
      ),
    }),
    // Whether it was playing when the older editor saved the page. Not editable; kept as it came.
    isPlay: toggle(t('正在播放', 'Playing', '正在播放'), false, {
      only: { field: 'isPlay', is: [] },
    }),
  },
});
