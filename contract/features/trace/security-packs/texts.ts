import { t, type Text } from '#contract/text.ts';
import type { CovertKind } from './kinds.ts';
import { securityMoves } from './moves.ts';

export const securityTexts = {
  one: t('防伪码包', 'security code pack', '防偽碼包'),
  line: t(
    '涂层下的防伪码：系统只存密钥哈希，明码经第二人批准后只能加密下载一次',
    'Codes under a scratch layer: only keyed hashes are stored; after approval by a second user the plain codes can be downloaded once, encrypted',
    '塗層下的防偽碼：系統只存金鑰雜湊，明碼經第二人核准後只能加密下載一次',
  ),
  fields: {
    code: t('包号', 'Pack number', '包號'),
    kind: t('类型', 'Type', '類型'),
    pack_id: t('标识包', 'Identifier pack', '標識包'),
    pack_code: t('标识包', 'Identifier pack', '標識包'),
    part_id: t('物料', 'Part', '物料'),
    part_name: t('物料', 'Part', '物料'),
    batch_id: t('生产批次', 'Batch', '生產批次'),
    batch_code: t('生产批次', 'Batch', '生產批次'),
    quantity: t('数量', 'Quantity', '數量'),
    made: t('已生成', 'Generated', '已產生'),
    state: t('状态', 'Status', '狀態'),
    request_by: t('申请人', 'Requested by', '申請人'),
    request_user: t('申请人', 'Requested by', '申請人'),
    request_time: t('申请时间', 'Requested', '申請時間'),
    approve_user: t('批准人', 'Approved by', '核准人'),
    approve_time: t('批准时间', 'Approved', '核准時間'),
    download_time: t('下载时间', 'Downloaded', '下載時間'),
    checks: t('查验次数', 'Checks', '查驗次數'),
    hits: t('验证通过', 'Correct', '驗證通過'),
    reason: t('原因', 'Reason', '原因'),
    remark: t('备注', 'Remark', '備註'),
    passphrase: t('压缩包口令', 'Archive passphrase', '壓縮檔密語'),
    identifier_id: t('标识', 'Code', '標識'),
    keyword: t('包号、备注', 'Pack number or remark', '包號、備註'),
    create_time: t('创建时间', 'Created', '建立時間'),
    update_time: t('更新时间', 'Updated', '更新時間'),
  },
  kinds: {
    bound: t('绑定序列号', 'Bound to serial numbers', '綁定序號'),
    standalone: t('独立防伪码', 'Standalone', '獨立防偽碼'),
  } satisfies Record<CovertKind, Text>,
  states: securityMoves.states,
  done: {
    released: t(
      '已解除，可以立即验证',
      'Released; it can be checked again',
      '已解除，可以立即驗證',
    ),
    add: t(
      '已开始生成 {n} 个防伪码',
      'Generating {n} security {n:code|codes}',
      '已開始產生 {n} 個防偽碼',
    ),
  },
  empty: {
    title: t('还没有防伪码', 'No security codes yet', '還沒有防偽碼'),
    hint: t(
      '为一个标识包生成绑定的防伪码，或生成独立的防伪码。',
      'Generate security codes for an identifier pack, or standalone ones.',
      '為一個標識包產生綁定的防偽碼，或產生獨立的防偽碼。',
    ),
  },
  errors: {
    wrongState: t(
      '防伪码包“{code}”的状态是“{state}”，不能{move}',
      '“{move}” is not possible: pack {code} has the status “{state}”',
      '防偽碼包「{code}」的狀態是「{state}」，不能{move}',
    ),
    sameHand: t(
      '申请人不能批准自己的申请，请由另一人批准',
      'You can’t approve your own request; another user must approve it',
      '申請人不能核准自己的申請，請由另一人核准',
    ),
    notRequester: t(
      '只有申请人“{user}”可以下载',
      'Only the requester {user} can download',
      '只有申請人「{user}」可以下載',
    ),
    noPack: t('标识包不存在', 'This identifier pack does not exist', '標識包不存在'),
    packNotReady: t(
      '标识包还没有生成完毕',
      'The identifier pack is not complete yet',
      '標識包還沒有產生完畢',
    ),
    packTaken: t(
      '标识包已经有防伪码“{code}”',
      'The identifier pack already has the security codes {code}',
      '標識包已經有防偽碼「{code}」',
    ),
    noPart: t('物料不存在', 'This part does not exist', '物料不存在'),
    noBatch: t('批次不存在', 'This batch does not exist', '批次不存在'),
    batchOfOther: t('批次不是该物料的', 'The batch belongs to another part', '批次不是該物料的'),
    keyRevoked: t(
      '生成这些防伪码的密钥已吊销',
      'The key of these security codes has been revoked',
      '產生這些防偽碼的金鑰已撤銷',
    ),
  },
  /** The header line of the downloaded file. */
  columns: {
    number: t('序号', 'No.', '序號'),
    serial: t('序列号', 'Serial number', '序號'),
    code: t('防伪码', 'Security code', '防偽碼'),
  },
} as const;
