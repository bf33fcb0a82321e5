import type { Language } from '@allenio/contract'
import type { ExerciseCell } from '@allenio/contract/programs'
import {
  columnsAt,
  guessLayout,
  isClearlyRead,
  layoutOfSheet,
  sheetOfRows,
  parseProgramSheets,
  weeksBelowEachOther,
  type FileColumn,
  type FileLayout,
  type ProgramDraft,
} from '@allenio/domain/program-files'
import { workbookLimits, type Sheet } from '@allenio/domain/workbooks'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useExerciseLibrary } from '#lib/exercise-library'
import { overLimit } from '#lib/uploads'
import { useLanguage } from '#lib/words'
import { parseWorkbookAside, wordFileFault } from '#lib/workbooks'

interface OpenFile {
  name: string
  sheets: readonly Sheet[]
  /** The original sheets of the file, if weeks are found side by side in them. */
  asInFile: readonly Sheet[] | undefined
  /** Whether such weeks are read as weeks. */
  hasWeeksBeside: boolean
  layout: FileLayout
  /** The meaning of the columns is settled, so that the preview follows. */
  isMatched: boolean
}

/** The cells of a table that was copied elsewhere. */
export type PastedRows = readonly (readonly string[])[]

/** A file as it opens: weeks side by side are read as weeks. */
function openFileOf(name: string, asInFile: readonly Sheet[]): OpenFile {
  const sheets = asInFile.map(sheet => weeksBelowEachOther(sheet) ?? sheet)
  const hasWeeksBeside = sheets.some((sheet, index) => sheet !== asInFile[index])
  const layout = guessLayout(sheets)
  return { name, sheets, asInFile: hasWeeksBeside ? asInFile : undefined, hasWeeksBeside, layout, isMatched: false }
}

/** A pasted table that reads without doubt needs nobody to match its columns. */
function openPastedRows(rows: PastedRows, language: Language): OpenFile {
  const file = openFileOf('', [sheetOfRows(rows)])
  const [sheet] = file.sheets
  const isMatched = sheet !== undefined && isClearlyRead(sheet, file.layout, parseProgramSheets(file.sheets, file.layout, language))
  return { ...file, isMatched }
}

/** The weeks of a file, with the exercises that were chosen for its names. */
export interface ReadyProgram {
  /** The name of the file, without its extension. */
  title: string
  draft: ProgramDraft
  exerciseOf: (name: string) => ExerciseCell | undefined
}

/** Reads one file or pasted table, up to what would be imported. It is read on this device; nothing is sent. */
export function useProgramFile(pasted?: PastedRows) {
  const language = useLanguage()
  const library = useExerciseLibrary()
  const [file, setFile] = useState(() => pasted && openPastedRows(pasted, language))
  const [isReading, setReading] = useState(false)
  const [fault, setFault] = useState<string>()
  const [choices, setChoices] = useState<ReadonlyMap<string, ExerciseCell>>(new Map())
  const reading = useRef<AbortController>(undefined)
  // a closed panel stops the reading
  useEffect(() => () => reading.current?.abort(), [])
  const draft = useMemo(() => file && parseProgramSheets(file.sheets, file.layout, language), [file, language])

  async function open(chosen: File): Promise<void> {
    const tooLarge = overLimit(chosen, workbookLimits.fileBytes)
    setFault(tooLarge)
    if (tooLarge !== undefined) return
    const current = new AbortController()
    reading.current = current
    setReading(true)
    try {
      const asInFile = await parseWorkbookAside(new Uint8Array(await chosen.arrayBuffer()), current.signal)
      if (asInFile === undefined) return
      setFile(openFileOf(chosen.name, asInFile))
      setChoices(new Map())
    } catch (error) {
      setFault(wordFileFault(error, chosen.name))
    } finally {
      setReading(false)
    }
  }

  const setLayout = (change: (current: OpenFile) => FileLayout) => setFile(current => current && { ...current, layout: change(current) })

  const names = [...(draft?.names ?? [])].filter(([name]) => !library.named(name)).map(([name, count]) => ({ name, count }))

  return {
    file,
    draft,
    isReading,
    fault,
    open,
    openPasted: (rows: PastedRows) => {
      setFault(undefined)
      setFile(openPastedRows(rows, language))
      setChoices(new Map())
    },
    stopReading: () => reading.current?.abort(),
    forget: () => setFile(undefined),
    setMatched: (isMatched: boolean) => setFile(current => current && { ...current, isMatched }),
    /** Chooses whether weeks side by side are read as weeks, or left as columns. */
    chooseWeeksBeside: (hasWeeksBeside: boolean) =>
      setFile(current => {
        if (!current?.asInFile) return current
        const sheets = current.asInFile.map(sheet => (hasWeeksBeside && weeksBelowEachOther(sheet)) || sheet)
        return { ...current, sheets, hasWeeksBeside, layout: guessLayout(sheets) }
      }),
    chooseSheet: (index: number | null) => setLayout(({ sheets }) => layoutOfSheet(sheets, index)),
    chooseHeadings: (headingRow: number | null) =>
      setLayout(({ sheets, layout }) => {
        const sheet = sheets[layout.sheet ?? 0]
        return { ...layout, headingRow, columns: sheet ? columnsAt(sheet, headingRow) : [] }
      }),
    chooseColumns: (columns: readonly (FileColumn | null)[]) => setLayout(({ layout }) => ({ ...layout, columns })),
    /** Names that are no exercise of the library, with the number of their rows. */
    names,
    choices,
    choose: (name: string, exercise: ExerciseCell | null): void => {
      const next = new Map(choices)
      if (exercise) next.set(name, exercise)
      else next.delete(name)
      setChoices(next)
    },
    exerciseOf: (name: string) => choices.get(name) ?? library.named(name),
  }
}

export type ProgramFile = ReturnType<typeof useProgramFile>
