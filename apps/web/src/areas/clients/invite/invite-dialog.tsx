import { inviteManyClients, clientsInBulk } from '@allenio/contract/clients'
import { IconMail } from '@tabler/icons-react'
import { useState } from 'react'
import { call, reportCallError } from '#lib/api'
import { Button } from '#ui/button'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useDoInvitationsWait, WaitingInvitations } from '#shell/invitations'
import { RefusedList, type RefusedRow } from '#shell/list-page'
import { useInviteWords } from './words.ts'

interface InviteDialogProps {
  /** The clients who can be invited. */
  ids: readonly string[]
  /** The number of chosen clients who have no address. */
  withoutAddress: number
  onClose: () => void
  /** Called when invitations have been sent: a list then clears its selection. */
  onDone?: (() => void) | undefined
}

interface Report {
  invitedCount: number
  refused: readonly RefusedRow[]
}

/** Tells how many mails are sent and who is left out, sends the invitations, and then lists the clients whom no mail reached. */
export function InviteDialog({ ids, withoutAddress, onClose, onDone }: InviteDialogProps) {
  const t = useInviteWords()
  const doInvitationsWait = useDoInvitationsWait()
  const [isBusy, setBusy] = useState(false)
  const [report, setReport] = useState<Report>()
  // the dialog keeps its ids, because the invited clients leave the list one portion after the other
  const [wantedIds] = useState(ids)
  const count = wantedIds.length
  const outcome = (invitedCount: number) => t(doInvitationsWait ? 'waitFor' : 'sent', { count: invitedCount })
  const send = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      const { invitedCount, refused } = await inviteAll(wantedIds)
      if (refused.length > 0) {
        setReport({ invitedCount, refused })
      } else {
        toast({ type: 'success', text: outcome(invitedCount) })
        onDone?.()
        onClose()
      }
    } catch (error) {
      reportCallError(error)
    }
    setBusy(false)
  }
  if (report) {
    const finish = () => {
      if (report.invitedCount > 0) onDone?.()
      onClose()
    }
    return (
      <Modal
        opened
        onClose={finish}
        title={outcome(report.invitedCount)}
        text={t('refusedText', { count: report.refused.length })}
        foot={
          <Button kind="primary" onClick={finish}>
            {t('close')}
          </Button>
        }>
        <RefusedList refused={report.refused} />
      </Modal>
    )
  }
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title', { count })}
      text={count > 0 ? t('text') : t('nobody')}
      size="small"
      reachesOthers
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button kind="primary" icon={IconMail} isBusy={isBusy} type="submit" disabled={count === 0} onClick={() => void send()}>
            {t('send', { count })}
          </Button>
        </>
      }>
      <Stack gap={12}>
        <WaitingInvitations />
        {withoutAddress > 0 && <Text tone={2}>{t('withoutAddress', { count: withoutAddress })}</Text>}
      </Stack>
    </Modal>
  )
}

/** Invites clients in portions that the server accepts; a portion that is sent again after an error mails nobody twice. */
async function inviteAll(ids: readonly string[]): Promise<Report> {
  const refused: RefusedRow[] = []
  let invitedCount = 0
  for (let at = 0; at < ids.length; at += clientsInBulk) {
    const answer = await call(inviteManyClients, { ids: ids.slice(at, at + clientsInBulk) })
    invitedCount += answer.invited.length
    refused.push(...answer.refused)
  }
  return { invitedCount, refused }
}
