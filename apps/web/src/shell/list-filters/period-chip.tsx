import { isDay } from '@allenio/domain/days'
import { useFormats } from '#lib/formats'
import { areaWords } from '#lib/words'
import { Button } from '#ui/button'
import { DayField } from '#ui/day-field'
import { FilterChip } from '#ui/filter-chip'
import { Stack } from '#ui/layout'

const useChipWords = areaWords('list period', {
  common: ['period'],
  it: { from: 'Dal', to: 'Al', since: 'dal {{day}}', until: 'fino al {{day}}', between: '{{from}} – {{to}}', clear: 'Togli il filtro' },
  en: { from: 'From', to: 'To', since: 'from {{day}}', until: 'until {{day}}', between: '{{from}} – {{to}}', clear: 'Clear the filter' },
})

interface Period {
  from?: string | undefined
  to?: string | undefined
}

interface PeriodChipProps extends Period {
  onNarrow: (change: Period) => void
}

/** A filter by the days from one to another; an empty field is no limit. */
export function PeriodChip({ from, to, onNarrow }: PeriodChipProps) {
  const t = useChipWords()
  const { day } = useFormats()
  const value =
    from && to ? t('between', { from: day(from), to: day(to) }) : from ? t('since', { day: day(from) }) : to && t('until', { day: day(to) })
  const clear = () => onNarrow({ from: undefined, to: undefined })
  const narrow = (change: Period) => {
    if (Object.values(change).every(typed => typed === '' || isDay(typed))) onNarrow(change)
  }
  return (
    <FilterChip label={t('period')} value={value} onClear={clear}>
      {close => (
        <Stack gap={12}>
          <DayField label={t('from')} value={from ?? ''} max={to} onChange={typed => narrow({ from: typed })} />
          <DayField label={t('to')} value={to ?? ''} min={from} onChange={typed => narrow({ to: typed })} />
          {value && (
            <Button
              kind="quiet"
              onClick={() => {
                clear()
                close()
              }}>
              {t('clear')}
            </Button>
          )}
        </Stack>
      )}
    </FilterChip>
  )
}
