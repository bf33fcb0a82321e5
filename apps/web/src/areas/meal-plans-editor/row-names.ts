import type { Language } from '@allenio/contract'
import type { Cells, CellValue, DocumentRow } from '@allenio/contract/documents'
import { mealTypes } from '@allenio/contract/meal-plans'
import { foodName } from '@allenio/domain/aliments'
import { childrenOf, type DocumentRows } from '@allenio/domain/documents'
import { mealTypeNames } from '@allenio/domain/meal-plans'
import { useMemo } from 'react'
import { usePlanCellName } from '#areas/meal-plans'
import { placeIn, type RowWording } from '#shell/editor'
import { useLanguage } from '#lib/words'
import type { DayEntry, MealEntry } from './outline.ts'
import { useEditor } from './session.ts'
import { useEditorWords } from './words.ts'

type Say = ReturnType<typeof useEditorWords>

interface Naming {
  t: Say
  language: Language
}

/** A day goes by its own name, else by its number. */
export const dayName = ({ day, number }: Pick<DayEntry, 'day' | 'number'>, language: Language, t: Say): string =>
  foodName({ nameIt: day.name.it, nameEn: day.name.en }, language) || t('dayNumber', { number })

/** A meal goes by its own title, else by its type. */
export function mealTitle({ meal }: { meal: Pick<MealEntry['meal'], 'title' | 'type'> }, language: Language, untitled: string): string {
  const own = foodName({ nameIt: meal.title.it, nameEn: meal.title.en }, language)
  return own || (meal.type ? mealTypeNames[meal.type][language] : untitled)
}

/** A free meal in the reader's language, or in the one that it is described in. */
export const mealDescription = ({ meal: { description } }: Pick<MealEntry, 'meal'>, language: Language): string =>
  foodName({ nameIt: description.it, nameEn: description.en }, language)

/** A cell as a field shows it. */
export const textIn = (cells: Cells, cell: string): string => {
  const value = cells[cell]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

/** The name of a food or recipe cell as the reader calls it. */
function nameIn(value: CellValue | undefined, language: Language): string {
  if (typeof value !== 'object' || value === null || !('it' in value) || !('en' in value)) return ''
  const { it, en } = value
  return foodName({ nameIt: typeof it === 'string' ? it : '', nameEn: typeof en === 'string' ? en : '' }, language)
}

/** The name of one row alone, without those that it stands in. */
export function ownName({ type, cells, parentId, id }: DocumentRow, rows: DocumentRows, { t, language }: Naming): string {
  switch (type) {
    case 'day': {
      const number = childrenOf(rows, parentId).findIndex(each => each.id === id) + 1
      return foodName({ nameIt: textIn(cells, 'nameIt'), nameEn: textIn(cells, 'nameEn') }, language) || t('dayNumber', { number })
    }
    case 'meal': {
      const mealType = mealTypes.find(each => each === cells['type'])
      const title = { it: textIn(cells, 'titleIt'), en: textIn(cells, 'titleEn') }
      return mealTitle({ meal: { title, type: mealType ?? null } }, language, t('meal'))
    }
    case 'meal plan':
      return ''
    default:
      return nameIn(cells['recipe'], language) || nameIn(cells['food'], language)
  }
}

/** The name of a row, followed by those of the rows around it: 'Riso · Pranzo · Lunedì'. */
function nameOf(row: DocumentRow, rows: DocumentRows, naming: Naming): string {
  const names: string[] = []
  for (let at: DocumentRow | undefined = row; at; at = rows.get(at.parentId ?? '')) names.push(ownName(at, rows, naming))
  return names.filter(Boolean).join(' · ') || naming.t('plan')
}

/** How the frame names the parts of a plan, where edits have crossed. */
export function usePlanWording(): RowWording {
  const t = useEditorWords()
  const language = useLanguage()
  const cellName = usePlanCellName()
  return useMemo(
    () => ({
      row: (row, rows) => nameOf(row, rows, { t, language }),
      cell: cellName,
      value: value => nameIn(value, language) || (typeof value === 'object' ? '' : String(value)),
    }),
    [t, language, cellName],
  )
}

/** Where a colleague is, in the words of the page. */
export function usePlaceName(): (at: string) => string | undefined {
  const t = useEditorWords()
  const language = useLanguage()
  const { document } = useEditor()
  return at => {
    const rows = document.rows.get()
    const row = rows.get(placeIn(at).rowId)
    return row && nameOf(row, rows, { t, language })
  }
}
