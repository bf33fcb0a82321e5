import { calendarLimits, syncCalendars } from '@allenio/contract/calendars'
import { parseCalendarFile, type CalendarFileEvents } from '@allenio/domain/calendars'
import { addDays, dayIn } from '@allenio/domain/days'
import { useState } from 'react'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { Dropzone } from '#ui/dropzone'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import { useCalendarWords } from '../words.ts'

const importedDays = 365
const faults = { 'too large': 'tooLarge', 'too many': 'tooMany', 'no calendar': 'noCalendar' } as const

/** Reads a calendar file on the device, says what is in it, and imports that. */
export function ImportCalendarFile({ zone, onClose }: { zone: string; onClose: () => void }) {
  const t = useCalendarWords()
  const [found, setFound] = useState<CalendarFileEvents>()
  const [message, setMessage] = useState<string>()
  const save = useCall(syncCalendars, {
    onSuccess: (answer, more) => {
      toastMessage(answer, more)
      onClose()
    },
  })
  const readFile = async ([file]: File[]) => {
    if (!file) return
    setFound(undefined)
    if (file.size > calendarLimits.fileBytes) return setMessage(t('tooLarge'))
    const today = dayIn(zone)
    const result = parseCalendarFile(await file.text(), { from: today, to: addDays(today, importedDays), zone })
    if ('fault' in result) return setMessage(t(faults[result.fault], { max: calendarLimits.fileEvents }))
    setMessage(undefined)
    setFound(result)
  }
  const count = found?.events.length ?? 0
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('importTitle')}
      text={t('importText')}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            kind="primary"
            disabled={count === 0}
            isBusy={save.isPending}
            onClick={() => found && save.mutate({ events: found.events })}>
            {t('importNow')}
          </Button>
        </>
      }>
      <Stack gap={16}>
        <Dropzone
          title={t(found ? 'otherFile' : 'choose')}
          hint={t('chooseHint')}
          accept=".ics,text/calendar"
          messages={message === undefined ? undefined : [message]}
          onFiles={files => void readFile(files)}
        />
        {found && (
          <Stack gap={4} aria-live="polite">
            <Text weight={500}>{count > 0 ? t('found', { count }) : t('none')}</Text>
            {found.hasMore && <Text tone={2}>{t('more', { max: calendarLimits.events })}</Text>}
            {found.skipped > 0 && <Text tone={2}>{t('skipped', { count: found.skipped })}</Text>}
          </Stack>
        )}
      </Stack>
    </Modal>
  )
}
