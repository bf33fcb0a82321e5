import { deleteExternalEvent } from '@allenio/contract/calendars'
import type { AgendaEntry } from '@allenio/contract/reminders'
import { clockIn } from '@allenio/domain/days'
import { useMe } from '#shell'
import { useCall } from '#lib/api'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { confirm } from '#ui/confirm'
import { Modal } from '#ui/modal'
import { Stack } from '#ui/layout'
import { Text } from '#ui/text'
import { toastMessage } from '#ui/toast'
import { useCalendarWords } from '../words.ts'

interface ExternalEventDialogProps {
  event: AgendaEntry
  zone: string
  onClose: () => void
}

/** An event of the person's other calendar: when it is, where it comes from, and the way to delete it. */
export function ExternalEventDialog({ event, zone, onClose }: ExternalEventDialogProps) {
  const t = useCalendarWords()
  const { day: formatDay } = useFormats()
  const mayDelete = useMe()?.permissions.includes('delete reminders') ?? false
  const remove = useCall(deleteExternalEvent, {
    onSuccess: (answer, more) => {
      toastMessage(answer, more)
      onClose()
    },
  })
  const { id, day, startsAt, endsAt, detail } = event
  const title = event.title || t('untitled')
  const isFromGoogle = detail !== ''
  const clock = (moment: string) => clockIn(zone, Date.parse(moment))
  const when =
    startsAt === null || endsAt === null
      ? t('wholeDay', { day: formatDay(day) })
      : t('at', { day: formatDay(day), from: clock(startsAt), to: clock(endsAt) })
  const askToDelete = async () => {
    const question = { title: t('deleteTitle', { title }), text: t(isFromGoogle ? 'deleteGoogle' : 'deleteFile'), danger: true }
    if (await confirm({ ...question, proceed: t('delete') })) remove.mutate({ id: id.split('/')[1] ?? '' })
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={title}
      size="small"
      foot={
        <>
          {mayDelete && (
            <Button kind="quiet" isBusy={remove.isPending} onClick={() => void askToDelete()}>
              {t('delete')}
            </Button>
          )}
          <Button onClick={onClose}>{t('close')}</Button>
        </>
      }>
      <Stack gap={4}>
        <Text figures>{when}</Text>
        <Text tone={2}>{t(isFromGoogle ? 'fromGoogle' : 'fromFile')}</Text>
      </Stack>
    </Modal>
  )
}
