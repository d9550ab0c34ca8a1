/** A province, or a city or country of one; `undefined` takes it off. */
export type Place = { province?: string | undefined; city?: string | undefined };

/** The filters behind a row: a province, a city or country; China itself is shown by province. */
export const placeOf = (key: number | string): Place =>
  typeof key === 'number'
    ? { province: String(key) }
    : key === 'CN'
      ? { province: undefined }
      : { city: key };

/** The address with these filters, and the others as they are. */
function narrowed(next: Readonly<Record<string, string | undefined>>): string {
  const params = new URLSearchParams(window.location.search);
  params.delete('city');
  for (const [name, value] of Object.entries(next))
    if (value === undefined) params.delete(name);
    else params.set(name, value);
  return params.size > 0 ? `/sale/heatmap?${params}` : '/sale/heatmap';
}

/** The address of a place. */
export const placeAddress = (key: number | string): string => narrowed(placeOf(key));

/** The address of a place as far as the goods of one dealer are concerned. */
export const flowAddress = (key: number | string, dealer: number): string =>
  narrowed({ ...placeOf(key), dealer_id: String(dealer) });

/** The address without a place: all of China. */
export const countryAddress = (): string => narrowed({ province: undefined });
