/** A text in a page's content: UTF-16 in hexadecimal, as the font's encoding wants it. */
const hex = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex').toUpperCase();

export type Line = { text: string; size?: number; x?: number; y: number };

/** A PDF of A4 pages whose Chinese relies on the reader's fonts, as many programs write it. */
export function pdfOf(pages: readonly (readonly Line[])[]): Buffer {
  const fontAt = 3 + pages.length * 2;
  const content = (lines: readonly Line[]) => {
    const drawn = lines.map(
      ({ text, size = 12, x = 64, y }) => `BT /F1 ${size} Tf ${x} ${y} Td <${hex(text)}> Tj ET`,
    );
    return [`0.043 0.478 0.357 RG 1.5 w 64 762 m 531 762 l S`, ...drawn].join('\n');
  };
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Count ${pages.length} /Kids [${pages.map((_, at) => `${3 + at * 2} 0 R`).join(' ')}] >>`,
    ...pages.flatMap((lines, at) => {
      const drawn = content(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${4 + at * 2} 0 R /Resources << /Font << /F1 ${fontAt} 0 R >> >> >>`,
        `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
      ];
    }),
    `<< /Type /Font /Subtype /Type0 /BaseFont /STSong-Light /Encoding /UniGB-UTF16-H /DescendantFonts [${fontAt + 1} 0 R] >>`,
    `<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong-Light /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 4 >> /FontDescriptor ${fontAt + 2} 0 R /DW 1000 /W [1 95 500 814 939 500] >>`,
    '<< /Type /FontDescriptor /FontName /STSong-Light /Flags 6 /FontBBox [-25 -254 1000 880] /ItalicAngle 0 /Ascent 880 /Descent -120 /CapHeight 880 /StemV 93 >>',
  ];
  let text = '%PDF-1.5\n';
  const places = objects.map((object, at) => {
    const place = text.length;
    text += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const start = text.length;
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(text, 'latin1');
}

/** A recording as plain WAV: a hum with a little rise, as a motor makes it. */
export function humOf(seconds: number): Buffer {
  const rate = 8_000;
  const samples = Math.round(rate * seconds);
  const bytes = Buffer.alloc(44 + samples);
  bytes.write('RIFF', 0, 'latin1');
  bytes.writeUInt32LE(36 + samples, 4);
  bytes.write('WAVEfmt ', 8, 'latin1');
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(rate, 24);
  bytes.writeUInt32LE(rate, 28);
  bytes.writeUInt16LE(1, 32);
  bytes.writeUInt16LE(8, 34);
  bytes.write('data', 36, 'latin1');
  bytes.writeUInt32LE(samples, 40);
  for (let at = 0; at < samples; at += 1) {
    const time = at / rate;
    const wave = Math.sin(time * 2 * Math.PI * (110 + time * 20)) * 40 * Math.min(1, time * 2);
    bytes[44 + at] = 128 + Math.round(wave);
  }
  return bytes;
}
