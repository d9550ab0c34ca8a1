/**
 * The application identifiers of GS1 and what their values look like, one line each: the numbers, then the pieces of
 * the value. A piece is a set of characters (N digits, X the 82 of ISO 646, Y the 39 of CPID, Z base64url), its length
 * (`6` exactly, `..20` at most), and after a colon the checks it passes; the last one may be left out when in brackets.
 */
const table = `
00 N18:sum:key
01 02 N14:sum:key
10 21 22 X..20
11 12 13 15 16 17 N6:day0
20 N2
235 X..28
240 241 250 251 X..30
242 N..6
243 254 X..20
253 N13:sum:key [X..17]
255 N13:sum:key [N..12]
30 37 N..8
3100-3105 3110-3115 3120-3125 3130-3135 3140-3145 3150-3155 3160-3165 N6
3200-3205 3210-3215 3220-3225 3230-3235 3240-3245 3250-3255 3260-3265 3270-3275 3280-3285 3290-3295 N6
3300-3305 3310-3315 3320-3325 3330-3335 3340-3345 3350-3355 3360-3365 3370-3375 N6
3400-3405 3410-3415 3420-3425 3430-3435 3440-3445 3450-3455 3460-3465 3470-3475 3480-3485 3490-3495 N6
3500-3505 3510-3515 3520-3525 3530-3535 3540-3545 3550-3555 3560-3565 3570-3575 N6
3600-3605 3610-3615 3620-3625 3630-3635 3640-3645 3650-3655 3660-3665 3670-3675 3680-3685 3690-3695 N6
3900-3909 3920-3929 N..15
3910-3919 3930-3939 N3:currency N..15
3940-3943 8111 N4
3950-3955 8005 N6
400 403 X..30
401 X..30:key
402 N17:sum:key
410-417 N13:sum:key
420 X..20
421 N3:country X..9
422 424 426 N3:country
423 425 N..15:countries
427 X..3
4300 4301 4310 4311 4320 X..35:percent
4302-4306 4312-4316 X..70:percent
4307 4317 X2:land
4308 4319 X..30
4309 N10:latitude N10:longitude
4318 X..20
4321 4322 4323 N1:yesno
4324 4325 N6:day0 N4:clock
4326 7006 N6:day
4330-4333 N6 [X1:minus]
7001 N13
7002 X..30
7003 N6:day N4:clock
7004 N..4
7005 X..12
7007 N6:day [N6:day]
7008 X..3
7009 X..10
7010 X..2
7011 N6:day [N4:clock]
7020 7021 7022 X..20
7023 X..30:key
7030-7039 N3:country999 X..27
7040 N1 X1 X1 X1:importer
710-717 X..20
7230-7239 X2 X..28
7240 X..20
7241 N2:medium
7242 X..25
7250 N8:longday
7251 N8:longday N4:clock
7252 N1:sex
7253 7254 X..40:percent
7255 X..10:percent
7256 X..90:percent
7257 X..70:percent
7258 X3:birth
7259 X..40:percent
8001 N4:some N5:some N3:some N1:winding N1
8002 X..20
8003 N1:zero N13:sum:key [X..16]
8004 X..30:key
8006 8026 N14:sum N4:piece
8007 X..34:iban
8008 N8:hour [N..4:minutes]
8009 X..50
8010 Y..30:key
8011 N..12:plain
8012 X..20
8013 X..25:pair:key
8014 X..25:pair:key
8017 8018 N18:sum:key
8019 N..10
8020 X..25
8030 Z..90
8110 8112 X..70:coupon
8200 X..70
90 X..30
91-99 X..90
`;

export type Piece = {
  set: 'N' | 'X' | 'Y' | 'Z';
  least: number;
  most: number;
  checks: string[];
  isOptional: boolean;
};

const pieceOf = (text: string): Piece => {
  const isOptional = text.startsWith('[');
  const [, set, upTo, length, checks] = /^\[?([NXYZ])(\.\.)?(\d+)((?::\w+)*)\]?$/.exec(text)!;
  return {
    set: set as Piece['set'],
    least: upTo ? 1 : Number(length),
    most: Number(length),
    checks: checks!.split(':').slice(1),
    isOptional,
  };
};

function* numbersOf(text: string): Generator<string> {
  const [first, last = first] = text.split('-') as [string, string?];
  for (let at = Number(first); at <= Number(last); at += 1)
    yield String(at).padStart(first.length, '0');
}

/** The components of each application identifier's value. */
export const applicationIdentifiers: ReadonlyMap<string, readonly Piece[]> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const words = line.split(' ');
      const pieces = words.filter((word) => /^\[?[NXYZ]/.test(word)).map(pieceOf);
      return words
        .filter((word) => /^\d/.test(word))
        .flatMap((word) => [...numbersOf(word)].map((number) => [number, pieces] as const));
    }),
);

/** The keys an address may begin with, and which qualifiers may follow in which order. */
export const primaryKeys: ReadonlyMap<string, readonly (readonly string[])[]> = new Map([
  ['00', [[]]],
  ['01', [['22', '10', '21'], ['235']]],
  ['253', [[]]],
  ['255', [[]]],
  ['401', [[]]],
  ['402', [[]]],
  ['414', [['254'], ['7040']]],
  ['415', [['8020']]],
  ['417', [['7040']]],
  ['8003', [[]]],
  ['8004', [['7040']]],
  ['8006', [['22', '10', '21']]],
  ['8010', [['8011']]],
  ['8013', [[]]],
  ['8014', [[]]],
  ['8017', [['8019']]],
  ['8018', [['8019']]],
]);
