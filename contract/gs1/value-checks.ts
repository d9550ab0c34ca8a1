import { hasCheckDigit, hasCheckPair } from './check-characters.ts';

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** ISO 3166-1, numeric. */
const countries = words(`
  004 008 010 012 016 020 024 028 031 032 036 040 044 048 050 051 052 056 060 064 068 070 072 074 076 084 086 090 092
  096 100 104 108 112 116 120 124 132 136 140 144 148 152 156 158 162 166 170 174 175 178 180 184 188 191 192 196 203
  204 208 212 214 218 222 226 231 232 233 234 238 239 242 246 248 250 254 258 260 262 266 268 270 275 276 288 292 296
  300 304 308 312 316 320 324 328 332 334 336 340 344 348 352 356 360 364 368 372 376 380 384 388 392 398 400 404 408
  410 414 417 418 422 426 428 430 434 438 440 442 446 450 454 458 462 466 470 474 478 480 484 492 496 498 499 500 504
  508 512 516 520 524 528 531 533 534 535 540 548 554 558 562 566 570 574 578 580 581 583 584 585 586 591 598 600 604
  608 612 616 620 624 626 630 634 638 642 643 646 652 654 659 660 662 663 666 670 674 678 682 686 688 690 694 702 703
  704 705 706 710 716 724 728 729 732 740 744 748 752 756 760 762 764 768 772 776 780 784 788 792 795 796 798 800 804
  807 818 826 831 832 833 834 840 850 854 858 860 862 876 882 887 894`);

/** ISO 3166-1, two letters. */
const lands = words(`
  AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA CC CD
  CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
  GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN
  KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA
  NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI
  SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI
  VN VU WF WS YE YT ZA ZM ZW`);

/** ISO 4217, numeric. */
const currencies = words(`
  008 012 032 036 044 048 050 051 052 060 064 068 072 084 090 096 104 108 116 124 132 136 144 152 156 170 174 188 191 192 203
  208 214 222 230 232 238 242 262 270 292 320 324 328 332 340 344 348 352 356 360 364 368 376 388 392 396 398 400 404 408
  410 414 417 418 422 426 430 434 446 454 458 462 480 484 496 498 504 512 516 524 532 533 548 554 558 566 578 586 590 598
  600 604 608 634 643 646 654 682 690 694 702 704 706 710 728 748 752 756 760 764 776 780 784 788 800 807 818 826 834 840 858
  860 882 886 901 924 925 927 928 929 930 932 933 934 936 938 940 941 943 944 946 947 948 949 950 951 952 953 955 956 957
  958 959 960 961 962 963 964 965 967 968 969 970 971 972 973 975 976 977 978 979 980 981 984 985 986 990 994 997 999`);

/** Package types: recommendation 21 of UN/ECE with the codes that GS1 adds. */
const packages = words(`
  1A 1B 1D 1F 1G 1W 200 201 202 203 204 205 206 210 211 212 2C 3A 3H 43 44 4A 4B 4C 4D 4F 4G 4H 5H 5L 5M 6H 6P 7A 7B
  8 8A 8B 8C 9 AA AB AC AD AF AG AH AI AJ AL AM AP APE AT AV B4 BB BC BD BE BF BG BGE BH BI BJ BK BL BM BME BN BO BP BQ
  BR BRI BS BT BU BV BW BX BY BZ CA CB CBL CC CCE CD CE CF CG CH CI CJ CK CL CM CN CO CP CQ CR CS CT CU CV CW CX CY CZ
  DA DB DC DG DH DI DJ DK DL DM DN DP DPE DR DS DT DU DV DW DX DY E1 E2 E3 EC ED EE EF EG EH EI EN FB FC FD FE FI FL FO
  FOB FP FPE FR FT FW FX GB GI GL GR GU GY GZ HA HB HC HG HN HR IA IB IC ID IE IF IG IH IK IL IN IZ JB JC JG JR JT JY KG
  KI LAB LE LG LT LU LV LZ MA MB MC ME MPE MR MS MT MW MX NA NE NF NG NS NT NU NV OA OB OC OD OE OF OK OPE OT OU P2 PA
  PAE PB PC PD PE PF PG PH PI PJ PK PL PLP PN PO POP PP PPE PR PT PU PUE PV PX PY PZ QA QB QC QD QF QG QH QJ QK QL QM QN
  QP QQ QR QS RB1 RB2 RB3 RCB RD RG RJ RK RL RO RT RZ S1 SA SB SC SD SE SEC SH SI SK SL SM SO SP SS ST STL SU SV SW SX SY
  SZ T1 TB TC TD TE TEV TG THE TI TK TL TN TO TR TRE TS TT TTE TU TV TW TWE TY TZ UC UN UUE VA VG VI VK VL VN VO VP VQ
  VR VS VY WA WB WC WD WF WG WH WJ WK WL WM WN WP WQ WR WRP WS WT WU WV WW WX WY WZ X11 X12 X15 X16 X17 X18 X19 X20 X3
  XA XB XC XD XF XG XH XJ XK YA YB YC YD YF YG YH YJ YK YL YM YN YP YQ YR YS YT YV YW YX YY YZ ZA ZB ZC ZD ZF ZG ZH ZJ
  ZK ZL ZM ZN ZP ZQ ZR ZS ZT ZU ZV ZW ZX ZY ZZ`);

const lastDays = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
function isDay(year: number, month: number, day: number, least: number): boolean {
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const last = month === 2 && !isLeap ? 28 : lastDays[month - 1];
  return last !== undefined && day >= least && day <= last;
}
const two = (value: string, at: number) => Number(value.slice(at, at + 2));

/** Fields of coupons whose first digit tells how many follow it. */
const sized = (first: number, last: number, more: number) =>
  `(?:${Array.from({ length: last - first + 1 }, (_field, at) => `${first + at}\\d{${first + at + more}}`).join('|')})`;
const companyPrefix = sized(0, 6, 6);
const purchase = `${sized(1, 5, 0)}[0-49]\\d{3}`;
const otherPurchase = `${purchase}(?:${companyPrefix}|9)`;

/** North American coupons: funder, offer, what is saved, what is to be bought, then fields that may be left out. */
const coupon = new RegExp(
  `^${companyPrefix}\\d{6}${sized(1, 5, 0)}${purchase}(?:1[0-3]${otherPurchase})?(?:2${otherPurchase})?` +
    `(?:3(?<end>\\d{6}))?(?:4(?<start>\\d{6}))?(?:5${sized(0, 9, 6)})?(?:6${sized(1, 7, 6)})?(?:9[01256][0-2]\\d[01])?$`,
);
/** The same with a file of offers: format, funder, offer, serial number. */
const offer = new RegExp(`^[01]${companyPrefix}\\d{6}${sized(0, 9, 6)}$`);

function isCoupon(value: string): boolean {
  const { start, end } = coupon.exec(value)?.groups ?? {};
  const days = [start, end].filter((day) => day !== undefined);
  return (
    coupon.test(value) &&
    days.every((day) => valueChecks.day!(day)) &&
    (days.length < 2 || start! <= end!)
  );
}

/** Whether an IBAN has correct check digits (ISO 13616). */
function isIban(value: string): boolean {
  if (!/^[A-Z]{2}[0-9A-Z]{9,}$/.test(value) || !lands.has(value.slice(0, 2))) return false;
  const turned = value.slice(4) + value.slice(0, 4);
  const digits = turned.replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

/** Checks of value components beyond their character sets, by the names in the table. */
export const valueChecks: Readonly<Record<string, (value: string) => boolean>> = {
  sum: hasCheckDigit,
  pair: hasCheckPair,
  /** Begins with a GS1 company prefix: at least four digits. */
  key: (value) => /^\d{4}/.test(value),
  // Two-digit years mean one of the hundred years around now; every fourth of them is a leap year.
  day: (value) => isDay(2_000 + two(value, 0), two(value, 2), two(value, 4), 1),
  day0: (value) => isDay(2_000 + two(value, 0), two(value, 2), two(value, 4), 0),
  longday: (value) => isDay(Number(value.slice(0, 4)), two(value, 4), two(value, 6), 1),
  hour: (value) => Number(value) < 24,
  sixty: (value) => Number(value) < 60,
  clock: (value) => two(value, 0) < 24 && two(value, 2) < 60,
  currency: (value) => currencies.has(value),
  country: (value) => countries.has(value),
  country999: (value) => value === '999' || countries.has(value),
  countries: (value) =>
    value.length % 3 === 0 && value.match(/.{3}/g)!.every((code) => countries.has(code)),
  land: (value) => lands.has(value),
  percent: (value) => !/%(?![\da-f]{2})/i.test(value),
  latitude: (value) => Number(value) <= 1_800_000_000,
  longitude: (value) => Number(value) <= 3_600_000_000,
  yesno: (value) => /^[01]$/.test(value),
  minus: (value) => value === '-',
  importer: (value) => /^[\w-]$/.test(value),
  medium: (value) => /^(0[1-9]|10|[89]\d)$/.test(value),
  sex: (value) => /^[0129]$/.test(value),
  birth: (value) => /^\d\/\d$/.test(value) && value[0]! !== '0' && value[0]! <= value[2]!,
  some: (value) => Number(value) > 0,
  zero: (value) => value === '0',
  winding: (value) => /^[019]$/.test(value),
  piece: (value) => two(value, 0) > 0 && two(value, 0) <= two(value, 2),
  plain: (value) => !/^0./.test(value),
  iban: isIban,
  padding: (value) => !value.includes('=') || value.length % 3 === 0,
  package: (value) => packages.has(value),
  letter: (value) => /\D/.test(value),
  coupon: isCoupon,
  offer: (value) => offer.test(value),
};
