import type { Locale } from 'antd/es/locale';
import { create } from 'zustand';
import type { Language } from '#contract/language.ts';

const loaders: Record<Language, () => Promise<{ default: Locale }>> = {
  zh_CN: () => import('antd/es/locale/zh_CN'),
  en: () => import('antd/es/locale/en_US'),
  zh_TW: () => import('antd/es/locale/zh_TW'),
};

const calendars: Record<Language, () => Promise<unknown>> = {
  zh_CN: () => import('dayjs/locale/zh-cn'),
  en: () => import('dayjs/locale/en'),
  zh_TW: () => import('dayjs/locale/zh-tw'),
};
const calendarNames: Record<Language, string> = { zh_CN: 'zh-cn', en: 'en', zh_TW: 'zh-tw' };

/** antd's own texts; one chunk per language. */
export const useLocale = create<{ locale: Locale | undefined }>(() => ({ locale: undefined }));

/** Offline, antd keeps its language; our own texts switch anyway. */
export async function loadLocale(language: Language): Promise<void> {
  try {
    const [{ default: locale }, { default: dayjs }] = await Promise.all([
      loaders[language](),
      import('dayjs'),
      calendars[language](),
    ]);
    dayjs.locale(calendarNames[language]);
    useLocale.setState({ locale });
  } catch {
    // Keeps the old texts.
  }
}
