import { IconFileImport } from '@tabler/icons-react'
import { useState } from 'react'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture } from '#ui/illustrations'
import { Button } from '#ui/button'
import { Dropzone } from '#ui/dropzone'
import { Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { SidePanel } from '#ui/side-panel'
import { Text } from '#ui/text'
import { CheckStep } from './check-step.tsx'
import { FormerImports } from './former-imports.tsx'
import { useHistoryImport } from './use-history-import.ts'
import { useHistoryWords } from './words.ts'

interface HistoryPanelProps {
  /** Null for a client's own history. */
  client: { id: string; name: string } | null
  onClose: () => void
}

/** The file, what was understood of it, and only then workouts. */
export function HistoryPanel({ client, onClose }: HistoryPanelProps) {
  const t = useHistoryWords()
  const owner = client?.id ?? null
  const work = useHistoryImport(owner)
  const { reading, isReading, fault, outcome } = work
  return (
    <SidePanel opened onClose={onClose} title={client ? t('titleOf', { clientName: client.name }) : t('title')} width={560}>
      <Stack gap={20}>
        {outcome ? (
          <EmptyState
            level={3}
            picture={<AllClearPicture />}
            title={t('done', { count: outcome.added })}
            text={outcome.skipped > 0 ? t('skipped', { count: outcome.skipped }) : t('doneText')}
            action={
              <Button kind="primary" onClick={onClose}>
                {t('finish')}
              </Button>
            }
          />
        ) : reading ? (
          <CheckStep work={work} reading={reading} maySearch={owner !== null} />
        ) : (
          <>
            <Text tone={2} prose>
              {t('chooseText')}
            </Text>
            <Dropzone
              title={t('drop')}
              hint={t('dropHint')}
              accept=".csv,text/csv,text/plain"
              disabled={isReading}
              onFiles={([file]) => file && void work.open(file)}
              messages={fault === undefined ? [] : [fault]}
            />
            {isReading && <ProgressBar label={t('reading')} thin value={undefined} />}
          </>
        )}
        {!reading && <FormerImports owner={owner} />}
      </Stack>
    </SidePanel>
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
