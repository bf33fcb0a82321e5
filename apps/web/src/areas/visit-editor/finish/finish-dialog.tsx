import { finishVisit } from '@allenio/contract/visit-changes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { RecordConsent } from '#areas/clients'
import { baseQuery, clientVisitsHref, useMeasureText } from '#areas/visits'
import { CallError, messageOf, refetch } from '#lib/api'
import { useFormats } from '#lib/formats'
import { retryWrite, sendOrKeep, useOutbox } from '#lib/offline'
import { useSelected } from '#lib/store'
import { Button } from '#ui/button'
import { Notice } from '#ui/form-notice'
import { Stack } from '#ui/layout'
import { Modal } from '#ui/modal'
import { Switch } from '#ui/switch'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { useChosen } from '../results/use-chosen.ts'
import { useCell, useEditor } from '../session.ts'
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
  const sharesByDefault = useSelected(base, each => each?.settings.sharesVisits) ?? true
  const client = useSelected(base, each => each?.client)
  const [isShared, setShared] = useState(head.finishedAt === null ? sharesByDefault : head.sharedAt !== null)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Error>()
  const [isRecording, setRecording] = useState(false)
  const refusedEdits = useRefusedEdits(visitId)
  const sendAgain = () => refusedEdits.forEach(({ id }) => void retryWrite(id))
  const lacksConsent = client !== undefined && !client.hasHealthConsent
  // it may have been withdrawn since this device asked
  const isConsentRefused = refusal instanceof CallError && refusal.code === 'consent needed'
  const record = () => {
    setRefusal(undefined)
    setRecording(true)
  }
  const finish = async () => {
    setBusy(true)
    setRefusal(undefined)
    const title = useEditorWords.say('unsentTitle')
    const outcome = await sendOrKeep(finishVisit, { id: visitId, isShared }, { title, lane: laneOf(visitId) })
    setBusy(false)
    if (outcome.state === 'refused') return setRefusal(outcome.error)
    if (outcome.state === 'waiting') toast({ type: 'info', text: t('waits') })
    else {
      const text = t(outcome.answer.sharedAt === null ? 'doneUnshared' : 'done')
      toast({ type: 'success', text, buttons: [{ text: t('results'), to: clientVisitsHref(head.client.id) }] })
    }
    onClose()
  }
  if (isRecording && client)
    return (
      <RecordConsent
        clientId={client.id}
        purpose="health data"
        // edits made in the meantime were refused for the lack of it
        onRecorded={sendAgain}
        onClose={() => setRecording(false)}
      />
    )
  return (
    <Modal
      opened
      onClose={onClose}
      title={t('title')}
      text={t('text')}
      size="small"
      reachesOthers
      // a double click on the button that opens it ends on what lies around it
      closesOnOutside={false}
      foot={
        <Button
          kind="primary"
          type="submit"
          isBusy={isBusy}
          disabled={lacksConsent || refusedEdits.length > 0}
          onClick={() => void finish()}>
          {t(head.finishedAt === null ? 'finish' : 'finishAgain')}
        </Button>
      }>
      <Stack gap={16}>
        {(lacksConsent || isConsentRefused) && <ConsentNeeded isWithdrawn={client?.isConsentWithdrawn ?? false} onRecord={record} />}
        {refusedEdits.length > 0 && !lacksConsent && (
          <Notice>
            {t('unsaved')}
            <Button size="small" onClick={sendAgain}>
              {t('sendAgain')}
            </Button>
          </Notice>
        )}
        {refusal && !isConsentRefused && <Notice>{messageOf(refusal)}</Notice>}
        <Summary />
        <MissingFigures />
        <Switch label={t('share')} hint={t('shareHint')} spread checked={isShared} onChange={({ target }) => setShared(target.checked)} />
      </Stack>
    </Modal>
  )
}

/** The figures that the visit has come to, so that a slip of the hand is seen before the client reads it. */
function Summary() {
  const t = useFinishWords()
  const measureText = useMeasureText()
  const { day, integer, percent } = useFormats()
  const { settled } = useEditor()
  const { fat, bmr } = useChosen(settled)
  const weight = useSelected(settled, ({ measured }) => measured.weight)
  const nextVisitOn = useCell('nextVisitOn')
  const figures = [
    ...(weight ? [measureText('weight', weight)] : []),
    ...(fat === undefined ? [] : [`${t('fat')} ${percent(fat)}`]),
    ...(bmr === undefined ? [] : [`${t('bmr')} ${integer(bmr)}\u00a0kcal`]),
    ...(nextVisitOn === undefined ? [] : [t('next', { day: day(nextVisitOn) })]),
  ]
  return (
    <Text weight={500} figures>
      {figures.join(' · ')}
    </Text>
  )
}

/** The visit may be finished without the figures that count, and nobody should be surprised by it. */
function MissingFigures() {
  const t = useFinishWords()
  const { fat, bmr } = useChosen(useEditor().settled)
  const names = [...(fat === undefined ? [t('fat')] : []), ...(bmr === undefined ? [t('bmr')] : [])]
  if (names.length === 0) return null
  return (
    <Text size="hint" tone={2}>
      {t('without', { figures: names.join(', ') })}
    </Text>
  )
}

/** Edits of the visit that the server has refused: finished without them, it would say other than the screen does. */
function useRefusedEdits(visitId: string) {
  const { refused } = useOutbox()
  const cache = useQueryClient()
  const edits = refused.filter(({ lane, call }) => lane === laneOf(visitId) && call.path !== finishVisit.path)
  const hasEdits = edits.length > 0
  useEffect(() => {
    // a consent that was withdrawn elsewhere is the likely reason, and the way to a new one is shown here
    if (hasEdits) void refetch(cache, baseQuery(visitId).queryKey)
  }, [hasEdits, cache, visitId])
  return edits
}
