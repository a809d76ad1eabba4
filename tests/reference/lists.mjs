// Plain lists of cards and a seeded generator, shared by the three reference games and the comparison.

/** Removes one item from a list. It must be there. */
export function removeOne(list, item) {
  const at = list.indexOf(item);
  if (at < 0) throw new Error(`no ${item} in [${list}]`);
  list.splice(at, 1);
}

export const howMany = (list, item) => list.filter((one) => one === item).length;

/** Whether `list` contains every item of `part`, counting copies. */
export function contains(list, part) {
  const rest = [...list];
  return part.every((item) => {
    const at = rest.indexOf(item);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

export const sum = (numbers) => numbers.reduce((a, b) => a + b, 0);

/** Sorts the list in the order given by `order`. */
export const inOrder = (list, order) => [...list].sort((a, b) => order.indexOf(a) - order.indexOf(b));

/** All seats, clockwise from `first`. */
export const seatsFrom = (first, players) => Array.from({ length: players }, (_, i) => (first + i) % players);

/** A deep copy of plain data. Shares what is under `fixed` (content, options), because it never changes. */
export function copy(data) {
  if (typeof data !== "object" || data === null) return data;
  if (Array.isArray(data)) return data.map(copy);
  const result = Object.create(Object.getPrototypeOf(data));
  for (const key of Object.keys(data)) result[key] = key === "fixed" ? data.fixed : copy(data[key]);
  return result;
}

/** mulberry32: the same numbers from 0 to below 1 for the same seed. */
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
