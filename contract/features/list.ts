import { find } from './dashboard/find/feature.ts';
import { exportColumns } from './dashboard/export-columns/feature.ts';
import { recordNotes } from './dashboard/record-notes/feature.ts';
import { savedViews } from './dashboard/saved-views/feature.ts';
import { viewReports } from './dashboard/view-reports/feature.ts';
import { workplace } from './dashboard/workplace/feature.ts';
import { analysis } from './dashboard/analysis/feature.ts';
import { monitor } from './dashboard/monitor/feature.ts';
import { dataScreens } from './dashboard/screens/feature.ts';
import { categories } from './product/categories/feature.ts';
import { parts } from './product/parts/feature.ts';
import { boms } from './product/boms/feature.ts';
import { packagings } from './product/packaging/feature.ts';
import { inspectionPlans } from './product/inspection-plans/feature.ts';
import { passports } from './product/passports/feature.ts';
import { labelTemplates } from './product/labels/feature.ts';
import { pageTemplates } from './product/page-templates/feature.ts';
import { pageDrafts } from './product/page-drafts/feature.ts';
import { pageComments } from './product/page-comments/feature.ts';
import { pageSections } from './product/page-sections/feature.ts';
import { pageStarters } from './product/page-starters/feature.ts';
import { media, mediaFolders } from './product/media/feature.ts';
import { portals } from './product/portals/feature.ts';
import { surveys } from './product/surveys/feature.ts';
import { suppliers } from './procure/suppliers/feature.ts';
import { purchaseOrders } from './procure/purchase-orders/feature.ts';
import { receivings } from './procure/receivings/feature.ts';
import { supplierOrders } from './procure/supplier-orders/feature.ts';
import { customers } from './orders/customers/feature.ts';
import { company } from './application/company/feature.ts';
import { users, platformUsers } from './people/users/feature.ts';
import { roles, platformRoles } from './people/roles/feature.ts';
import { departments, platformDepartments } from './people/departments/feature.ts';
import { positions, platformPositions } from './people/positions/feature.ts';
import { levels, platformLevels } from './people/levels/feature.ts';
import { dealers } from './application/dealers/feature.ts';
import { dealerReceive } from './dealer/receive/feature.ts';
import { dealerShipments } from './dealer/shipments/feature.ts';
import { batches } from './trace/batches/feature.ts';
import { materialLots } from './trace/lots/feature.ts';
import { bindings } from './trace/bindings/feature.ts';
import { prePrints } from './trace/pre-prints/feature.ts';
import { printJobs } from './trace/print-jobs/feature.ts';
import { registrations } from './trace/registrations/feature.ts';
import { registrationNodes } from './trace/registration-nodes/feature.ts';
import { shipments } from './trace/shipments/feature.ts';
import { packing } from './trace/packing/feature.ts';
import { sales } from './trace/sales/feature.ts';
import { returns } from './trace/returns/feature.ts';
import { stockCounts } from './trace/stock-counts/feature.ts';
import { dealerOrders } from './dealer/orders/feature.ts';
import { salesOrders } from './orders/sales-orders/feature.ts';
import { gatheredScans } from './scan/gathered/feature.ts';
import { dealerStock } from './dealer/stock/feature.ts';
import { dealerSales } from './dealer/sales/feature.ts';
import { dealerReturns } from './dealer/returns/feature.ts';
import { dealerWarranties } from './dealer/warranties/feature.ts';
import { dealerRepairs } from './dealer/repairs/feature.ts';
import { dealerIncidents } from './dealer/incidents/feature.ts';
import { collection } from './trace/collection/feature.ts';
import { processRecords } from './trace/process-records/feature.ts';
import { qcRecords } from './trace/qc-records/feature.ts';
import { testRecords } from './trace/test-records/feature.ts';
import { nonconformances } from './trace/nonconformances/feature.ts';
import { attachments } from './trace/attachments/feature.ts';
import { securityPacks } from './trace/security-packs/feature.ts';
import { traceQuery } from './trace/query/feature.ts';
import { encodingRules } from './identity/rules/feature.ts';
import { identifierPacks } from './identity/packs/feature.ts';
import { codeImports } from './identity/code-imports/feature.ts';
import { identifiers } from './identity/identifiers/feature.ts';
import { campaignClaims } from './sale/campaign-claims/feature.ts';
import { campaigns } from './sale/campaigns/feature.ts';
import { heatmap } from './sale/heatmap/feature.ts';
import { repairs } from './sale/repairs/feature.ts';
import { warranties } from './sale/warranties/feature.ts';
import { warrantyPolicies } from './sale/warranty-policies/feature.ts';
import { fakeReports } from './sale/reports/feature.ts';
import { companyMembers } from './sale/members/feature.ts';
import { incidents } from './risk/incidents/feature.ts';
import { riskRules } from './risk/rules/feature.ts';
import { afterSales } from './query/after-sales/feature.ts';
import { circulation } from './query/circulation/feature.ts';
import { codeAnalysis } from './query/code-analysis/feature.ts';
import { dealerData } from './query/dealer-data/feature.ts';
import { dealerSalesReport } from './query/dealer-sales/feature.ts';
import { dealerWip } from './query/dealer-wip/feature.ts';
import { factories } from './query/factories/feature.ts';
import { shipmentStatistics } from './query/shipment-statistics/feature.ts';
import { supplyChain } from './query/supply-chain/feature.ts';
import { shippingDetails } from './query/shipping-details/feature.ts';
import { codePrefixes } from './setting/code-prefixes/feature.ts';
import { webhooks } from './setting/webhooks/feature.ts';
import { marks } from './setting/marks/feature.ts';
import { numberRuleSettings } from './setting/number-rules/feature.ts';
import { secretKeys } from './identity/keys/feature.ts';
import { companies } from './platform/companies/feature.ts';
import { versions } from './platform/versions/feature.ts';
import { roleTemplates } from './platform/role-templates/feature.ts';
import { announcements } from './platform/announcements/feature.ts';
import { links } from './data/links/feature.ts';
import { cities } from './data/cities/feature.ts';
import { archives } from './data/archives/feature.ts';
import { configuration, mails, textMessages } from './data/config/feature.ts';
import { helpEntries } from './data/help/feature.ts';
import { website } from './data/website/feature.ts';
import { members, persons } from './member/members/feature.ts';
import { memberLevels } from './member/member-levels/feature.ts';
import { articles } from './content/articles/feature.ts';
import { items } from './content/items/feature.ts';
import { itemCategories } from './content/item-categories/feature.ts';
import { ads } from './operate/ads/feature.ts';
import { adSorts } from './operate/ad-sorts/feature.ts';
import { layouts } from './operate/layouts/feature.ts';
import { apiKeys } from './system/api-keys/feature.ts';
import { printStations } from './trace/print-stations/feature.ts';
import { loginLog } from './logs/login-log/feature.ts';
import { operationLog } from './logs/operation-log/feature.ts';
import { platformMenus, companyMenus } from './system/menus/feature.ts';
import { dictionaries } from './system/dictionary/feature.ts';
import { health } from './system/health/feature.ts';
import { historyLog } from './system/history-log/feature.ts';
import { witnesses } from './system/witnesses/feature.ts';
import { witnessedLogs } from './system/witnessed-logs/feature.ts';
import { jobs } from './system/jobs/feature.ts';
import { uploads } from './system/uploads/feature.ts';
import { sampleData } from './tool/example/feature.ts';
import { generator } from './tool/generate/feature.ts';
import { notices } from './message/notices/feature.ts';
import { help } from './application/help/feature.ts';
import { profile } from './account/profile/feature.ts';
import { session } from './account/session/feature.ts';
import { consumer } from './consumer/feature.ts';

/** Every feature there is; pages of one menu group stand in the order of this list. */
export const features = [
  workplace,
  find,
  savedViews,
  recordNotes,
  viewReports,
  exportColumns,
  analysis,
  monitor,
  ...dataScreens,
  categories,
  parts,
  boms,
  packagings,
  inspectionPlans,
  passports,
  labelTemplates,
  pageTemplates,
  pageDrafts,
  pageStarters,
  pageSections,
  pageComments,
  media,
  mediaFolders,
  portals,
  surveys,
  suppliers,
  purchaseOrders,
  receivings,
  customers,
  salesOrders,
  supplierOrders,
  company,
  users,
  roles,
  departments,
  positions,
  levels,
  dealers,
  batches,
  prePrints,
  printJobs,
  registrations,
  registrationNodes,
  materialLots,
  bindings,
  collection,
  processRecords,
  qcRecords,
  testRecords,
  nonconformances,
  shipments,
  dealerReceive,
  dealerShipments,
  packing,
  sales,
  returns,
  stockCounts,
  dealerStock,
  dealerSales,
  dealerReturns,
  dealerOrders,
  dealerWarranties,
  dealerRepairs,
  dealerIncidents,
  gatheredScans,
  printStations,
  attachments,
  securityPacks,
  traceQuery,
  encodingRules,
  identifierPacks,
  codeImports,
  identifiers,
  warranties,
  warrantyPolicies,
  repairs,
  incidents,
  fakeReports,
  companyMembers,
  heatmap,
  campaigns,
  campaignClaims,
  riskRules,
  codeAnalysis,
  supplyChain,
  circulation,
  shipmentStatistics,
  shippingDetails,
  dealerData,
  dealerSalesReport,
  dealerWip,
  afterSales,
  factories,
  codePrefixes,
  marks,
  webhooks,
  numberRuleSettings,
  secretKeys,
  companies,
  versions,
  roleTemplates,
  announcements,
  links,
  cities,
  configuration,
  textMessages,
  mails,
  archives,
  helpEntries,
  website,
  members,
  persons,
  memberLevels,
  articles,
  items,
  itemCategories,
  ads,
  adSorts,
  layouts,
  platformUsers,
  platformRoles,
  platformDepartments,
  platformPositions,
  platformLevels,
  apiKeys,
  loginLog,
  operationLog,
  platformMenus,
  companyMenus,
  dictionaries,
  health,
  historyLog,
  witnesses,
  witnessedLogs,
  jobs,
  uploads,
  sampleData,
  generator,
  notices,
  help,
  profile,
  session,
  consumer,
] as const;
