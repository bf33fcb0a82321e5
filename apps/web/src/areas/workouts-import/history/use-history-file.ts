import { historyMaxBytes, type HistorySource } from '@allenio/contract/workouts'
import { decodeTable, TableFault, tableLimits, type TableRow } from '@allenio/domain/tables'
import {
  csvHistoryRows,
  dateOrderOf,
  guessHistoryLayout,
  missingColumns,
  needsUnit,
  parseHistory,
  peopleOf,
  type DateOrder,
  type HistoryColumns,
  type HistoryLayout,
  type TrainingHistory,
  type WeightUnit,
} from '@allenio/domain/history-files'
import type { Sheet } from '@allenio/domain/workbooks'
import { useEffect, useRef, useState } from 'react'
import { useToday } from '#shell'
import { formats } from '#lib/formats'
import { overLimit } from '#lib/uploads'
import { isWorkbook, parseWorkbookAside, wordFileFault } from '#lib/workbooks'
import { useHistoryWords } from './words.ts'

interface HistoryReading {
  name: string
  sheets: readonly Sheet[]
  sheet: number
  layout: HistoryLayout
  unit: WeightUnit
  dateOrder: DateOrder
  person: string | undefined
  today: string
}

/** A file as it is read, with the workouts that come of it. */
export interface HistoryFile extends HistoryReading {
  rows: readonly TableRow[]
  people: readonly string[]
  history: TrainingHistory
  /** Dates in figures alone could be of either order. */
  isOrderOpen: boolean
  /** Loads could be kilograms or pounds. */
  isUnitOpen: boolean
}

const meanings = ({ columns }: HistoryLayout) => columns.filter(column => column !== null).length

function readHistory(reading: HistoryReading): HistoryFile {
  const rows = reading.sheets[reading.sheet]?.rows ?? []
  return {
    ...reading,
    rows,
    people: peopleOf(rows, reading.layout),
    history: parseHistory(rows, reading),
    isUnitOpen: needsUnit(rows, reading.layout),
    isOrderOpen: dateOrderOf(rows, reading.layout)?.isSure === false,
  }
}

/** How a sheet is read before anybody has changed anything. */
function guessReading({ sheets, sheet }: Pick<HistoryReading, 'sheets' | 'sheet'>) {
  const rows = sheets[sheet]?.rows ?? []
  const layout = guessHistoryLayout(rows)
  return { layout, dateOrder: dateOrderOf(rows, layout)?.order ?? 'day first', unit: 'kg', person: undefined } as const
}

/** The sheet whose headings tell most. */
function fullestSheet(sheets: readonly Sheet[]): number {
  const counts = sheets.map(({ rows }) => meanings(guessHistoryLayout(rows)))
  return counts.indexOf(Math.max(...counts))
}

async function sheetsOf(file: File, signal: AbortSignal): Promise<Sheet[] | undefined> {
  const bytes = new Uint8Array(await file.arrayBuffer())
  return isWorkbook(file.name) ? parseWorkbookAside(bytes, signal) : [{ name: '', rows: csvHistoryRows(decodeTable(bytes).text) }]
}

/** A file of workouts, which is read on this device. Nothing of it is sent before somebody imports it. */
export function useHistoryFile() {
  const t = useHistoryWords()
  const today = useToday()
  const [file, setFile] = useState<HistoryFile>()
  const [isOpening, setOpening] = useState(false)
  const [fault, setFault] = useState<string>()
  const reading = useRef<AbortController>(undefined)
  // a closed panel stops the reading
  useEffect(() => () => reading.current?.abort(), [])

  function wordFault(error: unknown, name: string): string {
    const isTooLong = error instanceof TableFault && error.kind === 'too many rows' && !isWorkbook(name)
    return isTooLong ? t('tooManyRows', { name, rows: formats().integer(tableLimits.rows) }) : wordFileFault(error, name)
  }

  /** Returns how the file is read, unless it is no table. */
  async function open(chosen: File): Promise<HistoryFile | undefined> {
    const tooLarge = overLimit(chosen, historyMaxBytes)
    setFault(tooLarge)
    if (tooLarge !== undefined) return undefined
    const current = new AbortController()
    reading.current = current
    setOpening(true)
    try {
      const sheets = await sheetsOf(chosen, current.signal)
      if (!sheets) return undefined
      const at = { sheets, sheet: fullestSheet(sheets) }
      const guessed = guessReading(at)
      if (meanings(guessed.layout) === 0) {
        setFault(t('unknownFile', { name: chosen.name }))
        return undefined
      }
      const opened = readHistory({ name: chosen.name, ...at, ...guessed, today })
      setFile(opened)
      return opened
    } catch (error) {
      setFault(wordFault(error, chosen.name))
      return undefined
    } finally {
      setOpening(false)
    }
  }

  const change = (changes: Partial<HistoryReading>) => setFile(current => current && readHistory({ ...current, ...changes }))

  return {
    file,
    missing: file ? missingColumns(file.layout.columns) : [],
    isOpening,
    fault,
    open,
    forget: () => setFile(undefined),
    chooseSheet: (sheet: number) => file && change({ sheet, ...guessReading({ ...file, sheet }) }),
    // a person belongs to the column in which they stand
    chooseColumns: (columns: HistoryColumns) => file && change({ layout: { ...file.layout, columns }, person: undefined }),
    chooseSource: (source: HistorySource) => file && change({ layout: { ...file.layout, source } }),
    chooseUnit: (unit: WeightUnit) => change({ unit }),
    chooseDateOrder: (dateOrder: DateOrder) => change({ dateOrder }),
    choosePerson: (person: string | undefined) => change({ person }),
  }
}
