import { t, type Text } from '../text.ts';
import { recordOperations } from './record-operations.ts';

/** What the calls about members mean. */
export const memberOperations: Record<string, Text> = {
  ...recordOperations('member', t('会员', 'a member', '會員'), 'members'),
  ...recordOperations('memberLevel', t('会员等级', 'a member level', '會員等級'), 'member levels'),
  'member/reveal': t('查看会员手机号', 'Saw the phone number of a member', '檢視會員手機號碼'),
  'member/grant': t('发放会员积分', 'Granted points to a member', '發放會員積分'),
  'member/take': t('扣减会员积分', 'Took points from a member', '扣減會員積分'),
  'memberPoint/reverse': t('冲正会员积分', 'Reversed points of a member', '沖正會員積分'),
  'person/find': t('查看个人数据', 'Saw a person’s data', '檢視個人資料'),
  'person/export': t('导出个人数据', 'Exported a person’s data', '匯出個人資料'),
  'person/erase': t('删除个人数据', 'Erased a person’s data', '刪除個人資料'),
};
