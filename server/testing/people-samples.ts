const nobody = 999_999_999;

/** Samples of the calls about people and their rights: refused for what they name. */
export const peopleSamples: Record<string, Record<string, unknown>> = {
  'user/add': {
    username: 'newcomer',
    realname: '甲',
    mobile: '',
    email: '',
    dept_id: null,
    position_id: null,
    level_id: null,
    role_ids: [nobody],
    remark: '',
    password: '',
  },
  'role/add': { name: { zh_CN: '总经理', en: '', zh_TW: '' }, remark: '' },
  'role/options': {},
  'role/authorise': { id: nobody, version: 1, permissions: ['dashboard:workplace:view'] },
  'dept/add': {
    parent_id: nobody,
    code: 'X1',
    name: '甲',
    leader_id: null,
    sort: 1,
    remark: '',
  },
  'position/add': { code: 'P01', name: '甲', sort: 1, is_active: true, remark: '' },
  'level/add': { code: 'L1', name: '甲', rank: 1, remark: '' },
};

/** Filters of their lists that no other list has. */
export const peopleFilters: Record<string, unknown> = {
  dept_id: nobody,
  role_id: nobody,
  position_id: nobody,
  level_id: nobody,
  is_active: '',
};
