import { t, type Text } from '../text.ts';
import { recordOperations } from './record-operations.ts';

/** What the calls of the platform's tools mean. */
export const toolOperations: Record<string, Text> = {
  ...recordOperations('generate', t('表描述', 'a description', '表描述'), 'descriptions'),
  'example/add': t('生成示例数据', 'Made sample data', '產生範例資料'),
  'example/pause': t('暂停生成示例数据', 'Paused sample data', '暫停產生範例資料'),
  'example/resume': t('继续生成示例数据', 'Went on with sample data', '繼續產生範例資料'),
  'example/cancel': t('取消生成示例数据', 'Cancelled sample data', '取消產生範例資料'),
  'generate/copy': t('复制表描述', 'Copied a description', '複製表描述'),
};
