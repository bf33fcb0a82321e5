import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { CheckStep } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { RefusedRowsButton } from './refused-rows-button.tsx'
import { useExerciseImport } from './use-exercise-import.ts'
import { useImportWords } from './words.ts'

/** Beside the list: the file, what its columns mean and what would come in, and only then exercises. */
export function ImportFlow({ onClose }: { onClose: () => void }) {
  const t = useImportWords()
  const work = useExerciseImport()
  const { current } = work
  const leave = () => {
    work.forget()
    onClose()
  }
  return (
    <SidePanel opened onClose={leave} title={t('title')} width={720}>
      <Stack gap={20}>
        {!current ? (
          <ChooseStep start={work.start} />
        ) : current.state === 'preview' ? (
          <CheckStep work={work} current={current} />
        ) : (
          <EmptyState
            picture={<AllClearPicture />}
            title={t('done', { count: current.accepted })}
            text={t('doneText')}
            action={
              <>
                <Button kind="primary" onClick={leave}>
                  {t('finish')}
                </Button>
                {current.refusedRows > 0 && <RefusedRowsButton id={current.id} />}
              </>
            }
          />
        )}
      </Stack>
    </SidePanel>
  )
}
