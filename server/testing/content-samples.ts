const nobody = 999_999_999;
const three = (name: string, value: string) => ({
  [name]: value,
  [`${name}_en`]: 'A',
  [`${name}_tw`]: '甲',
});
const picture = `/api/picture/${'0'.repeat(64)}.webp`;
const days = { show_from: '2026-01-01', show_until: '2026-12-31' };

/** Samples of the calls of what the platform writes and shows. */
export const contentSamples: Record<string, Record<string, unknown>> = {
  'itemCategory/add': { parent_id: nobody, ...three('name', '甲'), sort: 1, remark: '' },
  'article/add': {
    category_id: nobody,
    ...three('title', '甲'),
    ...three('summary', '乙'),
    ...three('body', '<p>丙</p>'),
    cover: '',
    author: '丁',
    is_pinned: false,
  },
  'news/info': { id: nobody },
  'item/add': {
    category_id: nobody,
    ...three('title', '甲'),
    ...three('summary', '乙'),
    picture: '',
    url: '',
    article_id: null,
    sort: 1,
    ...days,
  },
  'help/add': {
    category: 'start',
    ...three('title', '质保从哪一天算起'),
    ...three('body', '<p>丙</p>'),
    audiences: ['web'],
    sort: 1,
    is_shown: true,
  },
  'help/read': { keyword: 'xxxx', entry: nobody },
  'ad/add': {
    ad_sort_id: nobody,
    ...three('title', '甲'),
    ...three('alt', '乙'),
    picture,
    picture_en: '',
    picture_tw: '',
    url: '',
    types: ['web'],
    sort: 1,
    is_on: true,
    remark: '',
    ...days,
  },
  'adSort/add': {
    code: 'login_banner',
    name: '甲',
    place: 'login',
    width: 100,
    height: 100,
    most: 1,
    is_carousel: false,
    remark: '',
  },
  'layout/add': {
    name: '甲',
    place: 'login',
    type: 'web',
    parts: [],
    is_on: true,
    remark: '',
  },
  'layout/preview': { place: 'login', type: 'web', parts: [] },
  'website/edit': {
    ...three('title', '甲'),
    ...three('slogan', '乙'),
    ...three('description', '丙'),
    ...three('copyright', '丁'),
    ...three('support_hours', '戊'),
    logo: '',
    support_phone: '',
    support_email: '',
    icp_number: '',
    icp_url: '',
    police_number: '',
    police_url: '',
    default_language: 'zh_CN',
    version: 9_999,
  },
};

/** Filters of their lists that no other list has. */
export const contentFilters = {
  place: '',
  type: '',
  types: '',
  is_on: '',
  category: '',
  audiences: '',
  ad_sort_id: nobody,
};
