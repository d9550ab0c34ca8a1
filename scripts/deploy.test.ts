import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseAllDocuments } from 'yaml';

const folder = new URL('../deploy/', import.meta.url);
const names = readdirSync(folder);
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');
const settings = readFileSync(new URL('../server/settings.ts', import.meta.url), 'utf8');
const known = new Set([...settings.matchAll(/^ {2}([A-Z][A-Z_0-9]+):/gm)].map(([, name]) => name!));

type Tree = { [name: string]: Tree } & Tree[];
const read = (name: string) =>
  parseAllDocuments(textOf(name)).map((one) => {
    expect(one.errors).toEqual([]);
    return one.toJS() as Tree;
  });

test('every example of a deployment can be read', () => {
  const yaml = names.filter((name) => name.endsWith('.yaml'));
  expect(yaml.length).toBeGreaterThan(2);
  for (const name of yaml) read(name);
  expect(JSON.parse(textOf('grafana.json'))).toHaveProperty('panels');
});

test('they set what the server knows, and the password of nothing is given', () => {
  const [compose] = read('compose.yaml');
  const [secret, deployment] = read('kubernetes.yaml');
  const container = deployment!.spec!.template!.spec!.containers![0]!;
  const set = [
    ...Object.keys(compose!.services!.suyuan!.environment!),
    ...Object.keys(secret!.stringData!),
    ...[...(container.env as unknown as { name: string }[])].map(({ name }) => name),
    ...[...textOf('Dockerfile').matchAll(/\b([A-Z_]+)=/g)].map(([, name]) => name!),
  ];
  expect(set.filter((name) => !known.has(name))).toEqual([]);
  const wanted = [...textOf('compose.yaml').matchAll(/\$\{(\w+)/g)].map(([, name]) => name!);
  const given = [...textOf('example.env').matchAll(/^(\w+)=/gm)].map(([, name]) => name!);
  expect(new Set(wanted)).toEqual(new Set(given));
});

test('probes ask what the server answers, at the port it listens on', () => {
  const [, deployment, service] = read('kubernetes.yaml');
  const container = deployment!.spec!.template!.spec!.containers![0]!;
  expect(container.readinessProbe!.httpGet).toEqual({ path: '/ready', port: 'http' });
  expect(container.livenessProbe!.httpGet).toEqual({ path: '/health', port: 'http' });
  expect(service!.spec!.ports![0]).toMatchObject({ targetPort: 'http' });
  expect(textOf('Dockerfile')).toContain('http://127.0.0.1:8080/ready');
});

test('the newest release of the changelog is this one', () => {
  const root = (name: string) => readFileSync(new URL(`../${name}`, import.meta.url), 'utf8');
  const { version } = JSON.parse(root('package.json')) as { version: string };
  expect(/^## (\S+)/m.exec(root('CHANGELOG.md'))?.[1]).toBe(version);
});
