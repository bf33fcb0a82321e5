import { finishVisit } from '@allenio/contract/visits'
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

/** Finishes a visit, and decides whether the client reads it. Without a network too, finishing waits for the last edits. */
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
  // the consent may have been withdrawn since this device loaded it
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
        // edits made in the meantime were refused because the consent was missing
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
      // the second click of a double click on the opening button lands outside the dialog
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

/** The figures of the visit, so that a typing error is noticed before the client reads it. */
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

/** Lists missing figures: the visit can be finished without them, but this should not surprise anybody. */
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

/** The refused edits of the visit: if it were finished without them, it would differ from the screen. */
function useRefusedEdits(visitId: string) {
  const { refused } = useOutbox()
  const cache = useQueryClient()
  const edits = refused.filter(({ lane, call }) => lane === laneOf(visitId) && call.path !== finishVisit.path)
  const hasEdits = edits.length > 0
  useEffect(() => {
    // the likely reason is that the consent was withdrawn elsewhere; loading it again shows how to record a new one
    if (hasEdits) void refetch(cache, baseQuery(visitId).queryKey)
  }, [hasEdits, cache, visitId])
  return edits
}
