import type { ComponentType } from 'react';

/** The pages behind the menus, by the `component` of their entry; each is a chunk of its own. */
export const pages: Record<string, () => Promise<{ Page: ComponentType }>> = {
  'dashboard/workplace': () => import('./dashboard/workplace/WorkplacePage.tsx'),
  'dashboard/monitor': () => import('./dashboard/monitor/MonitorPage.tsx'),
  'account/profile': () => import('./account/profile/ProfilePage.tsx'),
  'application/company': () => import('./application/company/CompanyPage.tsx'),
  'identity/rules': () => import('./identity/rules/RulesPage.tsx'),
  'identity/packs': () => import('./identity/packs/PacksPage.tsx'),
  'identity/identifiers': () => import('./identity/identifiers/IdentifiersPage.tsx'),
  'identity/keys': () => import('./identity/keys/KeysPage.tsx'),
  'product/categories': () => import('./product/categories/CategoriesPage.tsx'),
  'product/parts': () => import('./product/parts/PartsPage.tsx'),
  'product/page-templates': () => import('./product/page-templates/PageTemplatesPage.tsx'),
  'product/page-editor': () => import('#admin/designer/shell/DesignerPage.tsx'),
  'product/portals': () => import('./product/portals/PortalsPage.tsx'),
  'product/surveys': () => import('./product/surveys/SurveysPage.tsx'),
  'orders/customers': () => import('./orders/customers/CustomersPage.tsx'),
  'procure/suppliers': () => import('./procure/suppliers/SuppliersPage.tsx'),
  'query/code-analysis': () => import('./query/code-analysis/AnalysisPage.tsx'),
  'risk/incidents': () => import('./risk/incidents/IncidentsPage.tsx'),
  'sale/repairs': () => import('./sale/repairs/RepairsPage.tsx'),
  'risk/rules': () => import('./risk/rules/RulesPage.tsx'),
  'trace/batches': () => import('./trace/batches/BatchesPage.tsx'),
  'trace/bindings': () => import('./trace/bindings/BindingsPage.tsx'),
  'trace/security-packs': () => import('./trace/security-packs/SecurityPacksPage.tsx'),
  'trace/query': () => import('./trace/query/QueryPage.tsx'),
  'trace/attachments': () => import('./trace/attachments/AttachmentsPage.tsx'),
  'message/notices': () => import('./message/notices/NoticesPage.tsx'),
  'platform/companies': () => import('./platform/companies/CompaniesPage.tsx'),
  'data/links': () => import('./data/links/LinksPage.tsx'),
  'system/jobs': () => import('./system/jobs/JobsPage.tsx'),
};

/** The dialogs that the header opens over any page. */
export const accountDialogs = {
  password: async () => (await import('./account/profile/PasswordDialog.tsx')).PasswordDialog,
  mobile: async () => (await import('./account/profile/MobileDialog.tsx')).MobileDialog,
};
