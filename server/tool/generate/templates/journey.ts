import { quote, type Plan, type PlannedField } from '../pieces.ts';
import { exampleText } from '../values.ts';

/** `e2e/….spec.ts`: the way a person goes. */
export function journey(plan: Plan): string {
  const { names, fields, described } = plan;
  const first = fields[0]!;
  const required = fields.filter(
    (field) => field.required && field !== first && field.type !== 'yesNo',
  );
  const most = Math.min(first.limit, 20);
  const isNarrowed = first.used('searched');
  const needsPage = required.some(({ type }) =>
    ['choice', 'dict', 'part', 'category'].includes(type),
  );
  const address = `${names.path}${isNarrowed ? '?keyword=${encodeURIComponent(name)}' : ''}`;
  return `import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { ${names.isTenant ? 'hire' : 'appoint'} } from './support/backstage.ts';
import { enter } from './support/people.ts';

test(${quote(`${names.article} is added, corrected and deleted`)}, async ({ page }) => {
  const name = \`旅\${randomUUID().slice(0, 6)}\`.slice(0, ${most - 1});
  const { username } = await ${names.isTenant ? 'hire' : 'appoint'}();
  await enter(page, username, ${isNarrowed ? `\`${address}\`` : quote(address)}${names.isTenant ? '' : ", 'admin'"});
  await page.getByRole('button', { name: '新增', exact: true }).first().click();
  const form = page.getByRole('dialog');
  await form.getByLabel(${quote(first.zh_CN)}, { exact: true }).fill(name);
${needsPage ? "const option = page.locator(':is(.ant-select-item-option, .ant-select-tree-title):visible');" : ''}
${required.map(fill).join('\n')}
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();

  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: \`编辑 \${name}\` }).click();
  await form.getByLabel(${quote(first.zh_CN)}, { exact: true }).fill(\`\${name}改\`);
  await form.getByRole('button', { name: '保存' }).click();
  await expect(form).toBeHidden();
  await expect(row).toContainText(\`\${name}改\`);

  await row.getByRole('button', { name: \`删除 \${name}改\` }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { name: ${quote(described.zh_CN)}, level: 1 })).toBeVisible();
});
`;
}

function fill(field: PlannedField): string {
  const input = `form.getByLabel(${quote(field.zh_CN)}, { exact: true })`;
  if (['choice', 'dict', 'part', 'category'].includes(field.type))
    return `await ${input}.click();\nawait option.first().click();\nawait expect(option).toHaveCount(0);`;
  if (field.type === 'day')
    return `await ${input}.fill('2026-01-04');\nawait ${input}.press('Tab');`;
  if (field.type === 'time')
    return `await ${input}.fill('2026-01-04 10:30');\nawait page.locator('.ant-picker-ok button').click();`;
  if (field.type === 'text' || field.type === 'longText')
    return field.used('unique')
      ? `await ${input}.fill(\`\${name}\`.slice(0, ${field.limit}));`
      : `await ${input}.fill(${quote(exampleText(field, 3))});`;
  if (field.type === 'number')
    return field.used('unique')
      ? `await ${input}.fill(String(${Math.max(1, field.limit)}));`
      : `await ${input}.fill('1');`;
  return `await ${input}.fill('2.5');`;
}
