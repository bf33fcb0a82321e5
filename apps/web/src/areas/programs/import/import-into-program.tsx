import { faultOfDraft } from '@allenio/domain/program-files'
import { useState, type ReactNode } from 'react'
import { Button } from '#ui/button'
import { Row } from '#ui/layout'
import { FullNotice } from './draft-badges.tsx'
import { ImportFlow } from './import-flow.tsx'
import type { PastedRows, ReadyProgram } from './use-program-file.ts'
import { WeekPlaceChoice, type WeekPlace } from './week-place.tsx'
import { useImportWords } from './words.ts'

interface ImportIntoProgramProps {
  /** The number of weeks that the program has. */
  weekCount: number
  pasted?: PastedRows | undefined
  onImport: (ready: ReadyProgram, isReplacing: boolean) => void
  onClose: () => void
}

/** Imports a file into the open program: behind its weeks, or in their place. */
export function ImportIntoProgram({ weekCount, pasted, onImport, onClose }: ImportIntoProgramProps) {
  const t = useImportWords()
  return (
    <ImportFlow title={t('intoTitle')} pasted={pasted} onClose={onClose}>
      {(ready, backButton) => <PlaceForm ready={ready} backButton={backButton} weekCount={weekCount} onImport={onImport} />}
    </ImportFlow>
  )
}

interface PlaceFormProps extends Pick<ImportIntoProgramProps, 'weekCount' | 'onImport'> {
  ready: ReadyProgram
  backButton: ReactNode
}

function PlaceForm({ ready, backButton, weekCount, onImport }: PlaceFormProps) {
  const t = useImportWords()
  const [place, setPlace] = useState<WeekPlace>('append')
  const fault = faultOfDraft(ready.draft, place === 'append' ? weekCount : 0)
  return (
    <>
      {weekCount > 0 && <WeekPlaceChoice value={place} onChange={setPlace} />}
      <FullNotice fault={fault} />
      <Row justify="between" align="stretch" gap={8} wrap>
        {backButton}
        <Button kind="primary" disabled={fault !== undefined} onClick={() => onImport(ready, place === 'replace')}>
          {t('import', { count: ready.draft.weeks.length })}
        </Button>
      </Row>
    </>
  )
}
