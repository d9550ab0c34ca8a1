import { describe, expect, test } from 'vitest';
import { unitAddress } from '#server/passports/item.ts';
import { passportContext } from '#server/passports/json-ld.ts';
import { asData, startPassports } from './passports.fixture.ts';

const { node, owner, demo, next, visit, read, known, seq, serial, gtin, share } =
  await startPassports();

describe('the passport of a unit', () => {
  const level = async (of: string) => share(known.id, of, { name: of });

  test('is not told to who only has a number: a real and an invented one get the same', async () => {
    next();
    const { public_id: id } = await owner.row<{ public_id: string }>(
      'select public_id from passport where id = $1',
      [known.id],
    );
    const bare = (text: string) => text.replaceAll(serial, '').replaceAll('7QK4M2XWPA9TDN3H', '');
    for (const headers of [{}, asData]) {
      const real = await visit(`/dpp/${id}?serial=${serial}`, headers);
      const invented = await visit(`/dpp/${id}?serial=7QK4M2XWPA9TDN3H`, headers);
      expect(real.status).toBe(200);
      expect(bare(real.text)).toBe(bare(invented.text));
      expect(real.text).not.toContain(known.lot);
    }
  });

  test('is shown to who has just scanned it: batch and day, but nothing above the public level', async () => {
    next();
    const path = unitAddress(node.app, { company: 1, passport: known.id, seq, code: serial });
    const shown = await read(path);
    expect(shown.product).toMatchObject({ serialNumber: serial, batchNumber: known.lot });
    expect(shown.product.id).toContain(`/01/${gtin}/21/${serial}`);
    expect(shown).not.toHaveProperty('inspections');
    expect(shown).not.toHaveProperty('traceabilityInformation');
    expect(shown.product).not.toHaveProperty('producedAtFacility');
    expect((await visit(path)).text).toContain(known.lot);
    expect((await visit(`${path.slice(0, -3)}abc`)).status).toBe(404);
  });

  test('is shown by level to who has a link; a number that is not there is counted', async () => {
    next();
    const partner = await level('business');
    const customs = await level('authority');
    expect((await read(`${partner}?serial=${serial}`)).product).toHaveProperty(
      'batchNumber',
      known.lot,
    );
    const whole = await read(`${customs}?serial=${serial}`);
    expect(whole.inspections.length).toBeGreaterThan(0);
    expect(whole.traceabilityInformation.eventCount).toBeGreaterThan(0);
    expect(whole.traceabilityInformation.digest).toMatch(/^[\da-f]{64}$/);
    expect((await visit(`${customs}?serial=7QK4M2XWPA9TDN3H`, asData)).status).toBe(404);
    const page = await visit(`${customs}?serial=7QK4M2XWPA9TDN3H`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('no such unit');
    const { data } = await demo.get('passport/visits', { id: known.id });
    expect(data.map((one: { serial_number: string }) => one.serial_number)).toContain(serial);
  });
});

describe('as linked data', () => {
  test('every name means something, and page and data are of one value', async () => {
    next();
    const customs = await share(known.id, 'authority');
    const shown = await read(`${customs}?serial=${serial}`);
    const names = new Set<string>();
    const walk = (value: unknown): void => {
      if (Array.isArray(value)) return value.forEach(walk);
      if (typeof value !== 'object' || value === null) return;
      for (const [name, one] of Object.entries(value)) {
        if (name !== '@context') {
          names.add(name);
          walk(one);
        }
      }
    };
    walk(shown);
    const meant = new Set([...Object.keys(passportContext), '@value', '@language']);
    expect([...names].filter((name) => !meant.has(name))).toEqual([]);
    expect(shown.materialsProvenance[0]).toMatchObject({
      massFraction: 0.46,
      recycledMassFraction: 0.6,
    });
    const { text } = await visit(`${customs}?serial=${serial}`);
    for (const word of [
      'Stainless steel 304',
      'Declaration of conformity',
      '7439-92-1',
      '21.4 kg CO₂e per unit',
    ])
      expect(text, word).toContain(word);
  });

  test('is found by the Digital Link of the product and of the unit', async () => {
    next();
    const voc = 'https://ref.gs1.org/voc/dpp';
    for (const path of [`/01/${gtin}`, `/01/${gtin}/21/${serial}`]) {
      const answer = await visit(`${path}?linkType=gs1:dpp`);
      expect(answer.status).toBe(307);
      const to = answer.headers.get('location')!;
      expect(to).toMatch(/^\/dpp\/[\da-f]{32}\?/);
      expect((await read(to)).product.gtin).toBe(gtin);
      const linkset = JSON.parse((await visit(`${path}?linkType=linkset`)).text);
      expect(linkset.linkset[0][voc]).toMatchObject([
        { type: 'text/html' },
        { type: 'application/ld+json' },
      ]);
    }
    const { gtin: other } = await owner.row<{ gtin: string }>(
      `select p.gtin from part p where p.company_id = 1 and p.gtin <> ''
       and not exists (select from passport d where d.company_id = 1 and d.part_id = p.id) limit 1`,
    );
    expect((await visit(`/01/${other.padStart(14, '0')}?linkType=gs1:dpp`)).status).toBe(404);
  });

  test('speaks three languages', async () => {
    next();
    const { public_id: id } = await owner.row<{ public_id: string }>(
      'select public_id from passport where id = $1',
      [known.id],
    );
    const words = { zh_CN: '产品护照', en: 'Product passport', zh_TW: '產品護照' };
    for (const [language, word] of Object.entries(words)) {
      const { text, status } = await visit(`/dpp/${id}?language=${language}`);
      expect(status).toBe(200);
      expect(text).toContain(word);
    }
    const { text } = await visit(`/dpp/${id}?language=zh_TW`);
    expect(text).toContain('不鏽鋼 304');
  });
});

test('strange addresses and numbers are answered like wrong ones', async () => {
  next();
  const link = await share(known.id, 'authority', { name: 'strange' });
  const { public_id: id } = await owner.row<{ public_id: string }>(
    'select public_id from passport where id = $1',
    [known.id],
  );
  const strange = ['%00', 'a%00b', '%F0%9F%92%A9', "'%20or%201=1--", '..%2F..', '__proto__'];
  strange.push('x'.repeat(3_000), `${serial}%00`, '%EF%BF%BE', '%3Cscript%3E1%3C%2Fscript%3E');
  for (const one of strange) {
    next();
    for (const path of [
      `/dpp/${one}`,
      `/dpp/unit/${one}`,
      `/dpp/preview/${one}`,
      `/dpp/access/${one}`,
    ])
      // What no text can hold may be refused before anything is looked for.
      expect(one.includes('%00') ? [404, 422] : [404], path).toContain((await visit(path)).status);
    next();
    for (const headers of [{}, asData]) {
      const { status, text } = await visit(`${link}?serial=${one}`, headers);
      const isHeld = !one.includes('%00');
      expect(isHeld ? [headers === asData ? 404 : 200] : [200, 404, 422], one).toContain(status);
      expect(text).not.toContain('<script>1');
      const open = await visit(`/dpp/${id}?serial=${one}`, headers);
      expect(isHeld ? [200] : [200, 422], one).toContain(open.status);
      expect(open.text).not.toContain('<script>1');
    }
  }
});
