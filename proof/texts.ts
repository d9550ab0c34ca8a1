import { stampFaults } from '#contract/stamp-errors.ts';
import { t } from '#contract/text.ts';

/** What can be wrong with what is verified. */
export const faultTexts = {
  unknownFile: t(
    '这不是导出的事件，也不是证明文件',
    'This is neither an export of events nor a proof',
    '這不是匯出的事件，也不是證明檔案',
  ),
  noEvent: t('这不是事件', 'This is no event', '這不是事件'),
  notCanonical: t(
    '这一行的写法与封存时不同',
    'This line is not written as it was when it was sealed',
    '這一行的寫法與封存時不同',
  ),
  changed: t(
    '事件被改动：它的哈希是 {id}',
    'The event was changed: its hash is {id}',
    '事件被改動：它的雜湊是 {id}',
  ),
  count: t(
    '封存了 {sealed} 个事件，这里有 {here} 个',
    '{sealed} events were sealed, {here} are here',
    '封存了 {sealed} 個事件，這裡有 {here} 個',
  ),
  root: t(
    '这些事件的根是 {here}，封存的是 {sealed}',
    'The root over these events is {here}, sealed was {sealed}',
    '這些事件的根是 {here}，封存的是 {sealed}',
  ),
  otherProduct: t(
    '这个事件不属于这件产品',
    'This event is not of this product',
    '這個事件不屬於這件產品',
  ),
  otherDay: t(
    '证明属于另一天或另一家企业',
    'The proof is of another day or another company',
    '證明屬於另一天或另一家企業',
  ),
  path: t(
    '证明没有通向 {day} 的封存记录',
    'The proof does not lead to what was sealed on {day}',
    '證明沒有通向 {day} 的封存紀錄',
  ),
  notInLog: t(
    '{day} 不在已签名的日志里；一天封存后，一小时内会加入日志',
    '{day} is not in the signed log; a day enters it within an hour after it was sealed',
    '{day} 不在已簽名的日誌裡；一天封存後，一小時內會加入日誌',
  ),
  noHead: t('没有已签名的日志头', 'There is no signed head of the log', '沒有已簽名的日誌頭'),
  badSignature: t(
    '日志头的签名无效',
    'The signature on the head of the log does not hold',
    '日誌頭的簽名無效',
  ),
  otherKey: t(
    '日志头不是用您给出的公钥签名的',
    'The head of the log was not signed with the key that you gave',
    '日誌頭不是用您提供的公鑰簽名的',
  ),
  retiredKey: t(
    '日志头的签名公钥那时已被更换',
    'The head of the log is signed with a key that had been replaced by then',
    '日誌頭的簽名公鑰那時已被更換',
  ),
  otherHead: t(
    '与您给出的日志头不一致：历史被改写过',
    'It does not match the head that you gave: the history was rewritten',
    '與您提供的日誌頭不一致：歷史被改寫過',
  ),
  headTooOld: t(
    '您给出的日志头与文件里的不同，还需要两者之间的一致性证明',
    'The head that you gave is another one than in the file; a consistency proof between the two is needed',
    '您提供的日誌頭與檔案裡的不同，還需要兩者之間的一致性證明',
  ),
  noWitness: t(
    '日志头没有您要求的见证方 {name} 的签名',
    'The head of the log is not signed by the witness {name} whose key you gave',
    '日誌頭沒有您要求的見證方 {name} 的簽名',
  ),
  badWitness: t(
    '见证方 {name} 的签名无效',
    'The signature of the witness {name} does not hold',
    '見證方 {name} 的簽名無效',
  ),
  otherRoot: t('根与您给出的不同', 'The root is not the one that you gave', '根與您提供的不同'),
  file: t(
    '文件 {name} 与证明里的不同',
    'The file {name} is not the one that the proof names',
    '檔案 {name} 與證明裡的不同',
  ),
  bundleSignature: t(
    '证明文件没有有效的签名',
    'The proof itself is not signed, or was changed after it was',
    '證明檔案沒有有效的簽名',
  ),
  ...stampFaults,
} as const;
export type FaultName = keyof typeof faultTexts;
