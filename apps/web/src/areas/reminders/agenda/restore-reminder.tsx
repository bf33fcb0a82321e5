import { undeleteReminder } from '@allenio/contract/reminders'
import { useCall } from '#lib/api'
import { Button } from '#ui/button'
import { Modal } from '#ui/modal'
import { toast } from '#ui/toast'
import { useReminderWords } from '../words.ts'

/** Asks before a reminder comes back that was deleted in a linked calendar. */
export function RestoreReminder({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useReminderWords()
  const restore = useCall(undeleteReminder, { onSuccess: () => toast({ id: `restored ${id}`, type: 'success', text: t('restored') }) })
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('restoreTitle')}
      text={t('restoreText')}
      size="small"
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" isBusy={restore.isPending} onClick={() => restore.mutate({ id }, { onSettled: onClose })} data-autofocus>
            {t('restore')}
          </Button>
        </>
      }
    />
  )
}
