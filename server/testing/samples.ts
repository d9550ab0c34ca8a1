import type { Endpoint } from '../http/endpoint.ts';
import { sampleOf } from './derived-samples.ts';

type Fields = Record<string, unknown>;

const somePage = {
  schema: 1,
  setup: { details: '甲' },
  order: ['b1'],
  blocks: { b1: { id: 'b1', type: 'captiontext', version: 1, settings: { name: '甲' } } },
};
const someImage = 'data:image/png;base64,AAAA';
const someCode = 'ABCDEFGH23456789';
const someFile = 'nowhere/甲##乙.pdf';
const someField = {
  name: 'name',
  zh_CN: '甲',
  en: 'a',
  zh_TW: '甲',
  type: 'text',
  required: true,
  uses: ['listed'],
};
const unlocked = { captcha: 'abcd', key: 'k' };
const noRange = { codes: [], ranges: [], pack_id: null };
const damaged = { ...noRange, reason: 'damaged' };

/**
 * What has to stand in a field for a call to come as far as it can, where its schema alone does not tell: in one call,
 * or in every writing call of a resource. Everything else is read from the schema; see `derived-samples.ts`.
 */
const told: Record<string, Fields> = {
  'login/login': { username: 'demo', password: 'wrong-1', ...unlocked },
  'login/sms': { code: '1', ...unlocked },
  'login/register': { username: 'newone', code: '000000' },
  'login/resetPassword': { code: '000000' },
  'login/invitation': { token: 'x'.repeat(32) },
  'login/partnerInvitation': { token: 'x'.repeat(32) },
  'login/acceptInvitation': { token: 'x'.repeat(32) },
  'index/updatePwd': { oldPassword: 'wrong-1', newPassword: 'Abc-123', rePassword: 'Abc-123' },
  'index/modMobile': { code: '000000', ...unlocked },
  'index/updateAvatar': { image: someImage },
  'company/brand': { logo: someImage },
  'config/edit': { name: 'retention', value: {}, version: 9_999 },
  'find/star': { path: '/trace/batch' },
  'find/unstar': { path: '/trace/batch' },
  'numberRule/preview': { id: 1 },
  dictData: { dict_code: 'sex' },
  'user/add': { username: 'newcomer', dept_id: null, position_id: null, level_id: null },
  help: { category: 'start', audiences: ['web'] },
  ad: { picture: `/api/picture/${'0'.repeat(64)}.webp`, types: ['web'] },
  'member/grant': { points: 1, growth: 1 },
  'member/take': { points: 1, growth: 1 },
  'person/find': { mobile: '13999999999' },
  'person/erase': { digits: '0000' },
  pageTemplate: { document: somePage },
  'pageTemplate/scene': { code: someCode },
  pageStarter: { document: somePage },
  pageSection: { document: somePage },
  pageComment: { reply_to: null, block: '' },
  'WipFile/getToken': { bucket: 'file', region: 30 },
  'WipFile/secondPass': { token: 'x.y', hash: '0'.repeat(64) },
  'WipFile/add': { list: [{ file_path: someFile }] },
  'WipFile/edit': { file_path: someFile },
  'codeImport/add': { file: `/api/file/${'0'.repeat(22)}` },
  encodingRule: {
    segments: [
      { kind: 'constant', text: 'ZZ' },
      { kind: 'sequence', width: 6, radix: 10, start: 1, reset: 'never' },
    ],
  },
  // A real purpose would be rotated.
  'secretKey/rotate': { purpose: 'nothing' },
  'identifierPack/add': { part_id: null, batch_id: null, level: 'unit' },
  'identifier/freeze': damaged,
  'identifier/unfreeze': damaged,
  'identifier/void': damaged,
  'identifier/scrap': damaged,
  'identifier/sample': damaged,
  'identifier/recall': noRange,
  binding: noRange,
  bom: { lines: [{ part_id: 1, quantity: '1' }] },
  'bom/explode': { quantity: '1' },
  receiving: { order_id: null, lines: [{ part_id: 1, quantity: '1' }] },
  materialLot: { quantity: '1', source_batch_id: null },
  'nonconformance/add': {
    source: 'repair',
    serial_number: '',
    part_id: null,
    batch_id: null,
    lot_id: null,
  },
  'nonconformance/source': { source: 'repair' },
  'nonconformance/about': { subject: 'repair' },
  recordNote: { kind: 'part', mentions: [], files: [] },
  'recordNote/index': { kind: 'part' },
  'recordNote/people': { kind: 'part' },
  'operLog/ofRecord': { target: 'part' },
  'batch/backflush': { quantity: '1' },
  'batch/consume': { codes: ['甲'] },
  'api/query': { code: someCode, latitude: 30.1, longitude: 120.2 },
  'api/verify': { code: '12345678', sn: someCode, latitude: 30.1, longitude: 120.2 },
  'api/surveyPoints': { id: 'x', block: 'b1' },
  'api/survey': { answers: { q0: ['x'] } },
  'api/reward': { phone: '13999999999' },
  'api/rewardSms': { phone: '13999999999' },
  'campaign/addCodes': { file: `/api/file/${'0'.repeat(22)}` },
  'api/repair': { sn: someCode, fault_type: 'noise', key: '' },
  'api/active': { sn: someCode },
  'api/collect': { sn: someCode },
  'repair/add': { sn: someCode, fault_type: 'noise', photos: [] },
  'incident/appeal': { files: [] },
  'warranty/activate': { codes: [someCode] },
  'warranty/replace': { old_sn: someCode, new_sn: someCode },
  'risk/add': { kind: 'speed', params: { kilometres_per_hour: 900, beyond: 100 } },
  'risk/edit': { kind: 'speed', params: { kilometres_per_hour: 900, beyond: 100 } },
  'risk/test': { kind: 'cloneDevices', params: { devices: 5, days: 7 } },
  witness: { key: 'a.example+00000000+BAsoNgUbcRaGp5FrPBrdckiWjCoNi+h+sMc6yYB1wYSc' },
  witnessedLog: { keys: ['a.example+00000000+AQsoNgUbcRaGp5FrPBrdckiWjCoNi+h+sMc6yYB1wYSc'] },
  generate: { section: 'product', resource: 'mould', many: 'others', fields: [someField] },
};

/** A body for a call as its schema asks for it, with what is told of it. */
export function sampleFor({ path, method, input }: Endpoint): Fields {
  const ofResource = method === 'POST' ? told[path.split('/')[0]!] : {};
  return sampleOf(input!, { ...ofResource, ...told[path] });
}
