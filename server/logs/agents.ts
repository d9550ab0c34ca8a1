import type { Device } from '#contract/features/logs/login-log/contract.ts';

export type Agent = { browser: string; system: string; device: Device };

/** In this order: most browsers also name those they descend from. */
const browsers: [name: string, pattern: RegExp][] = [
  ['WeChat', /MicroMessenger\/(\d+)/],
  ['DingTalk', /DingTalk\/(\d+)/],
  ['Edge', /Edg(?:e|A|iOS)?\/(\d+)/],
  ['Opera', /OPR\/(\d+)/],
  ['Samsung Internet', /SamsungBrowser\/(\d+)/],
  ['UC', /UCBrowser\/(\d+)/],
  ['QQ', /M?QQBrowser\/(\d+)/],
  ['Huawei', /HuaweiBrowser\/(\d+)/],
  ['Xiaomi', /MiuiBrowser\/(\d+)/],
  ['Firefox', /(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /(?:Chrome|HeadlessChrome|CriOS)\/(\d+)/],
  ['Safari', /Version\/(\d+)[.\d]* .*Safari/],
  ['Internet Explorer', /(?:MSIE |rv:)(\d+)/],
];
const systems: [name: string, pattern: RegExp][] = [
  ['HarmonyOS', /HarmonyOS|OpenHarmony/],
  ['Windows', /Windows/],
  ['Android', /Android/],
  ['iPadOS', /iPad/],
  ['iOS', /iPhone|iPod/],
  ['macOS', /Mac OS X|Macintosh/],
  ['ChromeOS', /CrOS/],
  ['Linux', /Linux|X11/],
];

/** A short name for a user agent. Nothing depends on it: anyone may send anything. */
export function readAgent(text: string): Agent {
  const isBrowser = text.startsWith('Mozilla/');
  const [name, pattern] = browsers.find(([, one]) => one.test(text)) ?? [];
  const version = pattern?.exec(text)?.[1];
  const system = systems.find(([, one]) => one.test(text))?.[0] ?? '';
  return {
    // Programs give their name first: `curl/8.5.0`.
    browser: name ? `${name} ${version}` : isBrowser ? '' : text.split(/[\s(]/)[0]!.slice(0, 40),
    system,
    device: deviceOf(text, isBrowser, system),
  };
}

function deviceOf(text: string, isBrowser: boolean, system: string): Device {
  if (text === '') return 'unknown';
  if (!isBrowser) return 'program';
  if (/iPad|Tablet/.test(text) || (/Android/.test(text) && !/Mobile/.test(text))) return 'tablet';
  if (/Mobile|iPhone|iPod/.test(text)) return 'phone';
  return system === '' ? 'unknown' : 'computer';
}
