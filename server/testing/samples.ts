import type * as z from 'zod';
import type { Endpoint } from '../http/endpoint.ts';

const nobody = { id: 999_999_999, version: 1 };
const partner = {
  name: '甲',
  credit_code: '',
  contact: '',
  mobile: '',
  email: '',
  address: '',
  remark: '',
};

const anyId = { id: nobody.id };
const someCodes = { ids: [nobody.id], codes: [], ranges: [], pack_id: null };

/** Calls that come all the way to the database and are refused there, or only read: the wrong value is what is tried. */
const samples: Record<string, Record<string, unknown>> = {
  'login/login': {
    username: 'demo',
    password: 'wrong-1',
    remember: false,
    captcha: 'abcd',
    key: 'k',
  },
  'login/sms': { mobile: '13900000000', captcha: 'abcd', key: 'k', code: '1' },
  'login/register': {
    company_name: '甲',
    credit_code: '91330100MA2KG7X137',
    realname: '乙',
    username: 'newone',
    password: 'Abc-123',
    mobile: '13900000000',
    code: '000000',
  },
  'index/updatePwd': {
    realname: '丙',
    oldPassword: 'wrong-1',
    newPassword: 'Abc-123',
    rePassword: 'Abc-123',
  },
  'index/modMobile': { mobile: '13900000000', captcha: 'abcd', code: '000000', key: 'k' },
  'index/updateProfile': { version: 9_999, realname: '丁', email: 'a@b.example', language: 'en' },
  'index/updateAvatar': { image: 'data:image/png;base64,AAAA' },
  'company/edit': {
    version: 9_999,
    name: '戊',
    short_name: '',
    credit_code: '91330100MA2KG7X137',
    legal_person: '',
    contact: '己',
    mobile: '13900000000',
    email: '',
    address: '',
    introduction: '',
    license: '',
  },
  'company/submit': { version: 9_999 },
  'company/brand': { version: 9_999, title: '庚', color: '', logo: 'data:image/png;base64,AAAA' },
  'dictData/getDictByCode': { code: 'nothing' },
  'job/cancel': { id: 999_999_999 },
  'job/pause': { id: 999_999_999 },
  'job/resume': { id: 999_999_999 },
  'job/retry': { id: 999_999_999 },
  'login/branding': { company_id: 5 },
  'notice/index': {
    page: 1,
    limit: 10,
    type: 1,
    is_read: 1,
    keyword: 'x',
    start_date: '2026-01-01',
    end_date: '2026-01-02',
  },
  'notice/edit': { id: 999_999_999 },
  'category/add': { parent_id: 999_999_999, name: '甲', sort: 1, remark: '' },
  'part/add': {
    code: 'WL000001',
    name: '甲',
    kind: 'product',
    category_id: null,
    model: '',
    gtin: '',
    unit: 'pcs',
    net_content: '1.5',
    net_unit: 'l',
    price: 100,
    introduction: '',
    images: [],
    manuals: [{ name: '甲', url: 'https://a.example/x' }],
    attributes: [{ name: '甲', value: '乙' }],
    warranty_months: 12,
    warranty_start: 'sale',
    warranty_grace_days: 0,
    remark: '',
  },
  'part/restore': { ...nobody, revision: 1 },
  'part/revisions': { page: 1, limit: 10, sort_field: '', sort_by: '', part_id: 999_999_999 },
  'batch/add': {
    code: 'QS-PB800-A1',
    part_id: 1_000,
    quantity: 10,
    factory: '',
    line: '',
    product_date: '2026-01-01',
    expire_date: null,
    remark: '',
  },
  'company/approve': { ...nobody, system_version_id: 1, expire_date: null },
  'company/reject': { ...nobody, reason: 'x' },
  'company/suspend': { ...nobody, reason: 'x' },
  'company/resume': nobody,
  'link/add': {
    name: '中国物品编码中心',
    url: 'https://a.example/',
    sort: 1,
    is_shown: true,
    remark: '',
  },
  'WipFile/getToken': { bucket: 'file', region: 30 },
  'WipFile/secondPass': {
    token: 'x.y',
    key: 'nowhere/甲.pdf',
    fname: '甲.pdf',
    hash: '0'.repeat(64),
    size: 1,
  },
  'WipFile/deleteFile': { file: 'nowhere/甲.pdf' },
  'WipFile/add': { list: [{ file_path: 'nowhere/甲##乙.pdf' }] },
  'WipFile/edit': { ...nobody, file_path: 'nowhere/甲##乙.pdf' },
  'encodingRule/add': {
    name: '标准编码',
    kind: 'own',
    segments: [
      { kind: 'constant', text: 'ZZ' },
      { kind: 'sequence', width: 6, radix: 10, start: 1, reset: 'never' },
    ],
    separator: '-',
    remark: '',
  },
  // A real purpose would be rotated.
  'secretKey/rotate': { purpose: 'nothing' },
  'identifierPack/add': {
    rule_id: 999_999_999,
    part_id: null,
    batch_id: null,
    level: 'unit',
    quantity: 1,
    remark: '',
  },
  'identifierPack/export': { ...anyId, format: 'csv', with_link: true, passphrase: 'x'.repeat(12) },
  ...Object.fromEntries(
    ['freeze', 'unfreeze', 'void', 'scrap', 'sample'].map((name) => [
      `identifier/${name}`,
      { ...someCodes, reason: 'damaged', remark: '' },
    ]),
  ),
  'binding/add': { ...someCodes, part_id: 999_999_999, batch_id: 999_999_999, remark: '' },
  'binding/check': { ...someCodes, batch_id: null },
  'binding/undo': { ...someCodes, event_id: null, reason: 'x' },
  'supplier/add': { ...partner, code: 'GYS0001' },
  'customer/add': { ...partner, code: 'KH0001' },
};

/** Filters of lists, by name: what every list is asked with. */
const filters: Record<string, unknown> = {
  page: 1,
  limit: 10,
  sort_field: '',
  sort_by: '',
  keyword: 'xxxx',
  state: '',
  kind: '',
  gtin: '',
  category_id: 999_999_999,
  part_id: 999_999_999,
  product_date: '',
  link_state: '',
  verify_status: '',
  purpose: '',
  is_shown: '',
  serial_number: '',
  format: '',
  create_time: '',
  rule_id: 999_999_999,
  batch_id: 999_999_999,
  pack_id: 999_999_999,
  parent_id: 999_999_999,
  dealer_id: 999_999_999,
  first_code: '',
  last_code: '',
  level: '',
  risk: '',
  event_time: '',
};

/** A sample by hand, or what calls of this kind are always asked with. */
export function sampleFor({ path, method, input }: Endpoint): Record<string, unknown> {
  if (samples[path]) return samples[path];
  const [resource, action] = path.split('/');
  const names = Object.keys((input as z.ZodObject).shape);
  if (method === 'GET' && names.includes('page'))
    return Object.fromEntries(names.map((name) => [name, filters[name]]));
  const own: Record<string, unknown> = {
    ...samples[`${resource}/add`],
    ...nobody,
    ids: [999_999_999],
    reason: 'x',
    credit_code: action === 'invite' ? '91330100MA2KG7X137' : '',
    check: '1',
  };
  return Object.fromEntries(names.filter((name) => name in own).map((name) => [name, own[name]]));
}
