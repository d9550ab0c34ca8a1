import { t, type Text } from '#contract/text.ts';
import { registrationMoves } from './moves.ts';

export const registeredStates = ['open', 'registered', 'failed'] as const;
export type RegisteredState = (typeof registeredStates)[number];

export const registrationTexts = {
  one: t('登记单', 'registration', '登記單'),
  line: t(
    '把编码登记到解析节点，让别的系统也能查到它们；每次应答都留有记录',
    'Register codes with a resolver node so that other systems can find them; every response is recorded',
    '把編碼登記到解析節點，讓別的系統也能查到它們；每次應答都留有紀錄',
  ),
  empty: {
    title: t('还没有登记', 'Nothing registered yet', '還沒有登記'),
    hint: t(
      '选一个标识包或扫描编码，登记到本平台的节点或外部节点。',
      'Choose a pack or scan codes, and register them with this platform’s node or another.',
      '選一個標識包或掃描編碼，登記到本平台的節點或外部節點。',
    ),
  },
  fields: {
    code: t('登记单号', 'Number', '登記單號'),
    node: t('解析节点', 'Resolver node', '解析節點'),
    node_name: t('解析节点', 'Resolver node', '解析節點'),
    pack_id: t('标识包', 'Pack', '標識包'),
    pack_code: t('标识包', 'Pack', '標識包'),
    codes: t('编码', 'Codes', '編碼'),
    state: t('状态', 'Status', '狀態'),
    total: t('编码数', 'Codes', '編碼數'),
    registered: t('已登记', 'Registered', '已登記'),
    failed: t('失败', 'Failed', '失敗'),
    remark: t('备注', 'Remark', '備註'),
    create_time: t('创建时间', 'Created', '建立時間'),
    keyword: t('单号、备注', 'Number or remark', '單號、備註'),
    id: t('登记单', 'Registration', '登記單'),
    ids: t('登记单', 'Registrations', '登記單'),
    answer: t('应答', 'Response', '應答'),
    end_time: t('时间', 'Time', '時間'),
    status: t('应答状态', 'Response status', '應答狀態'),
    is_done: t('结果', 'Result', '結果'),
    duration: t('用时（毫秒）', 'Duration (ms)', '用時（毫秒）'),
  },
  states: registrationMoves.states,
  codeStates: {
    open: t('待登记', 'Queued', '待登記'),
    registered: t('已登记', 'Registered', '已登記'),
    failed: t('失败', 'Failed', '失敗'),
  } satisfies Record<RegisteredState, Text>,
  results: {
    true: t('已应答', 'Responded', '已應答'),
    false: t('未连通', 'Unreachable', '未連通'),
  },
  own: t('本平台', 'This platform', '本平台'),
  add: t('登记编码', 'Register codes', '登記編碼'),
  registeredNow: t('已登记 {n} 个编码', '{n} {n:code|codes} registered', '已登記 {n} 個編碼'),
  queued: t(
    '已排队，完成后会通知您',
    'Queued. You’ll be notified when it’s done',
    '已排隊，完成後會通知您',
  ),
  codesOf: t('编码', 'Codes', '編碼'),
  log: t('应答记录', 'Responses', '應答紀錄'),
  nodes: t('解析节点', 'Resolver nodes', '解析節點'),
  ownHint: t(
    '不选即登记到本平台的节点',
    'Leave empty for this platform’s own node',
    '不選即登記到本平台的節點',
  ),
  source: {
    pack: t('整包', 'Whole pack', '整包'),
    codes: t('扫描编码', 'Scan codes', '掃描編碼'),
  },
  answers: {
    stopped: t('编码已作废或报废', 'The code is void or scrapped', '編碼已作廢或報廢'),
    notReached: t('节点没有应答', 'The node did not respond', '節點沒有應答'),
    unnamed: t(
      '节点没有提到这个编码',
      'The node did not mention this code',
      '節點沒有提到這個編碼',
    ),
  },
  errors: {
    oneSource: t(
      '请选一个标识包，或给出编码，二者取一',
      'Choose a pack or give codes, not both',
      '請選一個標識包，或給出編碼，二者取一',
    ),
    noPack: t(
      '标识包不存在或还没有生成',
      'This pack doesn’t exist or isn’t ready',
      '標識包不存在或還沒有產生',
    ),
    tooMany: t(
      '一次最多登记 {most} 个编码，这里有 {n} 个',
      'At most {most} codes at once; you chose {n}',
      '一次最多登記 {most} 個編碼，這裡有 {n} 個',
    ),
    noNode: t(
      '解析节点不存在或已停用',
      'This node doesn’t exist or is disabled',
      '解析節點不存在或已停用',
    ),
    allDone: t(
      '这些编码都已登记在这个节点',
      'All of these codes are already registered with this node',
      '這些編碼都已登記在這個節點',
    ),
  },
} as const;
