import type { CellValue, Operation } from '@allenio/contract/documents'
import type { SectionKind, StorefrontItemType } from '@allenio/contract/storefront'
import { childrenOf, placesAt, writtenCells, type DocumentRows } from '@allenio/domain/documents'
import { itemsAtMost, storefrontModel } from './storefront-model.ts'

// Gestures on the sections of a storefront and what they hold. Each answers the operations of one step of undo.

interface NewRow {
  id: string
  cells: Readonly<Record<string, CellValue | undefined>>
}

/** A section of a kind behind another one, or at the end. */
export function insertSection(
  rows: DocumentRows,
  { storefrontId, afterId, id, kind }: { storefrontId: string; afterId: string | null; id: string; kind: SectionKind },
): Operation[] {
  const sections = childrenOf(rows, storefrontId)
  if (sections.length >= storefrontModel.section.atMost) return []
  const at = sections.findIndex(section => section.id === afterId)
  const { places, moves } = placesAt(rows, { parentId: storefrontId, index: at === -1 ? sections.length : at + 1, count: 1 })
  return [...moves, { kind: 'insert', id, type: 'section', parentId: storefrontId, place: places[0] ?? '', cells: { kind } }]
}

/** Items at the end of a section, as many as there is room for. */
export function insertItems(
  rows: DocumentRows,
  { sectionId, type, items }: { sectionId: string; type: StorefrontItemType; items: readonly NewRow[] },
): Operation[] {
  const siblings = childrenOf(rows, sectionId)
  const room = itemsAtMost(type) - siblings.filter(row => row.type === type).length
  const fitting = items.slice(0, Math.max(0, room))
  if (fitting.length === 0) return []
  const { places, moves } = placesAt(rows, { parentId: sectionId, index: siblings.length, count: fitting.length })
  return [
    ...moves,
    ...fitting.map(({ id, cells }, at): Operation => {
      return { kind: 'insert', id, type, parentId: sectionId, place: places[at] ?? '', cells: writtenCells(cells) }
    }),
  ]
}

/** Moves a section or an item to an index among its siblings. Nothing where it stands there already, or there is no such place. */
export function moveRow(rows: DocumentRows, id: string, index: number): Operation[] {
  const row = rows.get(id)
  if (!row?.parentId) return []
  const siblings = childrenOf(rows, row.parentId)
  const from = siblings.findIndex(sibling => sibling.id === id)
  if (index === from || index < 0 || index >= siblings.length) return []
  const { places, moves } = placesAt(rows, { parentId: row.parentId, index, count: 1, leavingOut: [id] })
  return [...moves, { kind: 'move', id, parentId: row.parentId, place: places[0] ?? '' }]
}

/** Moves a section or an item one place up or down. */
export function moveRowBy(rows: DocumentRows, id: string, by: -1 | 1): Operation[] {
  const row = rows.get(id)
  if (!row) return []
  return moveRow(rows, id, childrenOf(rows, row.parentId).findIndex(sibling => sibling.id === id) + by)
}

/** Text and name cells that a language has a value of its own for. */
export const cellIn = (cell: string, language: 'it' | 'en'): string => `${cell}${language === 'it' ? 'It' : 'En'}`

export interface ReleaseChange {
  rowId: string
  kind: 'added' | 'deleted' | 'changed' | 'moved'
}

/** Lists how the draft differs from a release, row by row in the order of the page. */
export function changesSinceRelease(release: DocumentRows, draft: DocumentRows): ReleaseChange[] {
  const isThere = (rows: DocumentRows, id: string) => {
    const row = rows.get(id)
    return row !== undefined && !row.isDeleted && (row.parentId === null || !rows.get(row.parentId)?.isDeleted)
  }
  const ids = [...new Set([...draft.keys(), ...release.keys()])]
  return ids.flatMap((rowId): ReleaseChange[] => {
    const [before, now] = [release.get(rowId), draft.get(rowId)]
    const [wasThere, isNow] = [isThere(release, rowId), isThere(draft, rowId)]
    if (!wasThere && !isNow) return []
    if (!wasThere) return [{ rowId, kind: 'added' }]
    if (!isNow) return [{ rowId, kind: 'deleted' }]
    if (JSON.stringify(sortedCells(before?.cells)) !== JSON.stringify(sortedCells(now?.cells))) return [{ rowId, kind: 'changed' }]
    return before?.place !== now?.place || before?.parentId !== now?.parentId ? [{ rowId, kind: 'moved' }] : []
  })
}

const sortedCells = (cells: Readonly<Record<string, CellValue>> = {}) =>
  Object.entries(cells).sort(([one], [other]) => (one < other ? -1 : 1))
