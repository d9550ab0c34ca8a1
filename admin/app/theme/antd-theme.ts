import { theme, type ThemeConfig } from 'antd';
import { inkOn, mix, readableOn } from '#browser/theme/colours.ts';
import { cssVariables, type Palette, type Shade } from '#browser/theme/tokens.ts';

function menuTokens(palette: Palette) {
  return {
    collapsedWidth: 64,
    itemBorderRadius: 6,
    itemHeight: 40,
    itemMarginInline: 8,
    iconSize: 18,
    collapsedIconSize: 18,
    itemBg: 'transparent',
    subMenuItemBg: 'transparent',
    itemColor: palette.ink2,
    itemHoverColor: palette.ink1,
    itemSelectedColor: palette.primary,
    itemSelectedBg: mix(palette.surface, palette.primary, 0.1),
    horizontalItemSelectedColor: palette.primary,
    darkItemBg: 'transparent',
    darkSubMenuItemBg: 'transparent',
    darkPopupBg: '#1F2935',
    darkItemColor: '#B4BDC7',
    darkItemHoverColor: '#FFFFFF',
    darkItemHoverBg: 'rgb(255 255 255 / 6%)',
    darkItemSelectedBg: 'rgb(255 255 255 / 10%)',
    darkItemSelectedColor: '#FFFFFF',
    activeBarBorderWidth: 0,
  };
}

/** The tokens in antd's names. */
export function antdTheme(palette: Palette, shade: Shade, calm: boolean): ThemeConfig {
  const variables = cssVariables(palette, shade);
  const onPrimary = inkOn(palette.primary);
  const danger = readableOn(palette.seal, palette.raised);
  return {
    algorithm: shade === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      motion: !calm,
      colorPrimary: palette.primary,
      colorLink: palette.primary,
      colorSuccess: palette.good,
      colorError: palette.seal,
      colorWarning: palette.caution,
      colorInfo: palette.info,
      colorText: palette.ink1,
      colorTextSecondary: palette.ink2,
      colorTextTertiary: palette.ink2,
      colorTextDescription: palette.ink2,
      colorTextPlaceholder: mix(palette.ink3, palette.ink2, 0.35),
      colorTextQuaternary: palette.ink3,
      colorTextDisabled: palette.ink3,
      colorIcon: palette.ink2,
      colorBgLayout: palette.paper,
      colorBgContainer: palette.surface,
      colorBgElevated: palette.raised,
      colorBorder: mix(palette.line, palette.ink3, 0.3),
      colorBorderSecondary: palette.line,
      colorSplit: palette.line,
      fontFamily: variables['--font-text'],
      fontFamilyCode: variables['--font-code'],
      fontSize: 14,
      borderRadius: 6,
      borderRadiusLG: 8,
      borderRadiusSM: 4,
      boxShadow: variables['--shadow'],
      boxShadowSecondary: variables['--shadow'],
      motionDurationFast: '0.12s',
      motionDurationMid: '0.16s',
      motionDurationSlow: '0.2s',
    },
    components: {
      Button: {
        primaryColor: onPrimary,
        dangerColor: inkOn(danger),
        // Set explicitly: the colours antd derives have too little contrast, especially on hovered buttons.
        colorError: danger,
        colorLink: readableOn(palette.primary, palette.raised),
        colorLinkHover: variables['--primary-deep'],
        colorPrimaryHover: variables['--primary-deep'],
        primaryShadow: 'none',
        defaultShadow: 'none',
        dangerShadow: 'none',
      },
      Badge: { colorTextLightSolid: inkOn(palette.seal) },
      Menu: menuTokens(palette),
      Table: {
        fontSize: 13,
        cellPaddingBlock: 11,
        cellPaddingInline: 12,
        headerBg: palette.surface,
        headerColor: palette.ink2,
        headerSplitColor: 'transparent',
        rowHoverBg: mix(palette.surface, palette.primary, 0.05),
      },
      Tooltip: { colorBgSpotlight: shade === 'light' ? '#1B2430' : '#3A4654' },
    },
  };
}
