import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  acceptOf,
  cadFormats,
  formatOf,
  isFileName,
  kindOfBucket,
  mostBytes,
  pictureAt,
  previewFormatOf,
  refuseFile,
  showSize,
  splitName,
  type FileKind,
  tellName,
} from './files.ts';

const megabyte = 1_048_576;
const refused = (kind: FileKind, name: string, size: number) => refuseFile(kind, { name, size });

test('[UPL-9] a size is shown in MB above 1 MB and in KB above 1 KB', () => {
  for (const [bytes, shown] of [
    [0, '0 B'],
    [1_023, '1023 B'],
    [1_024, '1024 B'],
    [1_025, '1 KB'],
    [1_536, '1.5 KB'],
    [megabyte, '1024 KB'],
    [megabyte + 1, '1 MB'],
    [10_485_760, '10 MB'],
    [209_715_200, '200 MB'],
    [524_288_000, '500 MB'],
    [1_717_986_918, '1.6 GB'],
  ] as const)
    expect(showSize(bytes), String(bytes)).toBe(shown);
});

describe('[UPL-3] how large a file may be', () => {
  test('500 MB at most, and 200 MB where it is none of the 18 CAD formats', () => {
    expect(cadFormats).toHaveLength(18);
    for (const format of cadFormats) {
      for (const name of [`SN1##a.${format}`, `SN1##a.${format.toUpperCase()}`]) {
        expect(refused('file', name, 524_288_000)).toBeNull();
        expect(refused('file', name, 524_288_001)).toBe('fileTooLarge');
      }
    }
    for (const name of ['SN1##a.pdf', 'SN1##a', 'SN1##a.zip', 'SN1##step.pdf', 'SN1##a.glb']) {
      expect(refused('file', name, 209_715_200)).toBeNull();
      expect(refused('file', name, 209_715_201)).toBe('plainTooLarge');
      expect(refused('file', name, 524_288_001)).toBe('fileTooLarge');
    }
  });

  test('[UPL-1] [UPL-2] 10 MB for pictures and licences, 500 MB for media', () => {
    expect(mostBytes('picture', 'a.png')).toBe(10_485_760);
    expect(refused('picture', 'a.png', 10_485_760)).toBeNull();
    expect(refused('picture', 'a.png', 10_485_761)).toBe('imageTooLarge');
    expect(refused('license', 'a.pdf', 10_485_761)).toBe('imageTooLarge');
    expect(refused('media', 'a.mp4', 524_288_000)).toBeNull();
    expect(refused('media', 'a.mp4', 524_288_001)).toBe('fileTooLarge');
  });

  test('something at least', () => {
    expect(refused('file', 'SN1##a.pdf', 0)).toBe('empty');
    expect(refused('picture', 'a.png', 0)).toBe('empty');
  });
});

describe('[UPL-4] the name of an attachment', () => {
  test.each([
    ['SN1##图纸.pdf', 'SN1', '图纸.pdf'],
    ['a##b##c.pdf', 'a##b', 'c.pdf'],
    [' SN 1 ## 图 纸.pdf ', 'SN 1', '图 纸.pdf'],
    ['SN##😀1.pdf', 'SN', '😀1.pdf'],
    ['A###b.pdf', 'A#', 'b.pdf'],
  ])('%s is a serial number and a name', (name, serial, rest) => {
    expect(splitName(name)).toEqual({ serial, name: rest });
  });

  test.each([
    'a##',
    '##b',
    '..##..',
    '##',
    'ab.pdf',
    'a#b.pdf',
    '',
    '  ##b',
    'a##  ',
    '####',
    'a##b##',
  ])('%j is none', (name) => {
    expect(splitName(name)).toBeNull();
  });

  test('whatever stands before the last ## is the serial number', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const serial = `S${before}`;
        const rest = `n${after.replaceAll('#', '')}`;
        fc.pre(!serial.endsWith('#'));
        expect(splitName(`${serial}##${rest}`)).toEqual({
          serial: serial.trim(),
          name: rest.trim(),
        });
      }),
    );
  });

  test('has no signs that hide what it is, and an end', () => {
    for (const name of [
      'a\0b.pdf',
      'a\nb.pdf',
      'a/b.pdf',
      'a\\b.pdf',
      '\u202Efdp.exe',
      '\uD800.pdf',
      '',
    ])
      expect(isFileName(name), JSON.stringify(name)).toBe(false);
    expect(isFileName('x'.repeat(255))).toBe(true);
    expect(isFileName('x'.repeat(256))).toBe(false);
    expect(refused('file', `${'x'.repeat(300)}.pdf`, 1)).toBe('badName');
  });
});

test('a name in a sentence has an end, and turns nothing around', () => {
  expect(tellName('检验 😀.pdf')).toBe('检验 😀.pdf');
  expect(tellName('x\u202egnp.exe\n')).toBe('x�gnp.exe�');
  expect(tellName(`a${'😀'.repeat(200)}.pdf`)).toBe(`a${'😀'.repeat(47)}…${'😀'.repeat(8)}.pdf`);
});

test('[UPL-1] pictures are gif, jpg, jpeg and png in any case', () => {
  for (const format of ['gif', 'jpg', 'jpeg', 'png', 'GIF', 'JPG', 'PNG', 'Jpeg'])
    expect(refused('picture', `a.${format}`, 1)).toBeNull();
  for (const name of ['a.svg', 'a.webp', 'a.bmp', 'a.png.exe', 'png', 'a.'])
    expect(refused('picture', name, 1)).toBe('imageType');
  expect(acceptOf('picture')).toBe('.gif,.jpg,.jpeg,.png');
});

test('[UPL-11] media and models have formats of their own', () => {
  for (const format of 'mp4 ogg flv avi wmv rmvb mov mp3 MP4'.split(' '))
    expect(refused('media', `a.${format}`, 1)).toBeNull();
  expect(refused('media', 'a.mkv', 1)).toBe('mediaType');
  for (const format of 'OBJ FBX STL STEP GLB GLTF DWG 3ds 3dm'.split(' '))
    expect(refused('model', `a.${format}`, 1)).toBeNull();
  expect(refused('model', 'a.pdf', 1)).toBe('modelType');
  expect(refused('model', 'a.glb', 209_715_201)).toBe('plainTooLarge');
  expect(refused('model', 'a.step', 524_288_000)).toBeNull();
  expect(acceptOf('file')).toBe('');
});

test('the bucket tells the kind, any other name is a plain file', () => {
  expect(
    ['image', 'video', 'audio', 'business_license', 'model', 'manual'].map(kindOfBucket),
  ).toEqual(['picture', 'media', 'media', 'license', 'model', 'manual']);
  expect([undefined, '', 'toString', 'file', '__proto__'].map((one) => kindOfBucket(one))).toEqual(
    Array.from({ length: 5 }, () => 'file'),
  );
});

test('a picture is addressed by width, and nothing else is touched', () => {
  const picture = `/api/picture/${'a'.repeat(64)}.webp`;
  expect(pictureAt(picture, 240)).toBe(`/api/picture/${'a'.repeat(64)}-240.webp`);
  expect(pictureAt(picture, 96, 'avif')).toBe(`/api/picture/${'a'.repeat(64)}-96.avif`);
  for (const other of ['data:image/png;base64,AA', '/api/avatar/x', 'https://a/b.webp'])
    expect(pictureAt(other, 240)).toBe(other);
  expect(formatOf('a.b.PDF')).toBe('pdf');
});

test('a file is shown by what its bytes are, and by its name where they tell little', () => {
  for (const [type, name, format] of [
    ['image/png', 'a.png', 'image'],
    ['image/tiff', 'a.tif', 'other'],
    ['application/pdf', 'a.pdf', 'pdf'],
    ['video/mp4', 'a.mp4', 'video'],
    ['application/vnd.rn-realmedia', 'a.rmvb', 'video'],
    ['audio/wav', 'a.wav', 'audio'],
    ['application/octet-stream', 'a.MP3', 'audio'],
    ['text/plain', 'a.OBJ', 'model'],
    ['application/octet-stream', 'a.STEP', 'model'],
    ['text/plain', 'a.csv', 'other'],
    ['application/octet-stream', 'pdf', 'other'],
  ])
    expect(previewFormatOf(type!, name!), name).toBe(format);
});
