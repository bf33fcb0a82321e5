import { useState } from 'react'
import { Button } from '#ui/button'
import { Checkbox } from '#ui/checkbox'
import { Row, Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { useSettingsWords } from './words.ts'
import type { Weekday } from './day-row.tsx'
import { weekdays } from './week.ts'

interface CopyDaysProps {
  from: Weekday
  onCopy: (days: readonly number[]) => void
}

export function CopyDays({ from, onCopy }: CopyDaysProps) {
  const t = useSettingsWords()
  const others = weekdays.filter(day => day !== from)
  const [selection, setSelection] = useState<ReadonlySet<number>>(new Set())
  const toggleDay = (day: number) => {
    const next = new Set(selection)
    if (!next.delete(day)) next.add(day)
    setSelection(next)
  }
  return (
    <form
      onSubmit={event => {
        event.preventDefault()
        if (selection.size > 0) onCopy([...selection])
      }}>
      <Stack gap={10}>
        <Text weight={600}>{t('copyTitle', { day: t(`day_${from}`) })}</Text>
        <Row gap={8}>
          <Button size="small" onClick={() => setSelection(new Set(others.filter(day => day <= 5)))}>
            {t('workdays')}
          </Button>
          <Button size="small" onClick={() => setSelection(new Set(others))}>
            {t('everyDay')}
          </Button>
        </Row>
        {others.map(day => (
          <Checkbox key={day} label={t(`day_${day}`)} checked={selection.has(day)} onChange={() => toggleDay(day)} />
        ))}
        <Button kind="ink" type="submit" wide disabled={selection.size === 0}>
          {t('doCopy')}
        </Button>
      </Stack>
    </form>
  )
}
