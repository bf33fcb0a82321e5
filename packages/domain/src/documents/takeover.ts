import type { Operation } from '@allenio/contract/documents'
import { changesSince, copiesByOrigin, differencesOf, type CellBundles, type Difference } from './differences.ts'
import type { DocumentRows } from './model.ts'
import { operationsTaking } from './taken-differences.ts'
import { isVisible } from './tree.ts'

// A newer release of a template is offered to a copy in units: what is taken or left as a whole. The release that was taken last is a cell
// of the copy itself, so that it goes with the edit: an undo, or the way back to an earlier version, offers the release again.

/** The cell of a copy that names the release of its template which it has taken last. */
export const takenReleaseCell = 'takenReleaseId'

export interface ChangeUnit {
  /** Identifies the unit; every device computes the same key. */
  key: string
  /** The copy has changed the same thing: its own value stays, unless the template's side is chosen. */
  isConflict: boolean
  differences: readonly Difference[]
}

interface Sides {
  base: DocumentRows
  template: DocumentRows
  copy: DocumentRows
  bundles?: CellBundles
  /** Cells of the document itself that are each copy's own, such as its title. */
  ownCells?: readonly string[]
}

/** The changes of the template since the base, as they are taken or left: cells of one bundle together, rows with all they bring along. */
export function changeUnitsOf({ ownCells = [], bundles = [], ...sides }: Sides): ChangeUnit[] {
  const leftOut = new Set([...ownCells, takenReleaseCell])
  const isOwn = (each: Difference) => each.kind === 'cell' && leftOut.has(each.cell) && sides.template.get(each.originId)?.parentId === null
  const differences = differencesOf({ ...sides, bundles }).filter(each => !isOwn(each))
  return [...Map.groupBy(differences, each => unitKeyOf(each, bundles))].map(([key, members]) => ({
    key,
    isConflict: members.some(({ isConflict }) => isConflict),
    differences: members,
  }))
}

const unitKeyOf = (difference: Difference, bundles: CellBundles): string =>
  difference.lackingId === null ? changeKeyOf(difference, bundles) : `row ${difference.lackingId}`

/** A name for a change of one row; cells of one bundle have the same. */
export function changeKeyOf(difference: Difference, bundles: CellBundles): string {
  if (difference.kind !== 'cell') return `${difference.kind} ${difference.originId}`
  const { originId, cell } = difference
  return `cell ${originId} ${bundles.find(cells => cells.includes(cell))?.[0] ?? cell}`
}

/** The rows of a copy by the ids of its template, so that both can be read side by side. Rows of its own keep their ids. */
export function asTemplateRows(copy: DocumentRows): DocumentRows {
  const byOrigin = copiesByOrigin(copy)
  const idOf = (id: string): string => {
    const originId = copy.get(id)?.originId ?? null
    return originId !== null && byOrigin.get(originId)?.id === id ? originId : id
  }
  const visible = [...copy.values()].filter(({ id }) => isVisible(copy, id))
  return new Map(
    visible.map(row => [idOf(row.id), { ...row, id: idOf(row.id), parentId: row.parentId === null ? null : idOf(row.parentId) }]),
  )
}

/** The changes of the copy itself since the base, in the ids of the template. */
export const ownChangesOf = (base: DocumentRows, copy: DocumentRows): Difference[] => changesSince(base, asTemplateRows(copy))

export interface Takeover {
  copy: DocumentRows
  units: readonly ChangeUnit[]
  /** The keys of the units that are taken. */
  keys: ReadonlySet<string>
  /** The release that the copy is up to date with afterwards. */
  releaseId: string
}

/** Takes the chosen changes and notes the release, as one gesture. Whoever does the same at the same time makes the same rows. */
export function operationsOfTakeover({ copy, units, keys, releaseId }: Takeover): Operation[] {
  const root = [...copy.values()].find(({ parentId }) => parentId === null)
  if (!root) return []
  // units hold their differences in the order in which they are taken; deletions make room for the rest
  const differences = units.flatMap(unit => (keys.has(unit.key) ? unit.differences : []))
  const ordered = [...differences.filter(({ kind }) => kind === 'deleted'), ...differences.filter(({ kind }) => kind !== 'deleted')]
  return [
    ...operationsTaking(ordered, copy, originId => idMadeOf(root.id, releaseId, originId)),
    { kind: 'set', id: root.id, cells: { [takenReleaseCell]: releaseId } },
  ]
}

/** An id that follows from others: no two rows of a template come to the same in one copy. */
function idMadeOf(...ids: readonly [string, ...string[]]): string {
  const bits = ids.reduce((sum, id) => sum ^ BigInt(`0x${id.replaceAll('-', '')}`), 0n)
  const hex = bits.toString(16).padStart(32, '0')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}
