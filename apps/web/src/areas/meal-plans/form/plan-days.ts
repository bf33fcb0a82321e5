import type { Language } from '@allenio/contract'
import { languages } from '@allenio/contract/languages'
import { mealPlanLimits, type PresetMeal } from '@allenio/contract/meal-plans'
import { formatWeekday } from '@allenio/domain/formats'
import { trainingTypes } from '@allenio/domain/macros'
import { mealTypeNames, nextDayNames } from '@allenio/domain/meal-plans'

/** How the days of a new plan are chosen. */
export const dayKinds = ['week', 'training and rest', 'one day', 'count'] as const
export type DayKind = (typeof dayKinds)[number]

/** Plans of fewer days are written day by day. */
export const fewestDays = 2

// the first of 2024 was a Monday
const weekdayNames = (language: Language): string[] =>
  Array.from({ length: 7 }, (_, at) => {
    const name = formatWeekday(language, `2024-01-0${at + 1}`)
    return name.charAt(0).toUpperCase() + name.slice(1)
  })

const namesByKind = {
  'training and rest': { it: ['Allenamento', 'Riposo'], en: ['Training', 'Rest'] },
  'one day': { it: ['Ogni giorno'], en: ['Every day'] },
} as const

function dayNames(kind: DayKind, count: number, language: Language): readonly string[] {
  if (kind === 'week') return weekdayNames(language)
  if (kind === 'count') return nextDayNames(Math.min(count, mealPlanLimits.days), []).map(name => name[language])
  return namesByKind[kind][language]
}

/** The meals that a day begins with; who reads the plan sees them in their own language. */
const mealsOf = (presetMeals: readonly PresetMeal[]) =>
  presetMeals.map(({ type, time }) => {
    const name = mealTypeNames[type]
    return { type, titleIt: name.it, titleEn: name.en, ...(time !== null && { time }) }
  })

interface NewDays {
  kind: DayKind
  count: number
  presetMeals: readonly PresetMeal[]
}

/** The days of a new plan, named in both languages; those of training and rest have their types, which schedules and targets go by. */
export function newDays({ kind, count, presetMeals }: NewDays) {
  const [italian, english] = languages.map(language => dayNames(kind, count, language))
  return (italian ?? []).map((nameIt, at) => {
    const dayType = kind === 'training and rest' ? trainingTypes[at] : undefined
    return { nameIt, nameEn: english?.[at] ?? nameIt, ...(dayType && { dayType }), meals: mealsOf(presetMeals) }
  })
}
