import type { Language } from '@allenio/contract'
import { useMemo } from 'react'
import { PlaceVisitors } from '#shell/editor'
import type { Presence } from '#lib/documents'
import { useLanguage } from '#lib/words'
import { useStored } from '#lib/store'
import type { SheetGroup, SheetRow } from '#ui/spreadsheet'
import { Text } from '#ui/text'
import { isInMeal, type DayEntry, type MealEntry, type RowEntry } from '../outline.ts'
import { useDayPart, useEditor } from '../session.ts'
import { totalsOf, totalText } from '../totals.ts'
import { mealTitle } from '../row-names.ts'
import { allHitsText, hitText } from './columns.ts'
import { useMealMenu } from './use-meal-menu.tsx'
import { useEditorWords } from '../words.ts'

type Outlines = ReturnType<typeof useEditor>['outline']

/** The meals of the day that is shown, as groups of its table: the same ones until more has changed than figures. */
export function useGroups(): readonly SheetGroup[] {
  const t = useEditorWords()
  const language = useLanguage()
  const {
    outline,
    openIds,
    document: { presence },
  } = useEditor()
  const open = useStored(openIds)
  const menuOf = useMealMenu()
  const groupsOf = useMemo(
    () => groupReader({ t, language, open, menuOf, outline, presence }),
    [t, language, open, menuOf, outline, presence],
  )
  return useDayPart(groupsOf) ?? noGroups
}

const noGroups: readonly SheetGroup[] = []

interface Reading {
  t: ReturnType<typeof useEditorWords>
  language: Language
  open: ReadonlySet<string>
  menuOf: ReturnType<typeof useMealMenu>
  outline: Outlines
  presence: Presence
}

function groupReader({ t, language, open, menuOf, outline, presence }: Reading): (day: DayEntry) => readonly SheetGroup[] {
  const read = (meal: MealEntry): SheetGroup => {
    const now = followMeal(outline, meal)
    return {
      id: meal.id,
      title: mealTitle(meal, language, t('meal')),
      detail: (
        <>
          {[meal.meal.time, meal.meal.isFree ? t('freeMeal') : ''].filter(Boolean).join(' · ')}
          {meal.mark && (
            <Text
              as="span"
              size="inherit"
              tone={meal.mark === 'red' ? 'error' : 'attention'}
              title={allHitsText(meal, t)}>{` · ${hitText(meal, t)}`}</Text>
          )}{' '}
          <PlaceVisitors presence={presence} isHere={rowId => isInMeal(now(), rowId)} />
        </>
      ),
      figures: { get: () => figuresOf(now()), watch: outline.watch },
      menu: () => menuOf(now()),
      rows: meal.rows.flatMap(row => visibleRows(row, open)),
    }
  }
  const groups = new Map<string, { meal: MealEntry; look: string; group: SheetGroup }>()
  const keep = (meal: MealEntry): SheetGroup => {
    const before = groups.get(meal.id)
    if (before?.meal === meal) return before.group
    const { time, isFree } = meal.meal
    const rows = meal.rows.flatMap(row => visibleRows(row, open))
    const look = JSON.stringify([mealTitle(meal, language, t('meal')), time, isFree, meal.mark && allHitsText(meal, t), meal.mark, rows])
    const group = before?.look === look ? before.group : read(meal)
    groups.set(meal.id, { meal, look, group })
    return group
  }
  let last = noGroups
  return ({ meals }) => {
    const next = meals.map(keep)
    if (next.length !== last.length || next.some((group, at) => group !== last[at])) last = next
    return last
  }
}

/** The meal as it is now, or was before it was deleted. */
function followMeal(outline: Outlines, meal: MealEntry): () => MealEntry {
  let last = meal
  return () => {
    for (const { meals } of outline.get().days) {
      const found = meals.find(({ id }) => id === meal.id)
      if (found) return (last = found)
    }
    return last
  }
}

const visibleRows = (row: RowEntry, open: ReadonlySet<string>): SheetRow[] => [
  { id: row.id, tone: toneOf(row) },
  ...(open.has(row.id) ? row.subRows.flatMap(each => visibleRows(each, open)) : []),
]

const toneOf = ({ mark, kind }: RowEntry): SheetRow['tone'] =>
  mark === 'red' ? 'danger' : kind === 'alternative' || kind === 'ingredient' ? 'quiet' : undefined

const knownFigures = new WeakMap<MealEntry, Readonly<Record<string, string>>>()

/** The sums under the titles of their columns; what is only the known part says so. */
function figuresOf(meal: MealEntry): Readonly<Record<string, string>> {
  const before = knownFigures.get(meal)
  if (before) return before
  const totals = totalsOf(meal.sum)
  const text = (figure: keyof typeof totals.isAtLeast) => totalText(totals, figure)
  const figures = { kcal: text('kcal'), protein: text('protein'), carbs: text('carbs'), lipids: text('lipids') }
  knownFigures.set(meal, figures)
  return figures
}
