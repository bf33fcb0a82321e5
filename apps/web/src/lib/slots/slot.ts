/** Puts what an area contributes into its slot. It runs once, when the app gathers the areas. */
export type Fill = () => void

export interface Slot<Entry> {
  fill: (...entries: readonly Entry[]) => Fill
  /** The lowest order comes first. */
  entries: () => readonly Entry[]
}

/**
 * A place in one area that other areas fill: the owner declares it and knows none of them. An area lists its `fills` in its own
 * `screens.ts`, where they must be there before the first page, or else in its `extras.ts`.
 */
export function slot<Entry extends { order: number }>(): Slot<Entry> {
  let all: readonly Entry[] = []
  return {
    fill:
      (...entries) =>
      () => {
        all = [...all, ...entries].toSorted((one, other) => one.order - other.order)
      },
    entries: () => all,
  }
}
