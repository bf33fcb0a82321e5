import { areaWords } from '#lib/words'
import { DayChoices, type DayChoicesProps } from './day-choices.tsx'

const useDayWords = areaWords('day presets', { common: ['today', 'yesterday'], it: {}, en: {} })

type DayPresetsProps = Omit<DayChoicesProps, 'days'> & { today: string; yesterday: string }

/** The two days that nearly every measurement is of, one press each. */
export function DayPresets({ today, yesterday, ...choices }: DayPresetsProps) {
  const t = useDayWords()
  const days = [
    { day: today, text: t('today') },
    { day: yesterday, text: t('yesterday') },
  ]
  return <DayChoices days={days} {...choices} />
}
