import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLanguage } from '../language.ts';
import { reducedMotion, useMedia } from '../media.ts';
import { antdTheme } from './antd-theme.ts';
import { loadLocale, useLocale } from './locale.ts';
import { cssVariables } from '#browser/theme/tokens.ts';
import { usePalette } from './use-palette.ts';
import './unfolding.css';

// antd's own loading transition sometimes misses its end, and the button would stay in the loading state.
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> };

/** Passes the same tokens to antd and the style sheets, and the user's language to antd. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { palette, shade, weak } = usePalette();
  const isCalm = useMedia(reducedMotion);
  const theme = useMemo(() => antdTheme(palette, shade, isCalm), [palette, shade, isCalm]);
  const locale = useLocale((state) => state.locale);
  const language = useLanguage((state) => state.language);

  useEffect(() => void loadLocale(language), [language]);
  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    for (const [name, value] of Object.entries(cssVariables(palette, shade)))
      style.setProperty(name, value);
    style.colorScheme = shade;
    dataset.shade = shade;
    dataset.weak = String(weak);
  }, [palette, shade, weak]);

  return (
    <ConfigProvider theme={theme} locale={locale} button={button}>
      {children}
    </ConfigProvider>
  );
}
