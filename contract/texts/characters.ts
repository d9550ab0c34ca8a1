/** Characters that only simplified Chinese has, among those used here. */
const simplifiedOnly =
  /[们个为么义乐习书买乱争于亏云产亲仅从仓价众优会伤伪传体余侧债偿储儿党关兴养写军农冲决况冻净减几凤击则刚创删别剂剧劝办务动励劳势单卖卫厂历压厌参双发变叙叶号叹后吗启员响哟唤围图圆圣场坏块坚坛坝坟坠处备复够头夺奋奖妇妈娱婴学宁宝实审宽宾对寻导寿将尔尘尝尽层届属岁岂岗岛币师带帮广庄庆库应庙废开异弃张弹强归当录彻径态总恋恶悦悬惊惯惩惫愿懒战户执扩扫扬扰抚抛护报担拟拥择挂挡挣挥损换据掷搁摄摆摇撑数断无旧时显晓暂术机杀杂权条来杨极构枪枢柜标栈栋栏树样档桥梦检楼榄欢欧殴毁毕毙气汇汉汤沟没沪泪泼泽洁测济浏浑浓涂涛润涨渊渐渔湾湿满滚滞滤灭灯灵灾炉点炼烁烂烛烟烦热爱牵状独狭狮猎献玛环现电画畅疗疯监盖盗盘确码砖础硕离种积称稳穷窃竞笔筑签简粮紧纠红约级纪纯纲纳纵纷纸纹线组细织终绍经绑结绘给络绝统继绩绪续维绿编缓缘缩网罗罚职联聪肃肠肤胁胆胜胶脉脏脑脚脱脸腾舰艺节芦苏范荐荣药获营萧虑虽蚀蛮补装见观规视览觉触誉计订认讨让训议讯记讲许论设访证评识诉词试诚话询该详语误说请诸读课谁调谈谋谓谢谱贝负贡财责败账货质贩购贴贵贷贸费贺资赏赔赖赛赞趋跃践车轨转轮软载较辅辆辈输辞边达迁过运还这进远连迟适选逊递逻遗邮邻郑释里鉴针钉钟钢钥钱铁铃铅银铺链销锁错键镇长门闪闭问闲间闻阀阅队阳阴阵阶际陆陈险随隐难静韩页顶项顺须顾顿预领频题颜额风飞饭饮饰馆马驱驳验骂骗骤鱼鲜鸟鸣鸡鸿麦黄齐龄龙]/u;
// These also occur in traditional texts, with another meaning than their simplified form.
const sharedWithTraditional = /[里后征余]/u;

/** The simplified characters in a text that should be traditional Chinese. */
export const simplifiedIn = (text: string): string =>
  [...text]
    .filter((letter) => simplifiedOnly.test(letter) && !sharedWithTraditional.test(letter))
    .join('');
