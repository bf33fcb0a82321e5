import type { RecordCalls, RecordFieldsOf, RecordOf } from '@allenio/contract/client-records'
import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { FunctionComponent, ReactNode } from 'react'
import { listQuery } from '#lib/api'
import { lazyPart } from '#lib/lazy-part'
import { Button } from '#ui/button'
import { useDelete } from '#ui/deletion'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import type { IconComponent } from '#ui/icon'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { RecordActions } from '#ui/row-actions'
import { PartHeader, Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { useWords } from '#ui/words'
import { useParam } from '../routing/navigate.ts'
import type { OwnFieldProps } from './record-dialog.tsx'
import { useRecordWords } from './words.ts'

type FieldName<Calls extends RecordCalls> = keyof RecordFieldsOf<Calls> & string

/** The texts of an area: those of the list and its form, and the label of each field under the field's name. */
export type SayOfRecords<Calls extends RecordCalls> = (
  key: 'title' | 'add' | 'editTitle' | 'emptyTitle' | 'emptyText' | FieldName<Calls>,
) => string

interface RowParts {
  /** The record in one or two words, also in the messages about it. */
  name: string
  /** Texts below the name; empty ones are left out. */
  details?: readonly (string | null | undefined | false)[]
  /** Content at the right: a badge, a figure. */
  meta?: ReactNode
}

export interface RecordListProps<Calls extends RecordCalls> {
  calls: Calls
  /** The calls with their schemas, from `@allenio/contract/forms/…`; the form is made from these. */
  schemas: () => Promise<Calls>
  icon: IconComponent
  words: SayOfRecords<Calls>
  row: (record: RecordOf<Calls>) => RowParts
  /** Fields of the form that the area draws itself. */
  ownFields?: Partial<Record<FieldName<Calls>, FunctionComponent<OwnFieldProps>>>
}

/** The form and the schemas that it is made from, both fetched when it is opened. */
const dialogOf = (schemas: () => Promise<RecordCalls>) =>
  lazyPart(async () => {
    const [{ RecordDialog }, calls] = await Promise.all([import('./record-dialog.tsx'), schemas()])
    return { Dialog: (props: Omit<Parameters<typeof RecordDialog>[0], 'calls'>) => <RecordDialog calls={calls} {...props} /> }
  }, 'Dialog')

/** The records of the client whose page it is: the list, a form to add and update, deletion with undo. */
export function RecordList<Calls extends RecordCalls>(props: RecordListProps<Calls>) {
  const id = useParam('id')
  return <Records key={id} clientId={id} {...props} />
}

function Records<Calls extends RecordCalls>(props: RecordListProps<Calls> & { clientId: string }) {
  const { clientId, calls, schemas, icon, words, row, ownFields = {} } = props
  const t = useRecordWords()
  const { delete: deleteLabel } = useWords()
  const [Dialog] = useState(() => dialogOf(schemas))
  const list = useInfiniteQuery(
    listQuery<RecordCalls['list'], RecordOf<Calls>>(
      calls.list,
      { id: clientId },
      // the calls answer the same records
      { rows: ({ records }) => records as RecordOf<Calls>[], isStored: true, quiet: true },
    ),
  )
  const [open, setOpen] = useState<{ record?: RecordOf<Calls> }>()
  const remove = useDelete({
    from: calls.list,
    remove: calls.delete,
    restore: calls.undelete,
    input: ({ id }: RecordOf<Calls>) => ({ id: clientId, recordId: id }),
    words: record => ({ deleted: t('deleted', row(record)), restored: t('restored', row(record)) }),
  })
  const may = list.data?.first?.may
  const add = may?.add && (
    <Button kind="ink" icon={IconPlus} onClick={() => setOpen({})}>
      {words('add')}
    </Button>
  )
  const drawRow = (record: RecordOf<Calls>) => {
    const { name, details = [], meta } = row(record)
    const edit = may?.update ? () => setOpen({ record }) : undefined
    const removeIt = may?.delete && (() => remove(record))
    return (
      <ListRow
        key={record.id}
        title={name}
        sub={details.filter(Boolean).join(' · ')}
        meta={meta}
        actions={(edit ?? removeIt) && <RecordActions name={name} edit={edit} remove={removeIt} />}
        swipe={removeIt && { label: deleteLabel, run: removeIt }}
        onClick={edit}
      />
    )
  }
  return (
    <Sheet>
      <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={4} columns={0} tall />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <EmptyState picture={<Icon of={icon} size={48} />} title={words('emptyTitle')} text={words('emptyText')} action={add} />
          ) : (
            <>
              <PartHeader title={words('title')} action={add} />
              <Section bare>
                <List label={words('title')}>{rows.map(drawRow)}</List>
                <LoadMore list={list} />
              </Section>
            </>
          )
        }
      </Loaded>
      {open && (
        <Dialog
          clientId={clientId}
          record={open.record}
          words={words}
          ownFields={ownFields}
          savedText={(record: RecordOf<Calls>) => t('saved', row(record))}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Sheet>
  )
}
