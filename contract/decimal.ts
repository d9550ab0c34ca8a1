/** An exact decimal number: `digits` divided by ten to the power of `scale`. */
export type Decimal = { digits: bigint; scale: number };

export const zero: Decimal = { digits: 0n, scale: 0 };

export function toDecimal(text: string): Decimal {
  const [whole = '0', fraction = ''] = text.split('.');
  return { digits: BigInt(whole + fraction), scale: fraction.length };
}

const scaled = ({ digits, scale }: Decimal, to: number): bigint =>
  to === scale ? digits : digits * 10n ** BigInt(to - scale);

export function plus(one: Decimal, other: Decimal): Decimal {
  const scale = Math.max(one.scale, other.scale);
  return { digits: scaled(one, scale) + scaled(other, scale), scale };
}

/** From here on a product is shortened: numbers stay short through many levels, and most are not touched. */
const longScale = 18;

export function times(one: Decimal, other: Decimal): Decimal {
  const product = { digits: one.digits * other.digits, scale: one.scale + other.scale };
  return product.scale > longScale ? shorten(product) : product;
}

function shorten({ digits, scale }: Decimal): Decimal {
  if (digits === 0n) return zero;
  let [left, rest] = [digits, scale];
  while (rest > 0 && left % 10n === 0n) {
    left /= 10n;
    rest -= 1;
  }
  return { digits: left, scale: rest };
}

/** Rounded up to so many decimals; for numbers that are not negative. */
export function roundedUp({ digits, scale }: Decimal, decimals: number): Decimal {
  if (scale <= decimals) return { digits, scale };
  const unit = 10n ** BigInt(scale - decimals);
  return { digits: (digits + unit - 1n) / unit, scale: decimals };
}

export function fromDecimal(value: Decimal): string {
  const { digits, scale } = shorten(value);
  const text = String(digits).padStart(scale + 1, '0');
  return scale === 0 ? text : `${text.slice(0, -scale)}.${text.slice(-scale)}`;
}

const aligned = (one: Decimal, other: Decimal) => {
  const scale = Math.max(one.scale, other.scale);
  return { scale, one: scaled(one, scale), other: scaled(other, scale) };
};

export const atLeast = (one: Decimal, other: Decimal): boolean => {
  const both = aligned(one, other);
  return both.one >= both.other;
};

export const least = (one: Decimal, other: Decimal): Decimal => (atLeast(other, one) ? one : other);

export const minus = (one: Decimal, other: Decimal): Decimal => {
  const both = aligned(one, other);
  return { digits: both.one - both.other, scale: both.scale };
};

/** Thousands separators for a decimal string, without floating point. */
export function groupDigits(decimal: string): string {
  const [, sign = '', whole = '', fraction = ''] = /^([-+]?)(\d*)(\.\d+)?$/.exec(decimal) ?? [];
  if (whole === '' && fraction === '') return decimal;
  return `${sign === '-' ? '-' : ''}${(whole || '0').replace(/\B(?=(\d{3})+$)/g, ',')}${fraction}`;
}
