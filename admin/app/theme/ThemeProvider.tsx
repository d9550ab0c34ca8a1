import { LoadingOutlined } from '@ant-design/icons';
import { ConfigProvider } from 'antd';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLanguage } from '../language.ts';
import { reducedMotion, useMedia } from '../media.ts';
import { antdTheme } from './antd-theme.ts';
import { loadLocale, useLocale } from './locale.ts';
import { cssVariables } from './tokens.ts';
import { usePalette } from './use-palette.ts';
import './unfolding.css';

// The kit's own folds away by a transition; now and then its end is missed, and the button reads as loading for good.
const button = { autoInsertSpace: false, loadingIcon: <LoadingOutlined /> };

/** Gives antd and the style sheets the same tokens, and antd's controls the user's language. */
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
