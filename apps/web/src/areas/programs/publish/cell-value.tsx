import type { CellValue, Cells } from '@allenio/contract/documents'
import { printSetList } from '@allenio/domain/programs'
import { printCycle, parseCycle } from '@allenio/domain/training-maxima'
import { useExerciseLibrary } from '#lib/exercise-library'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { plainValue } from './differences.ts'
import { usePublishWords } from './words.ts'

const isCells = (value: CellValue): value is Cells => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of a cell as text. */
export function CellText({ value }: { value: CellValue | null }) {
  const t = usePublishWords()
  const language = useLanguage()
  const { decimal } = useFormats()
  const plain = plainValue(value, useExerciseLibrary())
  const cycle = parseCycle(value ?? undefined)
  if (cycle) return printCycle(cycle, language)
  if (plain === null || plain === '') return '–'
  if (typeof plain === 'number') return decimal(plain, { most: 2 })
  if (typeof plain === 'boolean') return t(plain ? 'yes' : 'no')
  if (typeof plain === 'string') return plain
  return printSetList(plain.filter(isCells), language)
}
