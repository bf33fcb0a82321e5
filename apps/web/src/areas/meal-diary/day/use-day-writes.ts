import type { DayType } from '@allenio/contract/macros'
import { saveOwnDay } from '@allenio/contract/meal-diary'
import { sendTick, toastOfTap, versionNow } from '../diet/send.ts'
import type { DayView } from '../diet/day-view.ts'
import type { ShownDiary } from '../diet/unsent-diary.ts'
import { useDiaryWords } from '../words.ts'
import { useDayTexts } from './day-texts.ts'

/** A client's changes of a date itself: which day it follows, and its note. */
export function useDayWrites({ date, plan }: Pick<DayView, 'date' | 'plan'>, { days }: Pick<ShownDiary, 'days'>) {
  const t = useDiaryWords()
  const { dateOf } = useDayTexts()
  const { dayType = null, planDayId = null } = days.find(({ day }) => day === date) ?? {}
  // a plan that goes by no types leaves them to the targets
  const isTyped = plan?.schedule.kind === 'day types'
  const write = (change: { dayType?: DayType | null; planDayId?: string | null; note?: string }) =>
    sendTick(saveOwnDay, { day: date, ...change, ...versionNow() }, dateOf(date))
  const change = (fields: { dayType?: DayType | null; planDayId?: string | null }, text: string) => {
    write(fields)
    toastOfTap(text, () => write({ ...('dayType' in fields && { dayType }), ...('planDayId' in fields && { planDayId }) }))
  }
  return {
    followDay: (id: string, name: string) => change({ dayType, planDayId: id }, t('dayChanged', { day: name })),
    changeType: (type: DayType, name: string) => change({ dayType: type, planDayId: null }, t('typeChanged', { type: name })),
    /** The day of the plan stays; null takes the change back. */
    changeTarget: (type: DayType | null, name: string) => change({ dayType: type }, t('typeChanged', { type: name })),
    followPlan: () => change({ ...(isTyped && { dayType: null }), planDayId: null }, t('dayBack')),
    saveNote: (note: string) => write({ note }),
  }
}
