import { finishVisit } from '@allenio/contract/visit-changes'
import { finishVisit as asForm } from '@allenio/contract/forms/visit-changes'
import { isMeasureKey, measureNames } from '@allenio/domain/visits'
import { useState } from 'react'
import { RecordConsent } from '#areas/clients'
import { useFormValue, useEndpointForm } from '#lib/forms'
import { sendOrKeep } from '#lib/offline'
import { useLanguage } from '#lib/words'
import { FormModal } from '#ui/form'
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

const schema = asForm.input.pick({ isShared: true }).required()

/** Says what finishing does, and whether the client reads the visit. It leaves behind the last edits, without a network, too. */
export function FinishDialog({ head, onClose }: FinishDialogProps) {
  const t = useFinishWords()
  const language = useLanguage()
  const { visitId, base } = useEditor()
  const [isRecording, setRecording] = useState(false)
  const sharesByDefault = base.useSelected(each => each?.settings.sharesVisits) ?? true
  const client = base.useSelected(each => each?.client)
  const form = useEndpointForm({
    endpoint: finishVisit,
    schema,
    start: { isShared: head.finishedAt === null ? sharesByDefault : head.sharedAt !== null },
    toInput: ({ isShared }) => ({ id: visitId, isShared }),
    send: input => sendOrKeep(finishVisit, input, { title: useEditorWords.say('unsentTitle'), lane: laneOf(visitId) }),
    onSaved: ({ sharedAt, leftOut }) => {
      const names = leftOut.map(({ metric }) => measureNames[isMeasureKey(metric) ? metric : 'total-water'][language]).join(', ')
      if (names !== '') toast({ type: 'warning', text: t('leftOut', { names }) })
      toast({ type: 'success', text: t(sharedAt === null ? 'doneUnshared' : 'done') })
      onClose()
    },
    onWaiting: () => {
      toast({ type: 'info', text: t('waits') })
      onClose()
    },
  })
  const { value, onChange } = useFormValue(form, 'isShared')
  const lacksConsent = client !== undefined && !client.hasHealthConsent
  // beside the form, because a form in a form would submit both
  if (isRecording && client) return <RecordConsent clientId={client.id} purpose="health data" onClose={() => setRecording(false)} />
  return (
    <FormModal
      form={form}
      title={t('title')}
      text={t('text')}
      save={t(head.finishedAt === null ? 'finish' : 'finishAgain')}
      canSubmit={!lacksConsent}
      startsAtSave
      onClose={onClose}>
      {lacksConsent && <ConsentNeeded isWithdrawn={client.isConsentWithdrawn} onRecord={() => setRecording(true)} />}
      <Switch label={t('share')} hint={t('shareHint')} spread checked={value} onChange={({ target }) => onChange(target.checked)} />
    </FormModal>
  )
}
