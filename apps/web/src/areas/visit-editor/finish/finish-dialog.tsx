import { finishVisit, type SavedVisit } from '@allenio/contract/visit-changes'
import { isMeasureKey, measureNames } from '@allenio/domain/visits'
import { useState } from 'react'
import { RecordConsent } from '#areas/clients'
import { messageOf } from '#lib/api'
import { sendOrKeep } from '#lib/offline'
import { useLanguage } from '#lib/words'
import { useSelected } from '#lib/store'
import { Button } from '#ui/button'
import { Notice } from '#ui/form-notice'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Switch } from '#ui/switch'
import { toast } from '#ui/toast'
import { useEditor } from '../session.ts'
import { laneOf, type VisitHead } from '../visit-document.ts'
import { useEditorWords } from '../words.ts'
import { ConsentNeeded } from './consent-needed.tsx'
import { useFinishWords } from './words.ts'

interface FinishDialogProps {
  head: VisitHead
  onClose: () => void
}

/** Says what finishing does, and whether the client reads the visit. It leaves behind the last edits, without a network, too. */
export function FinishDialog({ head, onClose }: FinishDialogProps) {
  const t = useFinishWords()
  const { visitId, base } = useEditor()
  const tellFinished = useFinishedToast()
  const sharesByDefault = useSelected(base, each => each?.settings.sharesVisits) ?? true
  const client = useSelected(base, each => each?.client)
  const [isShared, setShared] = useState(head.finishedAt === null ? sharesByDefault : head.sharedAt !== null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const [isRecording, setRecording] = useState(false)
  const lacksConsent = client !== undefined && !client.hasHealthConsent
  const finish = async () => {
    setBusy(true)
    setRefusal(undefined)
    const title = useEditorWords.say('unsentTitle')
    const outcome = await sendOrKeep(finishVisit, { id: visitId, isShared }, { title, lane: laneOf(visitId) })
    setBusy(false)
    if (outcome.state === 'refused') return setRefusal(messageOf(outcome.error))
    if (outcome.state === 'waiting') toast({ type: 'info', text: t('waits') })
    else tellFinished(outcome.answer)
    onClose()
  }
  if (isRecording && client) return <RecordConsent clientId={client.id} purpose="health data" onClose={() => setRecording(false)} />
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      text={t('text')}
      size="small"
      // a double click on the button that opens it ends on what lies around it
      closeOnOutside={false}
      foot={
        <Button kind="primary" isBusy={isBusy} disabled={lacksConsent} data-autofocus onClick={() => void finish()}>
          {t(head.finishedAt === null ? 'finish' : 'finishAgain')}
        </Button>
      }>
      <Stack gap={16}>
        {lacksConsent && <ConsentNeeded isWithdrawn={client.isConsentWithdrawn} onRecord={() => setRecording(true)} />}
        {refusal !== undefined && <Notice>{refusal}</Notice>}
        <Switch label={t('share')} hint={t('shareHint')} spread checked={isShared} onChange={({ target }) => setShared(target.checked)} />
      </Stack>
    </Modal>
  )
}

/** Names what no metric takes, too. */
function useFinishedToast(): (visit: SavedVisit) => void {
  const t = useFinishWords()
  const language = useLanguage()
  return ({ sharedAt, leftOut }) => {
    // of the metrics that a visit writes, hydration alone goes by another name
    const names = leftOut.map(({ metric }) => measureNames[isMeasureKey(metric) ? metric : 'total-water'][language]).join(', ')
    if (names !== '') toast({ type: 'warning', text: t('leftOut', { names }) })
    toast({ type: 'success', text: t(sharedAt === null ? 'doneUnshared' : 'done') })
  }
}
