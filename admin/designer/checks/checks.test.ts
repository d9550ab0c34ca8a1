import { expect, test } from 'vitest';
import { captionText } from '#blocks/caption-text/spec.ts';
import { follow } from '#blocks/follow/spec.ts';
import { graphicNavigation } from '#blocks/graphic-navigation/spec.ts';
import { newBlock, pageOf, type Block } from '#blocks/kit/document.ts';
import { initialSettings } from '#blocks/kit/fields.ts';
import { magicCube } from '#blocks/magic-cube/spec.ts';
import { model3d } from '#blocks/model-3d/spec.ts';
import { notice } from '#blocks/notice/spec.ts';
import { areaFields } from '#blocks/picture-ads/areas.ts';
import { pictureAds } from '#blocks/picture-ads/spec.ts';
import { reward } from '#blocks/reward/spec.ts';
import { tabBar } from '#blocks/tab-bar/spec.ts';
import { video } from '#blocks/video/spec.ts';
import type { Known } from './check.ts';
import { checkPage } from './checks.ts';

const nothingKnown = { has3d: true, sizes: new Map<string, number>() };
const check = (blocks: Omit<Block, 'id'>[], known: Known = nothingKnown) =>
  checkPage(pageOf(blocks, { details: 'About it' }), known).map(({ kind, block, path, text }) => [
    kind,
    block,
    path.join('.'),
    text.en,
  ]);

test('a page that is whole has nothing to check', () => {
  expect(check([newBlock(captionText)])).toEqual([]);
});

test('what is required and not filled in, or beyond its limits, keeps a page from being published', () => {
  expect(checkPage(pageOf([]), nothingKnown)).toMatchObject([
    { kind: 'fault', block: '', path: ['setup', 'details'] },
  ]);
  expect(
    check([newBlock(notice, { noticeText: '' }), newBlock(captionText, { wordSize: 100 })]),
  ).toMatchObject([
    ['fault', 'b1', 'noticeText', expect.any(String)],
    ['fault', 'b2', 'wordSize', expect.any(String)],
  ]);
});

test('a text that was begun in several languages is looked at for the missing ones', () => {
  const name = { zh_CN: '标题', en: ' ' };
  expect(check([newBlock(captionText, { name })])).toEqual([
    ['advice', 'b1', 'name', '“Heading” is missing in English、繁體中文'],
  ]);
  expect(check([newBlock(captionText, { name: '标题' })])).toEqual([]);
  const bound = { bind: 'part_name', fallback: { en: 'It' } } as const;
  expect(check([newBlock(captionText, { name: bound })])).toHaveLength(1);
});

test('a hot area without a name or a link is told, at its own setting', () => {
  const imageList = [
    {
      src: '/a.png',
      text: '',
      linktype: '10' as const,
      http: { externalLink: '' },
      areas: [
        { ...initialSettings(areaFields), label: 'Buy', http: { externalLink: '/buy' } },
        initialSettings(areaFields),
      ],
    },
  ];
  expect(check([newBlock(pictureAds, { imageList })])).toEqual([
    [
      'advice',
      'b1',
      'imageList.0.areas.1.label',
      '“Area name” is empty: people who can’t see the picture won’t know where it leads',
    ],
    ['advice', 'b1', 'imageList.0.areas.1.http', '“Link” has no link'],
  ]);
});

test('a link is missed where something is there to lead on', () => {
  const more = {
    show: true,
    type: 1,
    text: 'More',
    httpType: '10',
    http: { externalLink: '' },
  } as const;
  expect(check([newBlock(captionText, { more })])).toEqual([
    ['advice', 'b1', 'more.http', '“Link” has no link'],
  ]);
  expect(check([newBlock(captionText, { more: { ...more, show: false } })])).toEqual([]);
  const items = [
    initialSettings(tabBar.fields.iconList.kind === 'list' ? tabBar.fields.iconList.item : {}),
  ];
  expect(check([newBlock(tabBar, { iconList: items as never })])).toEqual([
    ['advice', 'b1', 'iconList.0.http', '“Link” has no link'],
  ]);
});

test('pictures and films are missed where the block is about them', () => {
  expect(check([newBlock(pictureAds)])).toMatchObject([
    ['advice', 'b1', 'imageList', expect.any(String)],
  ]);
  expect(check([newBlock(video)])).toMatchObject([['advice', 'b1', 'src', expect.any(String)]]);
  expect(check([newBlock(follow)])).toMatchObject([['advice', 'b1', 'qr', expect.any(String)]]);
  // As many as the layout has, whatever else lies there.
  expect(check([newBlock(magicCube)])).toHaveLength(2);
  const entry = {
    src: '',
    text: 'A',
    linktype: '11',
    http: { externalLink: 'https://a.example' },
  } as const;
  expect(check([newBlock(graphicNavigation, { imageList: [entry] })])).toHaveLength(1);
  expect(check([newBlock(graphicNavigation, { imageList: [entry], navigationType: 1 })])).toEqual(
    [],
  );
});

test('what is too heavy for a phone is weighed as far as its size is known', () => {
  const sizes = new Map([['/film.mp4', 80_000_000]]);
  expect(check([newBlock(video, { src: '/film.mp4' })], { has3d: true, sizes })).toMatchObject([
    ['advice', 'b1', 'src', expect.stringContaining('80.0 MB')],
  ]);
  expect(check([newBlock(video, { src: '/other.mp4' })], { has3d: true, sizes })).toEqual([]);
});

test('[DSG-1] 3D on the page of a company without it is kept and said to be hidden', () => {
  const known = { ...nothingKnown, has3d: false };
  expect(check([newBlock(model3d)], known)).toMatchObject([
    ['advice', 'b1', '', '3D is not included in the company’s version, so this won’t be shown'],
  ]);
});

test('a block that nobody knows any more is named', () => {
  expect(check([{ type: 'gone', version: 1, settings: {} }])).toMatchObject([
    ['advice', 'b1', '', expect.any(String)],
  ]);
});

test('a campaign that is not there keeps a page from being published, once the campaigns are known', () => {
  const blocks = [newBlock(reward, { campaign: 7 })];
  expect(check(blocks)).toEqual([]);
  expect(check(blocks, { ...nothingKnown, campaigns: {} })).toMatchObject([
    ['fault', 'b1', 'campaign', expect.stringContaining('does not exist')],
  ]);
  expect(check([newBlock(reward)])).toMatchObject([
    ['advice', 'b1', 'campaign', expect.any(String)],
  ]);
});

test('a hidden block is not checked', () => {
  const hidden = { ...newBlock(notice, { noticeText: '' }), hidden: true as const };
  expect(check([hidden, { ...newBlock(video), hidden: true }])).toEqual([]);
});
