import type { ExerciseImportCalls, ExerciseImportField } from '@allenio/contract/exercise-imports'
import { download, reportCallError, saveFile } from '#lib/api'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { CheckStep, RefusedRowsButton } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { useExerciseImport } from './use-exercise-import.ts'
import { useImportWords } from './words.ts'

interface ImportFlowProps {
  /** Those of a business's own exercises, or of the library's. */
  calls: ExerciseImportCalls
  fields: readonly ExerciseImportField[]
  /** Where the exercises are afterwards. */
  doneText: string
  onClose: () => void
}

/** Beside the list: the file, what its columns mean and what would come in, and only then exercises. */
export function ImportFlow({ calls, fields, doneText, onClose }: ImportFlowProps) {
  const t = useImportWords()
  const work = useExerciseImport(calls)
  const { current } = work
  const leave = () => {
    work.forget()
    onClose()
  }
  const saveRefused = (id: string) => () => void download(calls.refused, { id }).then(saveFile).catch(reportCallError)
  return (
    <SidePanel opened onClose={leave} title={t('title')} width={720}>
      <Stack gap={20}>
        {!current ? (
          <ChooseStep start={work.start} />
        ) : current.state === 'preview' ? (
          <CheckStep work={work} current={current} fields={fields} onSaveRefused={saveRefused(current.id)} />
        ) : (
          <EmptyState
            picture={<AllClearPicture />}
            title={t('done', { count: current.accepted })}
            text={current.updates > 0 ? `${t('updates', { count: current.updates })}. ${doneText}` : doneText}
            action={
              <>
                <Button kind="primary" onClick={leave}>
                  {t('finish')}
                </Button>
                {current.refusedRows > 0 && <RefusedRowsButton onClick={saveRefused(current.id)} />}
              </>
            }
          />
        )}
      </Stack>
    </SidePanel>
  )
}
