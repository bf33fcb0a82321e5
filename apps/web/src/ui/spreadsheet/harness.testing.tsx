import { IconTrophy } from '@tabler/icons-react'
import { useMemo } from 'react'
import { createRoot } from 'react-dom/client'
import { createStore, useStored } from '#lib/store'
import { UiProvider } from '#ui/theme'
import css from './harness.module.css'
import { Spreadsheet, type CellChange, type Paste, type SheetColumn, type SheetGroup, type SheetVisitor } from './index.ts'

// A page that tries the table as a program's editor would use it: `?weeks=16` for the largest one.

interface TrainingRow {
  id: string
  group: string
  joinId: string | undefined
  cells: Readonly<Record<string, string>>
}

const exercises = [
  'Panca piana bilanciere',
  'Panca inclinata manubri',
  'Rematore in appoggio',
  'Lento avanti manubri',
  'Alzate laterali al cavo',
  'Spinte in basso corda',
  'Plank',
  'Squat',
  'Stacco rumeno',
]
const samples: readonly Record<string, string>[] = [
  {
    kind: 'Rip',
    sets: '4',
    reps: '6–8',
    load: '82,5',
    rir: '2',
    rpe: '8',
    tut: '3010',
    rest: '2:30',
    last: '80 × 8 8 7 7',
    note: 'Fermo 1 s',
  },
  { kind: 'Rip', sets: '3', reps: '8–10', load: '28', rir: '2', rpe: '8', tut: '3110', rest: '–', last: '26 × 10 10 9' },
  { kind: 'Rip', sets: '3', reps: '10–12', load: '34', rir: '1', rpe: '9', tut: '3011', rest: '1:30', last: '32 × 12 11 11' },
  { kind: 'Tempo', sets: '3', reps: '0:45', load: '', rir: '', rpe: '7', tut: '', rest: '1:00', last: '0:45 0:45 0:40' },
]

const weeks = Number(new URLSearchParams(location.search).get('weeks') ?? 0)
const dayCount = weeks > 0 ? weeks * 6 : 3
const rowCount = weeks > 0 ? 9 : 7

const firstRows = (): TrainingRow[] =>
  Array.from({ length: dayCount }, (_, day) =>
    Array.from({ length: rowCount }, (_, index) => ({
      id: `d${day}r${index}`,
      group: `d${day}`,
      joinId: index === 1 || index === 2 ? `d${day}j1` : index === 4 || index === 5 ? `d${day}j2` : undefined,
      cells: { exercise: exercises[index % exercises.length] ?? '', ...samples[index % samples.length] },
    })),
  ).flat()

const rows = createStore<ReadonlyMap<string, TrainingRow>>(new Map(firstRows().map(row => [row.id, row])))
const order = createStore<readonly string[]>([...rows.get().keys()])
const log: unknown[] = []
Object.assign(window, { log, rowsNow: () => order.get().map(id => rows.get().get(id)), answerOverwrite: true, asked: 0 })
const undone: { rows: ReadonlyMap<string, TrainingRow>; order: readonly string[] }[] = []
const remember = (entry: unknown) => {
  log.push(entry)
  undone.push({ rows: rows.get(), order: order.get() })
}

function setCells(changes: readonly CellChange[]): void {
  const next = new Map(rows.get())
  for (const { rowId, column, text } of changes) {
    const row = next.get(rowId)
    if (row) next.set(rowId, { ...row, cells: { ...row.cells, [column]: text } })
  }
  rows.set(next)
}

let lastId = 0
function insert(group: string, afterId: string | undefined, cells: Record<string, string>): string {
  const id = `new${(lastId += 1)}`
  rows.set(new Map(rows.get()).set(id, { id, group, joinId: undefined, cells }))
  const ids = order.get()
  const at = afterId === undefined ? ids.findIndex(each => rows.get().get(each)?.group === group) : ids.indexOf(afterId) + 1
  order.set([...ids.slice(0, at), id, ...ids.slice(at)])
  return id
}

const parse = (text: string) => (/^\D*$/.test(text) && text !== '' && text !== '–' ? { refusal: 'Scrivi un numero, come 4' } : { text })

const ownColumns: readonly SheetColumn<TrainingRow>[] = [
  {
    key: 'exercise',
    title: 'Esercizio',
    width: 190,
    grows: 1,
    options: text =>
      exercises
        .filter(name => name.toLowerCase().includes(text.toLowerCase()))
        .slice(0, 6)
        .map(name => ({ id: name, text: name, detail: 'Petto' })),
    picksFirst: text => text.length > 1 && !/\d/.test(text),
    cell: ({ id, cells }) => ({ text: cells['exercise'] ?? '', ...(id.endsWith('r0') && { icon: IconTrophy, iconLabel: 'record' }) }),
  },
  {
    key: 'kind',
    title: 'Tipo',
    width: 62,
    isStrict: true,
    options: text =>
      ['Rip', 'Tempo', 'Metri'].filter(name => name.toLowerCase().startsWith(text.toLowerCase())).map(name => ({ id: name, text: name })),
    picksFirst: () => true,
    cell: ({ cells }) => cells['kind'] ?? '',
  },
  { key: 'sets', title: 'Serie', width: 52, align: 'end', inputMode: 'numeric', parse, cell: ({ cells }) => cells['sets'] ?? '' },
  {
    key: 'reps',
    title: 'Rip / tempo',
    width: 92,
    align: 'end',
    cell: ({ id, cells }) => ({
      text: cells['reps'] ?? '',
      ...(id === 'd1r1' && { mark: { kind: 'changed', text: 'Cambiato da Davide Rossi alle 10:42' } }),
    }),
  },
  {
    key: 'load',
    title: 'Carico',
    width: 78,
    align: 'end',
    inputMode: 'decimal',
    cell: ({ id, cells }) => {
      const text = cells['load'] ?? ''
      return {
        text,
        ...(text === '' ? { shown: '–' } : { unit: /^[\d.,]+$/.test(text) ? 'kg' : undefined }),
        ...(id === 'd1r2' && { mark: { kind: 'error', text: 'Oltre 1.000 kg' } }),
      }
    },
  },
  { key: 'rir', title: 'RIR', width: 42, align: 'end', cell: ({ cells }) => cells['rir'] ?? '' },
  { key: 'rpe', title: 'RPE', width: 44, align: 'end', cell: ({ cells }) => cells['rpe'] ?? '' },
  { key: 'tut', title: 'TUT', width: 58, align: 'end', cell: ({ cells }) => cells['tut'] ?? '' },
  { key: 'rest', title: 'Rec.', width: 52, align: 'end', cell: ({ cells }) => cells['rest'] ?? '' },
  { key: 'last', title: 'Ultimo risultato', width: 128, isReadOnly: true, cell: ({ cells }) => cells['last'] ?? '' },
  { key: 'note', title: 'Nota', width: 84, grows: 1, cell: ({ cells }) => cells['note'] ?? '' },
]

const columns = createStore(ownColumns)
Object.assign(window, {
  /** Somebody else does this meanwhile. */
  insertByOther: (group: string, afterId: string | undefined) => insert(group, afterId, { exercise: 'Di un altro' }),
  deleteByOther: (ids: string[]) => order.set(order.get().filter(id => !ids.includes(id))),
  /** The names of the library have arrived. */
  renewColumns: () => columns.set(ownColumns.map(column => ({ ...column }))),
})

const titles = ['Push, petto e spalle', 'Lower A, forza', 'Pull, dorso e bicipiti']
const here: readonly SheetVisitor[] = [{ id: 'dr', name: 'Davide Rossi', column: 'rir' }]
const nobody: readonly SheetVisitor[] = []
const rowSource = { get: (id: string) => rows.get().get(id), watch: rows.watch }
const visitors = { get: (rowId: string) => (rowId === 'd1r0' ? here : nobody), watch: () => () => undefined }
const nameOf = ({ cells }: TrainingRow) => cells['exercise'] ?? ''

function useGroups(): SheetGroup[] {
  const ids = useStored(order)
  return useMemo(() => {
    const numbers = new Map(ids.map((id, index) => [id, index + 1]))
    return Array.from({ length: dayCount }, (_, day) => {
      const own = ids.flatMap(id => rows.get().get(id) ?? []).filter(({ group }) => group === `d${day}`)
      return {
        id: `d${day}`,
        title: `Giorno ${day + 1}`,
        detail: titles[day % titles.length],
        summary: `${own.length} esercizi, 24 serie, 62 min`,
        menu: () => [{ label: 'Duplica il giorno', onClick: () => log.push('menu') }],
        rows: own.map(({ id, joinId }, index) => ({
          id,
          number: numbers.get(id),
          label: String.fromCharCode(65 + index),
          labelSuffix: joinId === undefined ? undefined : '1',
          joinId,
        })),
      }
    })
  }, [ids])
}

function takePaste(paste: Paste): undefined {
  remember({ paste })
  setCells(paste.changes)
  let afterId = paste.afterId
  const keys = paste.as === 'rows' ? ownColumns.map(({ key }) => key) : paste.columns
  for (const texts of paste.extraRows)
    afterId = insert(paste.groupId, afterId, Object.fromEntries(texts.map((text, at) => [keys[at] ?? '', text])))
}

function Harness() {
  const groups = useGroups()
  const join = (rowIds: readonly string[], joinId: string | undefined) => {
    remember({ join: rowIds })
    const next = new Map(rows.get())
    for (const id of rowIds) {
      const row = next.get(id)
      if (row) next.set(id, { ...row, joinId })
    }
    rows.set(next)
    order.set([...order.get()])
  }
  return (
    <div className={css.page}>
      <Spreadsheet
        label="Programma"
        columns={useStored(columns)}
        groups={groups}
        rows={rowSource}
        rowName={nameOf}
        visitors={visitors}
        addHint="Aggiungi esercizio, o scrivi"
        addExample="Squat 4x8 @8 r120"
        addLabel="Aggiungi esercizio"
        addColumn="exercise"
        onEdit={changes => {
          remember({ edit: changes })
          setCells(changes)
        }}
        onPaste={takePaste}
        mayOverwrite={({ overwritten }) => {
          if (overwritten.length === 0) return true
          Reflect.set(window, 'asked', Number(Reflect.get(window, 'asked')) + 1)
          return Reflect.get(window, 'answerOverwrite') === true
        }}
        onInsert={({ groupId, afterId, text = '' }) => {
          remember({ insert: text })
          return insert(groupId, afterId, { exercise: text })
        }}
        onMove={({ rowIds, groupId, beforeId }) => {
          remember({ move: rowIds, groupId, beforeId })
          const next = new Map(rows.get())
          for (const id of rowIds) {
            const row = next.get(id)
            if (row) next.set(id, { ...row, group: groupId })
          }
          rows.set(next)
          const rest = order.get().filter(id => !rowIds.includes(id))
          const last = rest.findLastIndex(id => next.get(id)?.group === groupId) + 1
          const at = beforeId === undefined ? last : rest.indexOf(beforeId)
          order.set([...rest.slice(0, at), ...rowIds, ...rest.slice(at)])
        }}
        onDelete={rowIds => {
          remember({ delete: rowIds })
          order.set(order.get().filter(id => !rowIds.includes(id)))
        }}
        onJoin={rowIds => join(rowIds, `j${rowIds.join()}`)}
        onPart={rowIds => join(rowIds, undefined)}
        onCopyOnward={(rowIds, keys) => log.push({ onward: rowIds, keys })}
        onTurnPage={step => log.push({ turn: step })}
        onUndo={() => {
          const before = undone.pop()
          if (!before) return
          rows.set(before.rows)
          order.set(before.order)
        }}
        names={{ copyOnward: 'Alle settimane dopo', join: 'Superserie' }}
        onRedo={() => log.push('redo')}
      />
    </div>
  )
}

const start = performance.now()
const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <UiProvider language="it">
      <Harness />
    </UiProvider>,
  )
}
requestAnimationFrame(() => setTimeout(() => Reflect.set(window, 'openedIn', performance.now() - start)))
