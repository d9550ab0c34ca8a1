const nobody = { id: 999_999_999, version: 1 };

/** Samples of the calls about members. */
export const memberSamples: Record<string, Record<string, unknown>> = {
  'memberLevel/add': {
    name: '普通会员',
    name_en: 'Member',
    name_tw: '一般會員',
    growth: 77,
    color: 'grey',
    benefits: '',
  },
  'member/add': {
    name: '甲',
    mobile: '13911110001',
    sex: '0',
    birthday: '1990-05-01',
    province: 33,
    city: '',
    source: 'manual',
    is_enabled: true,
    remark: '',
  },
  'member/reveal': { id: nobody.id },
  'member/grant': { id: nobody.id, points: 1, growth: 1, reason: 'x' },
  'member/take': { id: nobody.id, points: 1, growth: 1, reason: 'x' },
  'memberPoint/index': { page: 1, limit: 10, sort_field: '', sort_by: '', member_id: nobody.id },
  'memberPoint/reverse': { id: nobody.id, reason: 'x' },
  'person/find': { id: 999_999_999, mobile: '13999999999' },
  'person/export': { key: 'x', format: 'json' },
  'person/erase': { key: 'x', digits: '0000', reason: 'x' },
};

/** Filters of their lists that no other list has. */
export const memberFilters: Record<string, unknown> = {
  level_id: 1,
};
