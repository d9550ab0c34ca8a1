import { deflateRawSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { startTestNode } from '#server/testing/node.ts';
import { readContent } from './content.ts';
import { png, upload } from './uploading.fixture.ts';

const node = await startTestNode();
const user = await node.signIn('demo');

const text = (value: string) => Buffer.from(value);
const exe = Buffer.concat([text('MZ\x90\0\x03\0\0\0'), Buffer.alloc(200)]);
const jpeg = Buffer.from('ffd8ffe000104a46494600010100000100010000ffd9', 'hex');
const pdf = text('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n');
const html = text('<!DOCTYPE html><html><script>alert(1)</script></html>');
const svg = text('<?xml version="1.0"?><!-- x --><svg xmlns="http://www.w3.org/2000/svg"/>');
const glb = Buffer.concat([text('glTF'), Buffer.from([2, 0, 0, 0, 20, 0, 0, 0]), Buffer.alloc(40)]);
const mp4 = Buffer.concat([Buffer.from([0, 0, 0, 24]), text('ftypisom'), Buffer.alloc(40)]);
const office = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)]);

/** A zip with one entry, like the beginning of a spreadsheet or document. */
function zip(name: string, content: string): Buffer {
  const bytes = deflateRawSync(content);
  const head = Buffer.alloc(30);
  head.writeUInt32LE(0x04034b50, 0);
  head.writeUInt16LE(20, 4);
  head.writeUInt16LE(8, 8);
  head.writeUInt32LE(bytes.length, 18);
  head.writeUInt32LE(content.length, 22);
  head.writeUInt16LE(name.length, 26);
  return Buffer.concat([head, text(name), bytes]);
}

describe('[UPL-8] what a file is shows by its bytes', () => {
  const taken: [string, Buffer, string][] = [
    ['a.png', png, 'image/png'],
    ['A.JPG', jpeg, 'image/jpeg'],
    ['a.pdf', pdf, 'application/pdf'],
    ['a.mp4', mp4, 'video/mp4'],
    ['a.glb', glb, 'model/gltf-binary'],
    ['a.doc', office, 'application/octet-stream'],
    ['a.sldprt', office, 'application/octet-stream'],
    ['a.docx', zip('word/document.xml', '<w/>'), 'application/octet-stream'],
    ['a.docx', zip('anything', 'x'), 'application/octet-stream'],
    ['a.txt', text('你好'), 'text/plain'],
    ['a.obj', text('v 0 0 0\nf 1 1 1\n'), 'text/plain'],
    ['a.stl', text('solid x\nendsolid x\n'), 'application/octet-stream'],
    ['a.dae', text('<?xml version="1.0"?><COLLADA></COLLADA>'), 'text/plain'],
    ['a.html', html, 'text/plain'],
    ['a.js', text('alert(1)'), 'text/plain'],
    ['a.unheardof', exe, 'application/octet-stream'],
    ['a.exe', exe, 'application/octet-stream'],
    ['a', png, 'application/octet-stream'],
    ['a.rmvb', text('.RMF\0\0\0\x12'), 'application/octet-stream'],
  ];
  test.each(taken)('%s is kept as what it is', async (name, bytes, type) => {
    expect(await readContent(name, bytes)).toEqual({ type });
  });

  const refused: [string, Buffer, string][] = [
    ['a.png', exe, 'contentMismatch'],
    ['a.png', jpeg, 'contentMismatch'],
    ['a.png', html, 'contentMismatch'],
    ['a.pdf', html, 'contentMismatch'],
    ['a.pdf', png, 'contentMismatch'],
    ['a.docx', exe, 'contentMismatch'],
    ['a.mp4', zip('x', 'x'), 'contentMismatch'],
    ['a.mp3', exe, 'contentMismatch'],
    ['a.txt', png, 'contentMismatch'],
    ['a.obj', exe, 'contentMismatch'],
    ['a.stl', exe, 'contentMismatch'],
    ['a.dwg', pdf, 'contentMismatch'],
    ['a.svg', svg, 'drawing'],
    ['a.svg', png, 'drawing'],
    ['a.SVGZ', Buffer.from('1f8b', 'hex'), 'drawing'],
    ['a.png', svg, 'drawing'],
    ['a.xml', svg, 'drawing'],
    ['a', text('\uFEFF  <svg onload="x">'), 'drawing'],
    ['a.txt', Buffer.from('\uFEFF<svg >', 'utf16le'), 'drawing'],
    ['a.bin', text('<s:svg xmlns:s="http://www.w3.org/2000/svg"/>'), 'drawing'],
  ];
  test.each(refused)('%s is refused when it is something else', async (name, bytes, problem) => {
    expect(await readContent(name, bytes)).toEqual({ problem });
  });
});

test('[UPL-8] the server says so in the words of the specification', async () => {
  const wrong = await upload(node, user, 'a.pdf', html);
  expect(wrong).toMatchObject({ status: 422, msg: 'a.pdf的内容与扩展名不符' });
  const drawing = await upload(node, user, 'a.svg', svg);
  expect(drawing).toMatchObject({ status: 422, msg: 'a.svg含有可执行的内容（SVG），不能上传' });
  const picture = await upload(node, user, 'a.png', exe, 'image');
  expect(picture.status).toBe(422);
  const film = await upload(node, user, 'a.txt', text('x'), 'video');
  expect(film.status).toBe(422);
  expect(film.msg).toContain('只能上传 mp4');
});

test.each([
  ['a.html', html],
  ['a.js', text('alert(1)')],
  ['a.xml', text('<?xml version="1.0"?><x/>')],
])('[UPL-8] %s is never served as something that runs', async (name, bytes) => {
  const { url } = await upload(node, user, name, bytes);
  const { headers } = await fetch(node.base + url!);
  expect(headers.get('content-type')).toMatch(/^(text\/plain|application\/octet-stream)/);
  expect(headers.get('content-disposition')).toMatch(/^attachment/);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('content-security-policy')).toContain('sandbox');
});
