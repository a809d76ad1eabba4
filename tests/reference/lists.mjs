// Plain lists of cards, and a seeded generator: what the three reference games and the comparison share.

/** Takes one item out of a list; it must be there. */
export function removeOne(list, item) {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`no ${item} in [${list}]`);
  list.splice(at, 1);
}

export const howMany = (list, item) => list.filter((one) => one === item).length;

/** Whether every item of `part` is in `list`, copies counted. */
export function contains(list, part) {
  const rest = [...list];
  return part.every((item) => {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

export const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** The list in the order in which `order` names its items. */
export const inOrder = (list, order) => [...list].sort((a, b) => order.indexOf(a) - order.indexOf(b));

/** Seats 0 ... players-1 from `first` on, clockwise. */
export const seatsFrom = (first, players) => Array.from({ length: players }, (_, i) => (first + i) % players);

/** A deep copy of plain data; what is under `fixed` (content, options) never changes and is shared. */
export function copy(data) {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map(copy);
  const result = Object.create(Object.getPrototypeOf(data));
  for (const key of Object.keys(data)) result[key] = key === "fixed" ? data.fixed : copy(data[key]);
  return result;
}

/** mulberry32: numbers from 0 to below 1, the same for the same seed. */
export function generator(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t = (t + Math.imul(t ^ (t >>> 7), t | 61)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (n) => Math.floor(next() * n);
  return { below, oneOf: (list) => list[below(list.length)], chance: (p) => next() < p };
}
