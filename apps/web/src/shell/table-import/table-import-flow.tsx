import type { TableImport, TableImportCalls } from '@allenio/contract/table-imports'
import type { ReactNode } from 'react'
import { download, reportCallError, saveFile } from '#lib/api'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { AllClearPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { SidePanel } from '#ui/side-panel'
import { CheckStep, RefusedRowsButton } from './check-step.tsx'
import { ChooseStep } from './choose-step.tsx'
import { useTableImport, type TableImportWork } from './use-table-import.ts'
import { useTableImportWords } from './words.ts'

/** The sentences that name the things of an area. */
export interface TableImportWords {
  title: string
  chooseText: string
  /** The choice for rows of existing things: its title and what each means; left out where such rows change nothing. */
  existing?: { title: string; skip: string; update: string }
  droppedText: string
  start: (count: number) => string
  done: (count: number) => string
  updates: (count: number) => string
  /** Says where the imported things are afterwards. */
  doneText: string
  finish: string
}

interface TableImportFlowProps<Field extends string, Imported extends TableImport<Field>> {
  calls: TableImportCalls<Field, Imported>
  /** The fields that a column may mean, in the order of the choice. */
  fieldsOf: (current: Imported) => readonly Field[]
  fieldName: (field: Field, current: Imported) => string
  /** Fields that several columns may mean. */
  repeatedFields?: readonly Field[]
  /** The fields of names; a table needs a column for one of them. */
  nameFields: readonly Field[]
  /** Says what else a table needs, as long as no column means it. */
  missing?: (current: Imported) => string | undefined
  /** The choices before the columns. */
  settings?: (current: Imported, work: TableImportWork<Field, Imported>) => ReactNode
  limits: { rows: number; bytes: number }
  words: TableImportWords
  onClose: () => void
}

/** The import beside the list: first the file and the meaning of its columns, then a check of the rows, and the import itself last. */
export function TableImportFlow<Field extends string, Imported extends TableImport<Field>>({
  calls,
  limits,
  words,
  settings,
  onClose,
  ...columns
}: TableImportFlowProps<Field, Imported>) {
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
          <>
            {settings?.(current, work)}
            <CheckStep {...columns} work={work} current={current} words={words} onSaveRefused={saveRefused(current.id)} />
          </>
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
