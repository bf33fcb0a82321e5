import type { ImportReading, TableImport, TableImportCalls } from '@allenio/contract/table-imports'
import { useState } from 'react'
import { call, useCall } from '#lib/api'

/** One import, from the choice of its file to its end. What is not accepted is cancelled when it is left. */
export function useTableImport<Field extends string, Imported extends TableImport<Field>>(calls: TableImportCalls<Field, Imported>) {
  const [current, setCurrent] = useState<Imported>()
  const start = useCall(calls.start, { quiet: true, onSuccess: setCurrent })
  const update = useCall(calls.update, { onSuccess: setCurrent, inTurn: 'table import' })
  const accept = useCall(calls.accept, { onSuccess: setCurrent })
  return {
    current,
    start,
    change: (reading: ImportReading<Field>) => current && update.mutate({ id: current.id, ...reading }),
    isChanging: update.isPending,
    accept: () => current && !accept.isPending && accept.mutate({ id: current.id }),
    isAccepting: accept.isPending,
    forget: () => {
      if (current?.state === 'preview') void call(calls.cancel, { id: current.id }).catch(() => undefined)
      setCurrent(undefined)
      start.reset()
    },
  }
}

export type TableImportWork<Field extends string, Imported extends TableImport<Field> = TableImport<Field>> = ReturnType<
  typeof useTableImport<Field, Imported>
>
