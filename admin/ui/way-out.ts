import { t, type Text } from '#contract/text.ts';

const cancel = t('取消', 'Cancel', '取消');
const back = t('返回', 'Back', '返回');

/** The label of the button that leaves a dialog. Beside one that cancels something it must not read the same. */
export function wayOut(verb: unknown, say: (text: Text) => string): string {
  return say(typeof verb === 'string' && verb.startsWith(say(cancel)) ? back : cancel);
}
