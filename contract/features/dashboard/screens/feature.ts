import { feature } from '#contract/feature.ts';
import { t } from '#contract/text.ts';

export const shipmentScreen = feature('dashboard/screens', {
  resource: 'shipmentScreen',
  area: 'dashboard:shipmentScreen',
  title: t('发货数据大屏', 'Shipment data screen', '出貨資料大螢幕'),
  menu: {
    id: 811,
    path: '/dashboard/shipmentScreen',
    under: 'dashboard',
    component: 'dashboard/screens/shipment',
  },
  rights: { view: t('查看发货数据大屏', 'View the shipment data screen', '檢視出貨資料大螢幕') },
  roles: { data: 'all', sales: 'all' },
});

export const packingScreen = feature('dashboard/screens', {
  resource: 'packingScreen',
  area: 'dashboard:packingScreen',
  title: t('装箱数据大屏', 'Packing data screen', '裝箱資料大螢幕'),
  menu: {
    id: 812,
    path: '/dashboard/packingScreen',
    under: 'dashboard',
    component: 'dashboard/screens/packing',
  },
  rights: { view: t('查看装箱数据大屏', 'View the packing data screen', '檢視裝箱資料大螢幕') },
  roles: { data: 'all', product: 'all', identity: 'all' },
});

export const productionScreen = feature('dashboard/screens', {
  resource: 'productionScreen',
  area: 'dashboard:productionScreen',
  title: t('在制数据大屏', 'Work in progress data screen', '在製資料大螢幕'),
  menu: {
    id: 813,
    path: '/dashboard/productionScreen',
    under: 'dashboard',
    // The whole title is wider than the menu.
    title: t('在制数据大屏', 'Work in progress', '在製資料大螢幕'),
    component: 'dashboard/screens/production',
  },
  rights: {
    view: t('查看在制数据大屏', 'View the work in progress data screen', '檢視在製資料大螢幕'),
  },
  roles: { data: 'all', product: 'all', identity: 'all' },
});

export const saleScreen = feature('dashboard/screens', {
  resource: 'saleScreen',
  area: 'dashboard:saleScreen',
  title: t('销售数据大屏', 'Sales data screen', '銷售資料大螢幕'),
  menu: {
    id: 814,
    path: '/dashboard/saleScreen',
    under: 'dashboard',
    component: 'dashboard/screens/sale',
  },
  rights: { view: t('查看销售数据大屏', 'View the sales data screen', '檢視銷售資料大螢幕') },
  roles: { data: 'all', sales: 'all' },
});

export const dealerScreen = feature('dashboard/screens', {
  resource: 'dealerScreen',
  area: 'dashboard:dealerScreen',
  title: t('经销商数据大屏', 'Dealer data screen', '經銷商資料大螢幕'),
  menu: {
    id: 815,
    path: '/dashboard/dealerScreen',
    under: 'dashboard',
    component: 'dashboard/screens/dealer',
  },
  rights: { view: t('查看经销商数据大屏', 'View the dealer data screen', '檢視經銷商資料大螢幕') },
  roles: { data: 'all', sales: 'all' },
});

export const customerScreen = feature('dashboard/screens', {
  resource: 'customerScreen',
  area: 'dashboard:customerScreen',
  title: t('客户数据大屏', 'Customer data screen', '客戶資料大螢幕'),
  menu: {
    id: 816,
    path: '/dashboard/customerScreen',
    under: 'dashboard',
    component: 'dashboard/screens/customer',
  },
  rights: { view: t('查看客户数据大屏', 'View the customer data screen', '檢視客戶資料大螢幕') },
  roles: { data: 'all', sales: 'all' },
});

export const orderScreen = feature('dashboard/screens', {
  resource: 'orderScreen',
  area: 'dashboard:orderScreen',
  title: t('订单数据大屏', 'Order data screen', '訂單資料大螢幕'),
  menu: {
    id: 817,
    path: '/dashboard/orderScreen',
    under: 'dashboard',
    component: 'dashboard/screens/order',
  },
  rights: { view: t('查看订单数据大屏', 'View the order data screen', '檢視訂單資料大螢幕') },
  roles: { data: 'all', sales: 'all' },
});

export const dataScreens = [
  shipmentScreen,
  packingScreen,
  productionScreen,
  saleScreen,
  dealerScreen,
  customerScreen,
  orderScreen,
] as const;
