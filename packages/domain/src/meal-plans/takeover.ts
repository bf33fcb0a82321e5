import type { MealPlanChange } from '@allenio/contract/meal-plans'
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

/** Cells that are taken together: an amount and how it was written; the targets of a day. */
const bundles: CellBundles = [
  [...quantityCells, 'ownGrams', 'ownMeasure'],
  ['food', 'recipe', 'customNameIt', 'customNameEn'],
]

/** Cells that a copy keeps: its title is the name of its client's plan. */
const ownCells = ['title']

export interface OfferedUnit {
  key: string
  /** The changes that are listed together: a new meal is one line with everything in it. */
  changes: readonly MealPlanChange[]
  /** The copy's own side; null where the copy has not changed the same thing. */
  own: string | null
}

export interface PlanTakeover {
  /** All changes. Those that are not worth a line are taken together with the rest. */
  units: readonly ChangeUnit[]
  offered: readonly OfferedUnit[]
  conflicts: readonly OfferedUnit[]
  /** Changes that the copy has made itself, and keeps. */
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

/** The copy's side of a conflict; empty where the question is only whether a row exists. */
function ownText([change]: readonly MealPlanChange[], own: DocumentRows, reader: ChangeReader): string {
  if (change?.kind === 'moved') return parentName(own, change.rowId, reader.language)
  if (!change || change.cell === null) return ''
  const cells = own.get(change.rowId)?.cells ?? {}
  return cellText({ cell: change.cell, value: cells[change.cell], cells }, reader)
}

/** Sorts changes in the order of the plan: by day, by meal, and from top to bottom. */
function sortUnits(units: readonly OfferedUnit[], placeOf: (rowId: string) => string): OfferedUnit[] {
  const placed = units.map(unit => ({ unit, place: placeOf(unit.changes[0]?.rowId ?? '') }))
  return placed.sort((one, other) => (one.place < other.place ? -1 : Number(one.place > other.place))).map(({ unit }) => unit)
}

/** Joins the places from the outermost row inwards. Every digit of a place sorts after the sign that joins them. */
function placePath(rows: DocumentRows, id: string): string {
  const row = rows.get(id)
  return row?.parentId === undefined || row.parentId === null ? '' : `${placePath(rows, row.parentId)}/${row.place}/${id}`
}
