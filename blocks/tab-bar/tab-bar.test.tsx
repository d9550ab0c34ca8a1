import { expect, test } from 'vitest';
import { faultsWith, showBlock } from '#blocks/samples/show.tsx';
import { tabBar } from './spec.ts';

const item = (iconText: string, over: object = {}) => ({
  iconName: 'home' as const,
  iconText,
  iconPic: '',
  inactive: '',
  isDot: false,
  linktype: '10' as const,
  http: { externalLink: '/p' },
  ...over,
});
const three = [item('首页'), item('查询', { isDot: true }), item('我的')];

test('[BLK-26] shows its items with icons, links and red dots', () => {
  const block = showBlock(tabBar, { iconList: three });
  const links = [...block.querySelectorAll('nav a')];
  expect(links.map((link) => link.querySelector('.b-bar-text')!.firstChild!.textContent)).toEqual([
    '首页',
    '查询',
    '我的',
  ]);
  expect(block.querySelectorAll('svg')).toHaveLength(3);
  expect(block.querySelectorAll('.b-bar-dot')).toHaveLength(1);
  expect(links[1]!.textContent).toContain('有新内容');
});

test('[BLK-26] marks the chosen one by its colour, its picture and for those who do not see', () => {
  const pictured = item('二', { iconPic: '/on.png', inactive: '/off.png' });
  const iconList = [pictured, pictured];
  const block = showBlock(tabBar, { iconList, Highlight: 1, activeColor: 'rgb(1, 2, 3)' });
  const [first, second] = block.querySelectorAll('li');
  expect([first, second].map((one) => one!.getAttribute('aria-current'))).toEqual([null, 'page']);
  expect([first, second].map((one) => one!.querySelector('img')!.getAttribute('src'))).toEqual([
    '/off.png',
    '/on.png',
  ]);
  expect(second!.querySelector<HTMLElement>('.b-bar-icon')!.style.color).toBe('rgb(1, 2, 3)');
});

test('[BLK-26] has a line above unless it is not wanted', () => {
  const nav = (isShowBorder: boolean) =>
    showBlock(tabBar, { iconList: three, isShowBorder }).querySelector('nav')!.className;
  expect([nav(true), nav(false)]).toEqual(['is-lined', '']);
});

test('[BLK-26] has at most five items, a highlight of 0 to 4, and its place at the foot of the page', () => {
  expect(
    faultsWith(tabBar, { iconList: Array.from({ length: 6 }, () => item('六')) }),
  ).toHaveProperty('iconList');
  expect(faultsWith(tabBar, { iconList: Array.from({ length: 5 }, () => item('五')) })).toEqual({});
  expect(faultsWith(tabBar, { Highlight: 5 })).toHaveProperty('Highlight');
  expect([tabBar.isOnly, tabBar.isFixed]).toEqual([true, true]);
});
