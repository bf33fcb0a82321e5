import { useState } from 'react'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { useSettingsWords } from './words.ts'
import type { Weekday } from './day-row.tsx'
import css from './settings.module.css'
import { weekdays } from './week.ts'

interface CopyDaysProps {
  from: Weekday
  onCopy: (days: readonly number[]) => void
}

export function CopyDays({ from, onCopy }: CopyDaysProps) {
  const t = useSettingsWords()
  const others = weekdays.filter(day => day !== from)
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const turn = (day: number) => {
    const next = new Set(chosen)
    if (!next.delete(day)) next.add(day)
    setChosen(next)
  }
  return (
    <form
      className={css.copy}
      onSubmit={event => {
        event.preventDefault()
        if (chosen.size > 0) onCopy([...chosen])
      }}>
      <p className={css.copyTitle}>{t('copyTitle', { day: t(`day_${from}`) })}</p>
      <div className={css.copyAll}>
        <Button size="small" onClick={() => setChosen(new Set(others.filter(day => day <= 5)))}>
          {t('workdays')}
        </Button>
        <Button size="small" onClick={() => setChosen(new Set(others))}>
          {t('everyDay')}
        </Button>
      </div>
      {others.map(day => (
        <Checkbox key={day} label={t(`day_${day}`)} checked={chosen.has(day)} onChange={() => turn(day)} />
      ))}
      <Button kind="ink" type="submit" wide disabled={chosen.size === 0}>
        {t('doCopy')}
      </Button>
    </form>
  )
}
