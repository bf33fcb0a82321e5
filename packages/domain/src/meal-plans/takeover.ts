import type { MealPlanChange } from '@allenio/contract/meal-plan-assignments'
import {
  asTemplateRows,
  changeUnitsOf,
  ownChangesOf,
  type CellBundles,
  type ChangeUnit,
  type DocumentRows,
} from '@allenio/domain/documents'
import { cellText, quantityCells, type ChangeReader } from './change-texts.ts'
import { describeChange, parentName } from './plan-changes.ts'

// A newer release of its template is told to a copy in words: what it would change, and what stays.

/** An amount and how it was written; what a day is to reach. */
const bundles: CellBundles = [
  [...quantityCells, 'ownGrams', 'ownMeasure'],
  ['food', 'recipe', 'customNameIt', 'customNameEn'],
]

/** A copy is called as its client's plan is called. */
const ownCells = ['title']

export interface OfferedUnit {
  key: string
  /** Told together: a meal that is new is one line with all that is in it. */
  changes: readonly MealPlanChange[]
  /** The copy has this instead; null where it has not changed the same. */
  own: string | null
}

export interface PlanTakeover {
  /** All of it; what is nobody's news goes along with the rest. */
  units: readonly ChangeUnit[]
  offered: readonly OfferedUnit[]
  conflicts: readonly OfferedUnit[]
  /** They are the copy's own, and stay. */
  ownChanges: readonly MealPlanChange[]
}

interface Sides {
  base: DocumentRows
  template: DocumentRows
  copy: DocumentRows
}

export function readTakeover({ base, template, copy }: Sides, reader: ChangeReader): PlanTakeover {
  const units = changeUnitsOf({ base, template, copy, bundles, ownCells })
  const own = asTemplateRows(copy)
  const placeOf = (rowId: string): string => placePath(template.has(rowId) ? template : base, rowId)
  const describe = (unit: ChangeUnit): OfferedUnit[] => {
    const changes = unit.differences.flatMap(each => describeChange(each, { before: base, after: template, ...reader }) ?? [])
    return changes.length === 0 ? [] : [{ key: unit.key, changes, own: unit.isConflict ? ownText(changes, own, reader) : null }]
  }
  const askedKeys = new Set(units.flatMap(({ isConflict, differences }) => (isConflict ? differences.map(nameOf) : [])))
  return {
    units,
    offered: sortUnits(units.filter(({ isConflict }) => !isConflict).flatMap(describe), placeOf),
    conflicts: sortUnits(units.filter(({ isConflict }) => isConflict).flatMap(describe), placeOf),
    ownChanges: ownChangesOf(base, copy)
      .filter(each => !askedKeys.has(nameOf(each)) && !(each.kind === 'cell' && ownCells.includes(each.cell)))
      .flatMap(each => describeChange(each, { before: base, after: own, ...reader }) ?? []),
  }
}

const nameOf = (each: { originId: string; kind: string; cell?: string }): string => `${each.originId} ${each.cell ?? ''}`

/** The copy's side of what both have changed; empty where it is a row that is there or not. */
function ownText([change]: readonly MealPlanChange[], own: DocumentRows, reader: ChangeReader): string {
  if (change?.kind === 'moved') return parentName(own, change.rowId, reader.language)
  if (!change || change.cell === null) return ''
  const cells = own.get(change.rowId)?.cells ?? {}
  return cellText({ cell: change.cell, value: cells[change.cell], cells }, reader)
}

/** As the plan is read: by day, by meal, and in it from above. */
function sortUnits(units: readonly OfferedUnit[], placeOf: (rowId: string) => string): OfferedUnit[] {
  const placed = units.map(unit => ({ unit, place: placeOf(unit.changes[0]?.rowId ?? '') }))
  return placed.sort((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place))).map(({ unit }) => unit)
}

/** The places from the outside in. No digit of a place sorts before the sign between them. */
function placePath(rows: DocumentRows, id: string): string {
  const row = rows.get(id)
  return row?.parentId === undefined || row.parentId === null ? '' : `${placePath(rows, row.parentId)}/${row.place}/${id}`
}
