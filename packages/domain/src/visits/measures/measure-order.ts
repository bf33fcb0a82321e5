import { visitMeasures, type MeasureKey, type MeasureKind } from '@allenio/contract/visits'

/** An item takes the place of its neighbour; the first and the last stay where nothing is beside them. */
export function moveInList<Item>(items: readonly Item[], at: number, by: -1 | 1): Item[] {
  const [item, neighbour] = [items[at], items[at + by]]
  return item === undefined || neighbour === undefined ? [...items] : items.with(at, neighbour).with(at + by, item)
}

/** How many measures of each kind there are, kinds without any left out. */
export function countByKind(measures: readonly MeasureKey[]): [MeasureKind, number][] {
  const groups = Map.groupBy(measures, key => visitMeasures[key].kind)
  return [...groups].map(([kind, keys]) => [kind, keys.length])
}
