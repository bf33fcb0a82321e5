import type { Batch, Cells, CellValue, DocumentRow, DocumentState, Operation } from '@allenio/contract/documents'
import {
  applyOperations,
  childrenOf,
  isSameValue,
  isVisible,
  openedDocument,
  placesAt,
  viewOf,
  withAnswer,
  withBatch,
  withChanges,
  type DeviceDocument,
  type DocumentRows,
} from '@allenio/domain/documents'
import { runs } from '@allenio/domain/testing'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mealPlanModel, readPlannedDays, type MealPlanRowType } from './index.ts'
import { component, day, food, meal, planId, planOf } from './plan.testing.ts'

// Editors of one plan, whose writes arrive in any order: late, twice, and after answers that were overtaken.

const start = planOf([
  day('monday', [
    meal('breakfast', { type: 'breakfast' }, [component('oats', food('oats')), component('milk', food('milk'))]),
    meal('lunch', { type: 'lunch' }, [component('rice', food('rice', { grams: 80 }))]),
  ]),
  day('tuesday', [meal('dinner', { type: 'dinner' }, [component('fish', food('fish'))])]),
])

const cellsByType: Readonly<Record<MealPlanRowType, readonly string[]>> = {
  'meal plan': ['title'],
  day: ['nameIt', 'note'],
  meal: ['titleIt', 'time', 'note'],
  component: ['grams', 'note', 'customNameIt', 'isLocked'],
  ingredient: ['grams', 'note'],
  alternative: ['grams', 'customNameIt'],
  'ingredient alternative': ['grams'],
}
const typesIn = Object.entries(mealPlanModel)
/** The rows are of a plan. */
const typeOf = ({ type }: DocumentRow): MealPlanRowType => (type in mealPlanModel ? (type as MealPlanRowType) : 'meal plan')

/** One thing that somebody does; the numbers choose among what this person sees. */
const deed = fc.record({
  kind: fc.constantFrom('insert', 'set', 'set', 'move', 'delete', 'restore'),
  row: fc.nat(1_000),
  to: fc.nat(1_000),
  value: fc.nat(9),
})
type Deed = typeof deed extends fc.Arbitrary<infer Value> ? Value : never

const pick = <Item>(items: readonly Item[], number: number): Item | undefined => items[number % Math.max(1, items.length)]
const seen = (rows: DocumentRows): DocumentRow[] => [...rows.values()].filter(({ id }) => isVisible(rows, id)).sort(byId)
const byId = (one: DocumentRow, other: DocumentRow): number => (one.id < other.id ? -1 : 1)

function operationsOf(rows: DocumentRows, { kind, row: number, to, value }: Deed, newId: () => string): Operation[] {
  const visible = seen(rows)
  const chosen = pick(
    visible.filter(({ parentId }) => parentId !== null),
    number,
  )
  const placeIn = (parentId: string, leavingOut: readonly string[] = []) => {
    const siblings = childrenOf(rows, parentId).filter(({ id }) => !leavingOut.includes(id))
    return placesAt(rows, { parentId, index: to % (siblings.length + 1), count: 1, leavingOut: [...leavingOut] })
  }
  switch (kind) {
    case 'insert': {
      const parent = pick(visible, number)
      const type =
        parent &&
        pick(
          typesIn.filter(([, each]) => each.parent === parent.type).map(([name]) => name),
          value,
        )
      if (!parent || type === undefined) return []
      const { places, moves } = placeIn(parent.id)
      return [...moves, { kind, id: newId(), type, parentId: parent.id, place: places[0] ?? 'V', cells: {} }]
    }
    case 'set': {
      const cell = chosen && pick(cellsByType[typeOf(chosen)], to)
      return chosen && cell !== undefined ? [{ kind, id: chosen.id, cells: { [cell]: value === 0 ? null : value } }] : []
    }
    case 'move': {
      const parentType = chosen && mealPlanModel[typeOf(chosen)].parent
      const parent = pick(
        visible.filter(({ type }) => type === parentType),
        to,
      )
      if (!chosen || !parent) return []
      const { places, moves } = placeIn(parent.id, [chosen.id])
      return [...moves, { kind, id: chosen.id, parentId: parent.id, place: places[0] ?? 'V' }]
    }
    case 'delete':
      return chosen ? [{ kind, id: chosen.id }] : []
    case 'restore': {
      const deleted = pick([...rows.values()].filter(({ isDeleted }) => isDeleted).sort(byId), number)
      return deleted ? [{ kind, id: deleted.id }] : []
    }
    default:
      return kind satisfies never
  }
}

function counter(name: string) {
  let last = 0
  return () => `${name} ${(last += 1)}`
}

/** As the server: what has come before is not applied again, and who asks is told what has changed since they last heard. */
function openServer() {
  let rows: DocumentRows = start
  let revision = 0
  const known = new Set<string>()
  const changedIn = new Map<string, number>()
  return {
    rows: () => rows,
    take(batches: readonly Batch[]) {
      for (const { id, operations } of batches) {
        if (known.has(id)) continue
        known.add(id)
        revision += 1
        const { changed } = applyOperations(mealPlanModel, rows, operations)
        rows = withChanges(rows, changed)
        for (const rowId of changed.keys()) changedIn.set(rowId, revision)
      }
    },
    answer: (base: number): DocumentState => ({
      revision,
      isWhole: false,
      rows: [...rows.values()].filter(({ id }) => (changedIn.get(id) ?? 0) > base),
    }),
  }
}

function openEditor(name: string, server: ReturnType<typeof openServer>) {
  const [newId, newBatchId] = [counter(`row of ${name}`), counter(`batch of ${name}`)]
  let document: DeviceDocument = openedDocument({ revision: 0, isWhole: true, rows: [...start.values()] })
  let late: { state: DocumentState; answered: readonly string[] }[] = []
  const hear = (state: DocumentState, answered: readonly string[]) => {
    document = withAnswer(document, state, answered)
  }
  return {
    view: () => viewOf(mealPlanModel, document),
    edit(each: Deed) {
      const operations = operationsOf(viewOf(mealPlanModel, document), each, newId)
      const id = newBatchId()
      if (operations.length > 0) document = withBatch(document, { id, gestureId: id, kind: 'edit', operations })
    },
    /** All that waits; its answer comes now, later, or never. */
    send(answer: 'now' | 'late' | 'never') {
      const answered = document.pending.map(({ id }) => id)
      const base = document.revision
      server.take(document.pending)
      if (answer === 'now') hear(server.answer(base), answered)
      if (answer === 'late') late.push({ state: server.answer(base), answered })
    },
    /** The answer that has waited longest or shortest. */
    hearLate(isNewest: boolean) {
      const next = isNewest ? late.pop() : late.shift()
      if (next) hear(next.state, next.answered)
    },
    settle() {
      late = []
      this.send('now')
    },
  }
}

const act = fc.oneof(
  { weight: 5, arbitrary: fc.record({ kind: fc.constant('edit' as const), deed }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('send' as const), answer: fc.constantFrom('now', 'late', 'never') }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('hear' as const), isNewest: fc.boolean() }) },
)
const acts = fc.array(fc.record({ editor: fc.nat(9), act }), { maxLength: 60 })

test.each([2, 3, 10])('%d editors see the same plan in the end, whatever was late, lost or sent twice', count => {
  fc.assert(
    fc.property(acts, all => {
      const server = openServer()
      const editors = Array.from({ length: count }, (_, at) => openEditor(`editor ${at}`, server))
      for (const { editor: number, act: each } of all) {
        const editor = pick(editors, number)
        if (each.kind === 'edit') editor?.edit(each.deed)
        else if (each.kind === 'send') editor?.send(each.answer)
        else editor?.hearLate(each.isNewest)
      }
      // the second time they hear what the others have sent the first time
      for (const _ of [1, 2]) for (const editor of editors) editor.settle()
      const stored = seen(server.rows())
      for (const editor of editors) expect(seen(editor.view())).toEqual(stored)
      expectWhole(server.rows())
    }),
    runs,
  )
})

/** A plan that can be read: every row in one of its parent's type, within the limits, each id once. */
function expectWhole(rows: DocumentRows): void {
  const visible = seen(rows)
  for (const row of visible) {
    const { parent } = mealPlanModel[typeOf(row)]
    expect(row.parentId === null ? null : rows.get(row.parentId)?.type).toBe(parent)
  }
  for (const [type, limits] of typesIn) {
    if (!('atMost' in limits)) continue
    const counts = Map.groupBy(
      visible.filter(each => each.type === type),
      ({ parentId }) => parentId,
    )
    for (const siblings of counts.values()) expect(siblings.length).toBeLessThanOrEqual(limits.atMost)
  }
  const days = readPlannedDays(rows, planId)
  const ids = days.flatMap(each => [each.id, ...each.meals.flatMap(({ id, components }) => [id, ...components.map(own => own.id)])])
  expect(new Set(ids).size).toBe(ids.length)
}

const deeds = fc.array(deed, { minLength: 1, maxLength: 6 })

/** The deeds of one editor on the plan as it was opened, as batches that arrive one by one. */
function batchesOf(name: string, all: readonly Deed[]): Operation[][] {
  const newId = counter(name)
  let rows = start
  return all.map(each => {
    const operations = operationsOf(rows, each, newId)
    rows = withChanges(rows, applyOperations(mealPlanModel, rows, operations).changed)
    return operations
  })
}

const applied = (batches: readonly (readonly Operation[])[]): DocumentRows =>
  batches.reduce<DocumentRows>((rows, batch) => withChanges(rows, applyOperations(mealPlanModel, rows, batch).changed), start)

/** Two sequences in one, each in its own order: true takes the next of the first. */
function interleaved<Item>(one: readonly Item[], other: readonly Item[], turns: readonly boolean[]): Item[] {
  const [first, second] = [[...one], [...other]]
  const merged = turns.flatMap(isFirst => (isFirst ? first : second).splice(0, 1))
  return [...merged, ...first, ...second]
}

const cellsSet = (batches: readonly (readonly Operation[])[]): ReadonlySet<string> =>
  new Set(batches.flat().flatMap(each => (each.kind === 'set' ? Object.keys(each.cells).map(cell => `${each.id} ${cell}`) : [])))

const valueOf = (cells: Cells | undefined, cell: string): CellValue => cells?.[cell] ?? null

test('of a row that two have edited, a cell of one writer is the same in every order, and a cell of both has the value of one', () => {
  fc.assert(
    fc.property(deeds, deeds, fc.array(fc.boolean(), { maxLength: 12 }), (one, other, turns) => {
      const [first, second] = [batchesOf('one', one), batchesOf('other', other)]
      const [alone, aloneOther] = [applied(first), applied(second)]
      const ends = [applied([...first, ...second]), applied([...second, ...first]), applied(interleaved(first, second, turns))]
      const [written, writtenByOther] = [cellsSet(first), cellsSet(second)]
      for (const key of new Set([...written, ...writtenByOther])) {
        const end = key.lastIndexOf(' ')
        const [id, cell] = [key.slice(0, end), key.slice(end + 1)]
        const [mine, theirs] = [valueOf(alone.get(id)?.cells, cell), valueOf(aloneOther.get(id)?.cells, cell)]
        const meant = written.has(key) && writtenByOther.has(key) ? [mine, theirs] : [written.has(key) ? mine : theirs]
        for (const rows of ends) {
          const value = valueOf(rows.get(id)?.cells, cell)
          expect(meant.some(each => isSameValue(each, value))).toBe(true)
        }
      }
      for (const rows of ends) expectWhole(rows)
    }),
    runs,
  )
})
