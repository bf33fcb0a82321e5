import type { Addition, ClientSummary } from './part.ts'

export interface AdditionLine extends Addition {
  count: number
}

const isFoldedInto = (last: AdditionLine | undefined, next: Addition): last is AdditionLine =>
  last?.isFolded === true && next.isFolded === true && last.href === next.href && last.by === next.by

/** The latest additions by anybody, in as few lines as possible; undefined while some are still loading. */
export function latestAdditions(summaries: readonly Pick<ClientSummary, 'additions'>[], most: number): AdditionLine[] | undefined {
  if (summaries.some(({ additions }) => additions === undefined)) return undefined
  return summaries
    .flatMap(({ additions = [] }) => additions)
    .toSorted((one, other) => other.at.localeCompare(one.at))
    .reduce<AdditionLine[]>((lines, next) => {
      const last = lines.at(-1)
      return isFoldedInto(last, next) ? [...lines.slice(0, -1), { ...last, count: last.count + 1 }] : [...lines, { ...next, count: 1 }]
    }, [])
    .slice(0, most)
}
