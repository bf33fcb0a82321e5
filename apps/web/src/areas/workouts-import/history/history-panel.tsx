import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { ClientSelect, type ChosenClient } from '#shell/client-choice'
import { reportCallError } from '#lib/api'
import { useExerciseLibrary } from '#lib/exercise-library'
import { hrefTo } from '#lib/screens'
import { tableFileTypes } from '#lib/workbooks'
import { Button, ButtonLink } from '#ui/button'
import { Dropzone } from '#ui/dropzone'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { clientWorkoutsHref } from '#areas/workouts'
import { CheckStep } from './check-step.tsx'
import { ColumnsStep } from './columns-step.tsx'
import type { HistoryOwner } from './data.ts'
import { FormerImports } from './former-imports.tsx'
import { useHistoryImport, type HistoryImportWork } from './use-history-import.ts'
import { useHistoryWords } from './words.ts'

interface HistoryPanelProps {
  /** Null for a client's own history. */
  client: ChosenClient | null
  onClose: () => void
}

/** The file, what was understood of it, and only then workouts. */
export const HistoryPanel = ({ client, onClose }: HistoryPanelProps) =>
  client ? <HistoryOfClient client={client} onClose={onClose} /> : <OwnHistory onClose={onClose} />

function OwnHistory({ onClose }: Pick<HistoryPanelProps, 'onClose'>) {
  const t = useHistoryWords()
  const work = useHistoryImport()
  return (
    <SidePanel opened onClose={onClose} title={t('title')} width={720}>
      <Stack gap={20}>
        <Steps work={work} owner={null} onClose={onClose} />
      </Stack>
    </SidePanel>
  )
}

function HistoryOfClient({ client, onClose }: { client: ChosenClient; onClose: () => void }) {
  const t = useHistoryWords()
  const work = useHistoryImport(useExerciseLibrary().named)
  return (
    <SidePanel opened onClose={onClose} title={t('titleOf', { clientName: client.name })} width={720}>
      <Stack gap={20}>
        <Steps work={work} owner={client.id} onClose={onClose} />
      </Stack>
    </SidePanel>
  )
}

/** The histories of one client after the other. A file of several people stays open for the next. */
export function HistoryOfAnyClient({ onClose }: { onClose: () => void }) {
  const t = useHistoryWords()
  const work = useHistoryImport(useExerciseLibrary().named)
  const [client, setClient] = useState<ChosenClient | null>(null)
  const { people, person } = work.file ?? {}
  const choose = (chosen: ChosenClient | null) => {
    work.goBack()
    setClient(chosen)
    const namesake = people?.find(name => name.toLowerCase() === chosen?.name.toLowerCase())
    if (namesake !== undefined && namesake !== person) work.choosePerson(namesake)
  }
  return (
    <SidePanel opened onClose={onClose} title={t('title')} width={720}>
      <Stack gap={20}>
        {work.step !== 'done' && <ClientSelect label={t('whose')} value={client} onChange={choose} />}
        <Steps work={work} owner={client?.id} onClose={onClose} onNextClient={() => choose(null)} />
      </Stack>
    </SidePanel>
  )
}

interface StepsProps {
  work: HistoryImportWork
  /** Undefined until a client is chosen. */
  owner: HistoryOwner | undefined
  onClose: () => void
  onNextClient?: () => void
}

function Steps({ work, owner, onClose, onNextClient }: StepsProps) {
  const t = useHistoryWords()
  const { step, file, check, outcome } = work
  if (step === 'done' && outcome && owner !== undefined)
    return <DoneStep work={work} outcome={outcome} owner={owner} onClose={onClose} onNextClient={onNextClient} />
  if (step === 'check' && file && check && owner !== undefined)
    return <CheckStep work={work} file={file} check={check} maySearch={owner !== null} onSend={() => void work.send(owner)} />
  if (step === 'columns' && file)
    return (
      <ColumnsStep work={work} file={file} isOwnerOpen={owner === undefined} onNext={() => owner !== undefined && void work.goOn(owner)} />
    )
  return (
    <>
      <Text tone={2} prose>
        {t('chooseText')}
      </Text>
      <Dropzone
        title={t('drop')}
        hint={t('dropHint')}
        accept={tableFileTypes}
        disabled={work.isOpening || work.isChecking || owner === undefined}
        onFiles={([chosen]) => chosen && owner !== undefined && void work.open(chosen, owner)}
        messages={work.fault === undefined ? [] : [work.fault]}
      />
      {(work.isOpening || work.isChecking) && <ProgressBar label={t('reading')} thin value={undefined} />}
      {owner !== undefined && <FormerImports owner={owner} />}
    </>
  )
}

interface DoneStepProps extends StepsProps {
  owner: HistoryOwner
  outcome: NonNullable<HistoryImportWork['outcome']>
}

function DoneStep({ work, outcome: { added, skipped }, owner, onClose, onNextClient }: DoneStepProps) {
  const t = useHistoryWords()
  const [isUndoing, setUndoing] = useState(false)
  const undo = async () => {
    setUndoing(true)
    try {
      await work.undo(owner)
      toast({ type: 'success', text: t('undone', { count: added }) })
    } catch (error) {
      reportCallError(error)
    }
    setUndoing(false)
  }
  return (
    <EmptyState
      level={3}
      picture={<AllClearPicture />}
      title={t('done', { count: added })}
      text={[t('doneText'), ...(skipped > 0 ? [t('skipped', { count: skipped })] : [])].join(' ')}
      action={
        <>
          <ButtonLink kind="primary" href={owner === null ? hrefTo('/completedWorkouts') : clientWorkoutsHref(owner)} onClick={onClose}>
            {t('toHistory')}
          </ButtonLink>
          {onNextClient && <Button onClick={onNextClient}>{t('nextClient')}</Button>}
          {added > 0 && (
            <Button kind="quiet" isBusy={isUndoing} onClick={() => void undo()}>
              {t('undoImport')}
            </Button>
          )}
        </>
      }
    />
  )
}

export { IconFileImport as Icon }

/** A client's own history from another app. */
export function Section() {
  const t = useHistoryWords()
  const [isOpen, setOpen] = useState(false)
  return (
    <Stack gap={16} align="start">
      <Text tone={2} prose>
        {t('sectionText')}
      </Text>
      <Button icon={IconFileImport} onClick={() => setOpen(true)}>
        {t('choose')}
      </Button>
      <FormerImports owner={null} />
      {isOpen && <HistoryPanel client={null} onClose={() => setOpen(false)} />}
    </Stack>
  )
}
