import type { Output } from '@allenio/contract'
import type { getWeightMarks, WeightMark } from '@allenio/contract/weights'
import { useMemo } from 'react'
import { useFormats } from '#lib/formats'
import { areaWords } from '#lib/words'
import type { LineChartProps } from '#ui/chart'

const useMarkWords = areaWords('weight marks', {
  it: {
    kcalChange: 'Macro: {{before}} → {{kcal}} kcal',
    macroKcal: 'Da qui: macro «{{title}}», {{kcal}} kcal',
    macro: 'Da qui: macro «{{title}}»',
    plan: 'Da qui: piano «{{title}}»',
    planChange: 'Piano «{{title}}» aggiornato',
    program: 'Da qui: programma «{{title}}»',
    strip: 'Piano seguito',
    good: 'in linea',
    fair: 'in parte',
    poor: 'poco',
    unknown: 'non segnato',
  },
  en: {
    kcalChange: 'Macros: {{before}} → {{kcal}} kcal',
    macroKcal: 'From here: macros “{{title}}”, {{kcal}} kcal',
    macro: 'From here: macros “{{title}}”',
    plan: 'From here: plan “{{title}}”',
    planChange: 'Plan “{{title}}” updated',
    program: 'From here: program “{{title}}”',
    strip: 'Plan followed',
    good: 'as planned',
    fair: 'partly',
    poor: 'little',
    unknown: 'not logged',
  },
})

/** The marks and the strip of the chart. Until they have been read, the chart stands without them. */
export function useChartMarks(read: Output<typeof getWeightMarks> | undefined): Pick<LineChartProps, 'marks' | 'strip'> {
  const t = useMarkWords()
  const { integer, percent: percentText } = useFormats()
  return useMemo(() => {
    if (!read) return {}
    const textOf = ({ kind, title, kcal, kcalBefore }: WeightMark): string => {
      switch (kind) {
        case 'macro':
          if (kcal === null) return t('macro', { title })
          if (kcalBefore === null || kcalBefore === kcal) return t('macroKcal', { title, kcal: integer(kcal) })
          return t('kcalChange', { before: integer(kcalBefore), kcal: integer(kcal) })
        case 'meal plan':
          return t('plan', { title })
        case 'meal plan change':
          return t('planChange', { title })
        case 'program':
          return t('program', { title })
        default:
          return kind satisfies never
      }
    }
    const weeks = read.weeks.map(({ from, percent, level }) => ({
      from,
      level: level ?? ('unknown' as const),
      value: percent === null ? t('unknown') : percentText(percent),
    }))
    const levelLabels = { good: t('good'), fair: t('fair'), poor: t('poor'), unknown: t('unknown') }
    return { marks: read.marks.map(mark => ({ day: mark.day, label: textOf(mark) })), strip: { label: t('strip'), weeks, levelLabels } }
  }, [read, t, integer, percentText])
}
