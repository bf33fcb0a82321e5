import type { TableImportCalls } from '@allenio/contract/table-imports'
import { download, reportCallError, saveFile } from '#lib/api'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { CheckStep, RefusedRowsButton } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { useTableImport } from './use-table-import.ts'
import { useTableImportWords } from './words.ts'

/** The sentences that name the things of an area. */
export interface TableImportWords {
  title: string
  chooseText: string
  /** The title of the choice for rows of existing things. */
  existing: string
  skipText: string
  updateText: string
  droppedText: string
  start: (count: number) => string
  done: (count: number) => string
  updates: (count: number) => string
  /** Says where the imported things are afterwards. */
  doneText: string
  finish: string
}

interface TableImportFlowProps<Field extends string> {
  calls: TableImportCalls<Field>
  /** The fields that a column may mean, in the order of the choice. */
  fields: readonly Field[]
  fieldName: (field: Field) => string
  /** The fields of names; a table needs a column for one of them. */
  nameFields: readonly Field[]
  limits: { rows: number; bytes: number }
  words: TableImportWords
  onClose: () => void
}

/** The import beside the list: first the file and the meaning of its columns, then a check of the rows, and the import itself last. */
export function TableImportFlow<Field extends string>({ calls, limits, words, onClose, ...columns }: TableImportFlowProps<Field>) {
  const t = useTableImportWords()
  const work = useTableImport(calls)
  const { current } = work
  const leave = () => {
    work.forget()
    onClose()
  }
  const saveRefused = (id: string) => () => void download(calls.refused, { id }).then(saveFile).catch(reportCallError)
  return (
    <SidePanel opened onClose={leave} title={words.title} width={720}>
      <Stack gap={20}>
        {!current ? (
          <ChooseStep start={work.start} text={words.chooseText} limits={limits} />
        ) : current.state === 'preview' ? (
          <CheckStep {...columns} work={work} current={current} words={words} onSaveRefused={saveRefused(current.id)} />
        ) : (
          <EmptyState
            picture={<AllClearPicture />}
            title={words.done(current.accepted)}
            text={[
              ...(current.updates > 0 ? [`${words.updates(current.updates)}.`] : []),
              ...(current.refusedRows > 0 ? [`${t('refusedCount', { count: current.refusedRows })}.`] : []),
              words.doneText,
            ].join(' ')}
            action={
              <>
                <Button kind="primary" onClick={leave}>
                  {words.finish}
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
