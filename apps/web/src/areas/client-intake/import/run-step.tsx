import type { ClientImport } from '@allenio/contract/client-intake'
import { InviteUninvited } from '#areas/clients'
import { useFormats } from '#lib/formats'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture, BrokenPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { ProgressBar } from '#ui/progress'
import { Text } from '#ui/text'
import { useImportWords } from './words.ts'
import { FaultyCells } from './faulty-cells.tsx'
import { RefusedRowsButton, TypesLeftOut } from './left-out.tsx'
import css from './import.module.css'

interface RunStepProps {
  current: ClientImport
  onAgain: () => void
  onClose: () => void
}

/** Shows a running import, and then its result. */
export function RunStep({ current, onAgain, onClose }: RunStepProps) {
  const t = useImportWords()
  const { integer } = useFormats()
  const { id, state, done, accepted, created, refusedRows, typesLeftOut, moreTypesLeftOut, dropped, droppedCells } = current
  if (state === 'done' || state === 'failed') {
    return (
      <EmptyState
        picture={state === 'done' ? <AllClearPicture /> : <BrokenPicture />}
        title={state === 'done' ? t('done', { count: created }) : t('failed')}
        text={state === 'done' ? t('doneText') : t('failedText')}
        foot={
          <>
            {typesLeftOut.length > 0 && <TypesLeftOut types={typesLeftOut} more={moreTypesLeftOut} />}
            {dropped.length > 0 && <FaultyCells rows={dropped} count={droppedCells} title={t('dropped')} text={t('droppedDone')} />}
          </>
        }
        action={
          <>
            {created > 0 && <InviteUninvited kind={current.invite ? undefined : 'primary'} />}
            <Button {...((current.invite || created === 0) && { kind: 'primary' })} onClick={onClose}>
              {t('finish')}
            </Button>
            {refusedRows > 0 && <RefusedRowsButton id={id} />}
            <Button kind="quiet" onClick={onAgain}>
              {t('another')}
            </Button>
          </>
        }
      />
    )
  }
  return (
    <Stack gap={16} className={css.running}>
      <ProgressBar
        label={t('running')}
        value={accepted > 0 && state === 'running' ? (done / accepted) * 100 : undefined}
        text={t('progress', { done: integer(done), total: integer(accepted) })}
      />
      <Text tone={2} prose>
        {t('runningText')}
      </Text>
      <div>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Stack>
  )
}
