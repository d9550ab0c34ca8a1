/** A page as the older editor stores it: settings and components each as JSON inside JSON. */
export const legacyPage = {
  id: 1207,
  name: '咖啡壶溯源页',
  status: '1',
  templateJson: JSON.stringify({
    name: '咖啡壶溯源页',
    details: '查询真伪与质保',
    isPerson: false,
    isBack: true,
    titleHeight: '40',
    bgColor: 'rgba(249, 249, 249, 10)',
    bgImg: '',
    tipPrompt: '未识别的设置',
  }),
  component: JSON.stringify(
    JSON.stringify([
      {
        component: 'captiontext',
        text: '标题文字',
        type: '1-1',
        active: true,
        style: 'captiontextsstyle',
        setStyle: {
          name: '一壶好咖啡',
          description: '',
          wordSize: '18',
          descriptionSize: 12,
          wordWeight: 600,
          descriptionWeight: 200,
          positions: 'center',
          wordColor: 'rgba(50, 50, 51, 10)',
          borderBott: 0,
          more: { show: true, type: '0', text: '查看更多', httpType: 10, http: {} },
        },
      },
      {
        component: 'listswitching',
        text: '商品列表',
        type: '1-8',
        active: false,
        style: 'listswitchingstyle',
        setStyle: {
          commodityType: 1,
          commoditylisttype: 1,
          imageList: [{ id: 2, name: '别家的产品', coverUrl: 'a.png', price: '99' }],
          commoditylisttypetab: [{ text: '分组一', imageList: [{ id: 3, name: 'x' }] }],
          purchase: '马上抢',
        },
      },
      {
        component: 'commoditysearch',
        setStyle: JSON.stringify({ heights: 28, hotords: ['热词', { text: '另一个' }] }),
      },
      {
        component: 'tabBar',
        setStyle: { iconList: [{ iconText: '首页', http: '/home' }], Highlight: '0' },
      },
      { component: 'lottery', text: '抽奖', setStyle: { prizes: [{ a: 1 }], 'data-x': null } },
      { component: 'suspension' },
    ]),
  ),
};
