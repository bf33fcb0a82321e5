import type { Language } from '@allenio/contract'
import { useMemo } from 'react'
import { useLanguage } from '#lib/words'
import { useStored } from '#lib/store'
import type { SheetGroup, SheetRow } from '#ui/spreadsheet'
import { Text } from '#ui/text'
import type { MealEntry, RowEntry } from '../outline.ts'
import { useEditor } from '../session.ts'
import { totalsOf, totalText } from '../totals.ts'
import { mealTitle } from '../row-names.ts'
import { hitText } from './columns.ts'
import { useMealMenu } from './use-meal-menu.tsx'
import { useEditorWords } from '../words.ts'

/** Reads the meals of a day as groups of its table. */
export function useGroupReader(): (meal: MealEntry) => SheetGroup {
  const t = useEditorWords()
  const language = useLanguage()
  const open = useStored(useEditor().openIds)
  const menuOf = useMealMenu()
  return useMemo(() => groupReader({ t, language, open, menuOf }), [t, language, open, menuOf])
}

interface Reading {
  t: ReturnType<typeof useEditorWords>
  language: Language
  open: ReadonlySet<string>
  menuOf: ReturnType<typeof useMealMenu>
}

/** A meal without a change keeps its group, which is then not drawn again. */
function groupReader({ t, language, open, menuOf }: Reading): (meal: MealEntry) => SheetGroup {
  const groups = new WeakMap<MealEntry, SheetGroup>()
  const read = (meal: MealEntry): SheetGroup => ({
    id: meal.id,
    title: mealTitle(meal, language, t('meal')),
    detail: (
      <>
        {[meal.meal.time, meal.meal.isFree ? t('freeMeal') : ''].filter(Boolean).join(' · ')}
        {meal.mark && <Text as="span" size="inherit" tone={meal.mark === 'red' ? 'error' : 'attention'}>{` · ${hitText(meal, t)}`}</Text>}
      </>
    ),
    figures: mealFigures(meal),
    menu: () => menuOf(meal),
    rows: meal.rows.flatMap(row => visibleRows(row, open)),
  })
  return meal => {
    const group = groups.get(meal) ?? read(meal)
    groups.set(meal, group)
    return group
  }
}

const visibleRows = (row: RowEntry, open: ReadonlySet<string>): SheetRow[] => [
  { id: row.id, tone: toneOf(row) },
  ...(open.has(row.id) ? row.subRows.flatMap(each => visibleRows(each, open)) : []),
]

const toneOf = ({ mark, kind }: RowEntry): SheetRow['tone'] =>
  mark === 'red' ? 'danger' : kind === 'alternative' || kind === 'ingredient' ? 'quiet' : undefined

/** The sums under the titles of their columns; what is only the known part says so. */
function mealFigures({ sum }: MealEntry): Record<string, string> {
  const totals = totalsOf(sum)
  const text = (figure: keyof typeof totals.isAtLeast) => totalText(totals, figure)
  return { kcal: text('kcal'), protein: text('protein'), carbs: text('carbs'), lipids: text('lipids') }
}
