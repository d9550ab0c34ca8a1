import { witnessedLogInput } from '#contract/features/system/witnessed-logs/contract.ts';
import { demoOfPlatform } from '#server/records/demo-rows.ts';

export const witnessedLogDemo = demoOfPlatform('witnessed_log', witnessedLogInput, [
  {
    name: '合作企业的溯源平台（示例）',
    origin: 'trace.example.com',
    keys: ['trace.example.com+1690ee42+Aao6srn9okcAvnaav5pDxOydMe1Fh0zUHwjw3DYhcFos'],
    is_active: false,
    remark: '示例公钥，启用前请填写对方的日志名称和公钥',
  },
]);
