/**
 * The application identifiers of GS1, one line each, as its Barcode Syntax Dictionary lists them: the numbers, then
 * `*` where the value has a fixed length and needs no separator after it, `?` where a Digital Link may carry it as an
 * attribute, then the pieces of the value. A piece is a set of characters (N digits, X the 82 of ISO 646, Y the 39 of
 * CPID, Z base64url), its length (`6` exactly, `..20` at most), and after a colon the checks it passes; the last ones
 * may be left out when in brackets. `req` names what must stand beside it (one of those between commas, all of those
 * between plus signs; n is any digit), `ex` what must not (`same`: itself with another last digit), `dlpkey` that a
 * Digital Link may begin with it, and which qualifiers may follow in which order.
 */
const table = `
00 *? N18:sum:key dlpkey
01 *? N14:sum:key ex=255,37 dlpkey=22,10,21|235
02 *? N14:sum:key req=37 ex=01,03
03 * N14:sum:key ex=01,02,37,235
10 ? X..20 req=01,02,03,8006,8026
11 13 15 16 *? N6:day0 req=01,02,03,8006,8026
12 *? N6:day0 req=8020
17 *? N6:day0 req=01,02,03,255,8006,8026
20 *? N2 req=01,02,03,8006,8026
21 X..20 req=01,03,8006 ex=235
22 X..20 req=01
235 X..28 req=01
240 241 ? X..30 req=01,02,03,8006,8026
242 ? N..6 req=01,02,8006,8026
243 ? X..20 req=01,03
250 ? X..30 req=01+21,03+21,8006+21
251 ? X..30 req=01,03,8006
253 ? N13:sum:key [X..17] dlpkey
254 X..20 req=414
255 ? N13:sum:key [N..12] ex=01,02,415,8006,8020,8026 dlpkey
30 ? N..8 req=01,02
3100-3105 3110-3115 3120-3125 3130-3135 3140-3145 3150-3155 3160-3165 *? N6 req=01,02 ex=same
3200-3205 3210-3215 3220-3225 3230-3235 3240-3245 3250-3255 3260-3265 3270-3275 3280-3285 3290-3295 *? N6 req=01,02 ex=same
3300-3305 3310-3315 3320-3325 3330-3335 3340-3345 3350-3355 3360-3365 *? N6 req=00,01 ex=same
3370-3375 *? N6 req=01 ex=same
3400-3405 3410-3415 3420-3425 3430-3435 3440-3445 3450-3455 3460-3465 3470-3475 3480-3485 3490-3495 *? N6 req=00,01 ex=same
3500-3505 3510-3515 3520-3525 3560-3565 3570-3575 *? N6 req=01,02 ex=same
3530-3535 3540-3545 3550-3555 *? N6 req=00,01 ex=same
3600-3605 3610-3615 3640-3645 3650-3655 3660-3665 *? N6 req=01,02 ex=same
3620-3625 3630-3635 3670-3675 3680-3685 3690-3695 *? N6 req=00,01 ex=same
37 ? N..8 req=00+02,00+8026
3900-3909 ? N..15 req=255,8020 ex=390n,391n,394n,8111
3910-3919 ? N3:currency N..15 req=8020 ex=same
3920-3929 ? N..15 req=01+30,01+31nn,01+32nn,01+35nn,01+36nn ex=392n,393n
3930-3939 ? N3:currency N..15 req=30,31nn,32nn,35nn,36nn ex=same
3940-3943 ? N4 req=255 ex=394n,8111
3950-3955 ? N6 req=30,31nn,32nn,35nn,36nn ex=392n,393n,395n,8005
400 ? X..30
401 ? X..30:key dlpkey
402 ? N17:sum:key dlpkey
403 ? X..30 req=00
410-413 416 *? N13:sum:key
414 *? N13:sum:key dlpkey=254|7040
415 *? N13:sum:key req=8020 dlpkey=8020
417 *? N13:sum:key dlpkey=7040
420 ? X..20 ex=421
421 ? N3:country X..9 ex=4307
422 ? N3:country req=01,02,03,8006,8026 ex=426
423 425 ? N3:country [N..12:countries] req=01,02,03 ex=426
424 ? N3:country req=01,02,03 ex=426
426 ? N3:country req=01,02,03
427 ? X..3 req=01+422,02+422,03+422
4300 4301 4310 4311 4320 ? X..35:percent req=00
4302 4304-4306 4312 4314-4316 ? X..70:percent req=00
4303 ? X..70:percent req=4302
4313 ? X..70:percent req=4312
4307 4317 ? X2:land req=00
4308 4319 ? X..30 req=00
4309 ? N10:latitude N10:longitude req=00
4318 ? X..20 req=00
4321-4323 ? N1:yesno req=00
4324 4325 ? N6:day0 N4:clock req=00
4326 ? N6:day req=00
4330 ? N6 [X1:minus] req=00 ex=4331
4331 ? N6 [X1:minus] req=00 ex=4330
4332 ? N6 [X1:minus] req=00 ex=4333
4333 ? N6 [X1:minus] req=00 ex=4332
7001 ? N13 req=01,02,8006,8026
7002 ? X..30 req=01,02
7003 ? N6:day N4:clock req=01,02,03
7004 ? N..4 req=01+10,03+10
7005 ? X..12 req=01,02
7006 ? N6:day req=01,02
7007 ? N6:day [N6:day] req=01,02
7008 ? X..3 req=01,02
7009 ? X..10 req=01,02
7010 ? X..2 req=01,02,03
7011 ? N6:day [N4:clock] req=01,02,03
7020 ? X..20 req=01+416,03+416,8006+416
7021 ? X..20 req=01,03,8006
7022 ? X..20 req=01+7021,03+7021,8006+7021
7023 ? X..30:key
7030-7039 ? N3:country999 X..27 req=01,02
7040 N1 X1 X1 X1:importer
7041 X..4:package req=00
710-717 ? X..20 req=01
7230-7239 ? X2 X..28 req=01,8004
7240 ? X..20 req=01,8006 ex=03
7241 ? N2:medium req=8017,8018
7242 ? X..25 req=8017,8018
7250 ? N8:longday req=8018 ex=7251
7251 ? N8:longday N4:clock req=8018 ex=7250
7252 ? N1:sex req=8018
7253 7254 ? X..40:percent req=8017,8018 ex=7256,7259
7255 ? X..10 req=8017,8018 ex=7256,7259
7256 ? X..90:percent req=8017,8018
7257 ? X..70:percent req=8018
7258 ? X3:birth req=8018+7259
7259 ? X..40:percent req=8018 ex=7256
8001 ? N4:some N5:some N3:some N1:winding N1 req=01
8002 ? X..20
8003 ? N1:zero N13:sum:key [X..16] dlpkey
8004 ? X..30:key dlpkey=7040
8005 ? N6 req=01,02
8006 ? N14:sum:key N4:piece ex=01,03,37 dlpkey=22,10,21
8007 ? X..34:iban req=415
8008 ? N6:day N2:hour [N2:sixty] [N2:sixty] req=01,02,03
8009 ? X..50 req=00,01,03
8010 ? Y..30:key dlpkey=8011
8011 N..12:plain req=8010
8012 ? X..20 req=01,03,8006
8013 ? X..25:pair:key dlpkey
8014 X..25:pair:key:letter req=01
8017 ? N18:sum:key ex=8018 dlpkey=8019
8018 ? N18:sum:key ex=8017 dlpkey=8019
8019 N..10 req=8017,8018
8020 X..25 req=415
8026 ? N14:sum:key N4:piece req=37 ex=02,03,8006
8030 ? Z..90:padding req=00,01+21,03+21,253,255,8003,8004,8006+21,8010+8011,8017,8018
8040 N15 req=01+21
8041 N15 req=01+21+8040
8042 N32 req=01+21+8040
8043 N18 [N..2] req=01+21+8040
8110 ? X..70:coupon
8111 ? N4 req=255
8112 ? X..70:offer
8200 X..70 req=01
90 ? X..30
91-99 ? X..90
`;

export type Piece = {
  set: 'N' | 'X' | 'Y' | 'Z';
  least: number;
  most: number;
  checks: string[];
  isOptional: boolean;
};
export type Identifier = {
  pieces: readonly Piece[];
  /** Its length is fixed: the next identifier follows without a separator. */
  isFixed: boolean;
  /** May be an attribute of a Digital Link. */
  isAttribute: boolean;
  /** For each requirement: one of these groups must be there whole. */
  requires: readonly (readonly (readonly string[])[])[];
  excludes: readonly string[];
  /** The orders of qualifiers behind it in a Digital Link; null if none may begin with it. */
  qualifiers: readonly (readonly string[])[] | null;
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

function* identifiersOf(line: string): Generator<[ai: string, identifier: Identifier]> {
  const words = line.split(' ');
  const attributes = words.map((word) => /^(req|ex|dlpkey)=?(.*)$/.exec(word)?.slice(1) ?? []);
  const valuesOf = (name: string) =>
    attributes.filter(([own]) => own === name).map(([, value]) => value!);
  const flags = words.filter((word) => /^[*?]+$/.test(word)).join('');
  const shared = {
    pieces: words.filter((word) => /^\[?[NXYZ]/.test(word)).map(pieceOf),
    isFixed: flags.includes('*'),
    isAttribute: flags.includes('?'),
    requires: valuesOf('req').map((value) => value.split(',').map((group) => group.split('+'))),
    qualifiers:
      valuesOf('dlpkey')
        .map((value) => value.split('|').map((order) => order.split(',').filter(Boolean)))
        .at(0) ?? null,
  };
  const excludes = valuesOf('ex').flatMap((value) => value.split(','));
  for (const word of words.filter((text) => /^\d/.test(text)))
    for (const ai of numbersOf(word)) {
      const others = excludes.map((other) => (other === 'same' ? `${ai.slice(0, -1)}n` : other));
      yield [ai, { ...shared, excludes: others }];
    }
}

export const applicationIdentifiers: ReadonlyMap<string, Identifier> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => [...identifiersOf(line)]),
);

/** The keys a Digital Link may begin with, and which qualifiers may follow in which order. */
export const primaryKeys: ReadonlyMap<string, readonly (readonly string[])[]> = new Map(
  [...applicationIdentifiers].flatMap(([ai, { qualifiers }]) =>
    qualifiers ? [[ai, qualifiers] as const] : [],
  ),
);
