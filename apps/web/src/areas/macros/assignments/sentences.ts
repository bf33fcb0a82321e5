import type { MacroAssignment } from '@allenio/contract/macro-assignments'
import type { DayTypeWeek } from '@allenio/contract/macro-fields'
import { useFormats, weekdayList } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { useDayTypeName } from '../targets/day-type-name.ts'
import { weekGroups } from './week-groups.ts'
import { useAssignmentWords } from './words.ts'

/** The sentences about an assignment, for rows and dialogs. */
export function useAssignmentSentences() {
  const t = useAssignmentWords()
  const language = useLanguage()
  const dayTypeName = useDayTypeName()
  const { day, weight } = useFormats()
  return {
    /** "dal 3 marzo al 30 marzo" */
    span: ({ startDay, lastDay }: Pick<MacroAssignment, 'startDay' | 'lastDay'>): string =>
      lastDay === null ? t('from', { from: day(startDay) }) : t('fromTo', { from: day(startDay), to: day(lastDay) }),
    /** "Allenamento lun, mer e ven, altrimenti Riposo" */
    week: (week: DayTypeWeek): string | null => {
      if (week === null) return null
      const groups = weekGroups(week)
      const [only, ...others] = groups
      if (only && others.length === 0) return t('always', { type: dayTypeName(only.type) })
      return groups
        .map(({ type, weekdays }, at) =>
          at === groups.length - 1
            ? t('onOtherDays', { type: dayTypeName(type) })
            : t('onDays', { type: dayTypeName(type), days: weekdayList(language, weekdays) }),
        )
        .join(', ')
    },
    /** "su 72 kg" */
    weight: (frozen: MacroAssignment['weight']): string | null =>
      frozen && t(frozen.basis === 'desirable' ? 'byDesirableWeight' : 'byWeight', { weight: weight(frozen.kg) }),
  }
}
