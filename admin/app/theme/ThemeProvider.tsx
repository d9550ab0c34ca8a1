import { ConfigProvider } from 'antd';
import { useEffect, useLayoutEffect, useMemo, type ReactNode } from 'react';
import { useLanguage } from '../language.ts';
import { reducedMotion, useMedia } from '../media.ts';
import { useSession } from '../session.ts';
import { antdTheme } from './antd-theme.ts';
import { loadLocale, useLocale } from './locale.ts';
import { useTheme } from './settings.ts';
import { cssVariables, paletteOf, type Look } from './tokens.ts';
import './unfolding.css';

/** The look of now: the user's choice first, then the company's colour, then the house's. */
function useLook(): Look {
  const { darkMode, weakMode, color } = useTheme();
  const brand = useSession((state) => state.user?.branding?.color ?? null);
  const chosen = color ?? (brand && /^#[\da-f]{6}$/i.test(brand) ? brand : null);
  return { shade: darkMode ? 'dark' : 'light', weak: weakMode, colour: chosen };
}

/** Gives antd and the style sheets the same tokens, and antd's controls the user's language. */
export function ThemeProvider({ children }: { children: ReactNode }) {
  const { shade, weak, colour } = useLook();
  const isCalm = useMedia(reducedMotion);
  const palette = useMemo(() => paletteOf({ shade, weak, colour }), [shade, weak, colour]);
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
    <ConfigProvider theme={theme} locale={locale} button={{ autoInsertSpace: false }}>
      {children}
    </ConfigProvider>
  );
}
