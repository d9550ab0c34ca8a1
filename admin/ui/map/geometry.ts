import { registerMap } from './map-engine.ts';

type Geometry = Parameters<typeof registerMap>[1];
type Outlines = {
  features: readonly { properties: { name: string; cp?: readonly [number, number] } }[];
};
/** The areas of a map by name, with their centres as far as they are known. */
export type Areas = ReadonlyMap<string, readonly number[] | null>;

// Each in a chunk of its own, fetched when it is shown.
const files = import.meta.glob<Outlines>('./geometry/*.json', { import: 'default' });
const known = new Map<string, Promise<Areas>>();

/** The name under which a map is registered; echarts adds the South China Sea to the one called china. */
export const mapOf = (province: number | null) => (province === null ? 'china' : `p${province}`);

/** Loads and registers the outlines of the country, of a province, or of the world (0). */
export function loadMap(province: number | null): Promise<Areas> {
  const name = mapOf(province);
  const kept = known.get(name);
  if (kept) return kept;
  const loading = readMap(province, name);
  known.set(name, loading);
  // Another try may find it.
  loading.catch(() => known.delete(name));
  return loading;
}

async function readMap(province: number | null, name: string): Promise<Areas> {
  const outlines = await files[`./geometry/${province ?? 'china'}.json`]!();
  registerMap(name, outlines as unknown as Geometry);
  return new Map(
    outlines.features
      .filter(({ properties }) => properties.name)
      .map(({ properties }) => [properties.name, properties.cp ?? null]),
  );
}
