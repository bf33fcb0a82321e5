import type { CellValue, DocumentRow } from '@allenio/contract/documents'
import { layersOf, withEntries } from './layered-map.ts'
import { byPlace, type DocumentRows } from './model.ts'

type Children = ReadonlyMap<string | null, readonly DocumentRow[]>

const knownChildren = new WeakMap<DocumentRows, Children>()

/** The rows of each parent in their order, without those that are deleted. After a keystroke only the parents of changed rows are read. */
export function childrenByParent(rows: DocumentRows): Children {
  const { base, changes } = layersOf(rows)
  const children = knownChildren.get(base) ?? readChildren(base)
  knownChildren.set(base, children)
  const changedRows = [...changes.values()]
  const parentIds = new Set(changedRows.flatMap(({ id, parentId }) => [parentId, base.get(id)?.parentId ?? parentId]))
  const changedIn = Map.groupBy(changedRows, ({ parentId }) => parentId)
  const siblingsIn = (parentId: string | null) => [
    ...(children.get(parentId) ?? []).filter(({ id }) => !changes.has(id)),
    ...(changedIn.get(parentId) ?? []).filter(({ isDeleted }) => !isDeleted),
  ]
  return withEntries(children, new Map([...parentIds].map(parentId => [parentId, siblingsIn(parentId).sort(byPlace)])))
}

function readChildren(rows: DocumentRows): Children {
  const children = new Map<string | null, DocumentRow[]>()
  for (const row of rows.values()) {
    if (row.isDeleted) continue
    const siblings = children.get(row.parentId)
    if (siblings) siblings.push(row)
    else children.set(row.parentId, [row])
  }
  for (const siblings of children.values()) siblings.sort(byPlace)
  return children
}

export const childrenOf = (rows: DocumentRows, parentId: string | null): DocumentRow[] =>
  [...rows.values()].filter(row => row.parentId === parentId && !row.isDeleted).sort(byPlace)

/** Whether neither the row nor one that holds it is deleted. */
export function isVisible(rows: DocumentRows, id: string): boolean {
  let row = rows.get(id)
  if (!row) return false
  while (row) {
    if (row.isDeleted) return false
    if (row.parentId === null) return true
    row = rows.get(row.parentId)
  }
  return false
}

/** How many rows a document has, its own aside: those that are deleted, and those in a deleted one, are not counted. */
export function visibleCountOf(rows: DocumentRows): number {
  const answers = new Map<string | null, boolean>([[null, true]])
  const isSeen = (id: string | null): boolean => {
    const answer = answers.get(id)
    if (answer !== undefined || id === null) return answer ?? true
    const row = rows.get(id)
    const isRowSeen = row !== undefined && !row.isDeleted && isSeen(row.parentId)
    answers.set(id, isRowSeen)
    return isRowSeen
  }
  let count = 0
  for (const { id, parentId } of rows.values()) if (parentId !== null && isSeen(id)) count += 1
  return count
}

export function isWithin(rows: DocumentRows, id: string, ancestorId: string): boolean {
  let at: string | null | undefined = id
  while (at) {
    if (at === ancestorId) return true
    at = rows.get(at)?.parentId
  }
  return false
}

/** A row and everything in it that is not deleted, parents first. */
export function subtreeOf(rows: DocumentRows, id: string): DocumentRow[] {
  const root = rows.get(id)
  if (!root || root.isDeleted) return []
  const children = childrenByParent(rows)
  const subtree = [root]
  for (const row of subtree) subtree.push(...(children.get(row.id) ?? []))
  return subtree
}

/** Whether two values are the same once they were stored: the database does not keep the order of keys, nor those without a value. */
export const isSameValue = (one: CellValue | undefined, other: CellValue | undefined): boolean => isSame(one ?? null, other ?? null)

function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true
  if (!isStructured(one) || !isStructured(other) || Array.isArray(one) !== Array.isArray(other)) return false
  const keys = keysOf(one)
  return keys.length === keysOf(other).length && keys.every(key => isSame(one[key], other[key]))
}

const isStructured = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

const keysOf = (value: Readonly<Record<string, unknown>>): string[] => Object.keys(value).filter(key => value[key] !== undefined)

const canonical = (value: CellValue): string => JSON.stringify(value, sortKeys)

const sortKeys = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value

/** Changes with whatever somebody changes in a row, or in the rows that it holds. */
export function digestOf(subtree: readonly DocumentRow[]): string {
  const parts = subtree.map(({ id, parentId, place, cells }) => canonical([id, parentId, place, cells]))
  return hash(parts.sort().join('\n')).toString(36)
}

/** FNV-1a on 52 bits: two halves with different seeds. It finds changes, it protects from nobody. */
function hash(text: string): number {
  let low = 0x811c9dc5
  let high = 0x01000193
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    low = Math.imul(low ^ code, 0x01000193)
    high = Math.imul(high ^ code, 0x85ebca6b)
  }
  return ((high >>> 0) & 0xfffff) * 2 ** 32 + (low >>> 0)
}
