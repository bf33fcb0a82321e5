/** Puts an area's entry into a slot. It runs once, when the app loads the areas. */
export type Fill = () => void

export interface Slot<Entry> {
  fill: (...entries: readonly Entry[]) => Fill
  /** The lowest `order` comes first, if the entries have one. */
  entries: () => readonly Entry[]
}

/** A place in one area that other areas fill from their `extras.ts`: the owner declares it and does not know them. */
export function slot<Entry extends object>(): Slot<Entry> {
  let all: readonly Entry[] = []
  return {
    fill:
      (...entries) =>
      () => {
        all = [...all, ...entries].toSorted((one, other) => orderOf(one) - orderOf(other))
      },
    entries: () => all,
  }
}

const orderOf = (entry: object): number => ('order' in entry && typeof entry.order === 'number' ? entry.order : 0)
