import type { ClientDetail } from '@allenio/contract/clients'
import { listClientActions } from '@allenio/contract/client-actions'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { ClientToDos } from '#areas/client-actions'
import { useParam } from '#shell'
import { listQuery } from '#lib/api'
import { Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { useOverviewWords } from './words.ts'
import { clientQuery } from '../../reads.ts'
import { Block } from './block.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Latest } from './latest.tsx'
import { Metrics } from './metrics.tsx'
import { NoteBlock } from './note.tsx'
import { Photos } from './photos.tsx'
import { Pulse } from './pulse.tsx'
import { RecordBlock } from './record.tsx'
import { filesQuery, metricsQuery, progressesQuery, weightsQuery } from './reads.ts'
import { WeightBlock } from './weight.tsx'
import css from './overview.module.css'

/** Answers: how is this person doing? */
export function Page() {
  const id = useParam('id')
  return <Overview key={id} id={id} />
}

function useRecords(id: string) {
  return {
    client: useQuery(clientQuery(id)),
    weights: useQuery(weightsQuery(id)),
    progresses: useQuery(progressesQuery(id)),
    metrics: useQuery(metricsQuery(id)),
    files: useQuery(filesQuery(id)),
    actions: useInfiniteQuery(listQuery(listClientActions, { clientId: id }, {
      rows: ({ userClientActions }) => userClientActions, quiet: true, keep: true,
    })),
  }
}

export type Records = ReturnType<typeof useRecords>

function Overview({ id }: { id: string }) {
  const records = useRecords(id)
  const { client: { data: client } } = records
  if (client && hasNothing(records)) {
    return (
      <Sheet className={css.sheet}>
        <FirstSteps client={client} />
        <Note client={client} />
        <RecordBlock client={client} />
      </Sheet>
    )
  }
  return (
    <div className={css.sheet}>
      <Pulse id={id} records={records} />
      <div className={css.board}>
        <div className={css.main}>
          <div className={css.cell}><WeightBlock id={id} client={client} weights={records.weights} /></div>
          <div className={css.pair}>
            <div className={css.cell}><Photos id={id} client={client} progresses={records.progresses} /></div>
            <div className={css.cell}><Metrics id={id} client={client} metrics={records.metrics} /></div>
          </div>
        </div>
        <div className={css.side}>
          <div className={css.toDos}><ToDos id={id} client={client} actions={records.actions} /></div>
          <div className={css.cell}><Note client={client} /></div>
          {client && <div className={css.cell}><RecordBlock client={client} /></div>}
          <div className={css.cell}><Latest id={id} records={records} /></div>
        </div>
      </div>
    </div>
  )
}

const Note = ({ client }: { client: ClientDetail | undefined }) => client ? <NoteBlock client={client} /> : null

/** Nothing of this person is known but who they are: six empty boxes would teach less than three first steps. */
const hasNothing = ({ weights, progresses, metrics, files, actions }: Records): boolean =>
  weights.data?.total === 0 && progresses.data?.total === 0 && files.data?.total === 0
  && metrics.data?.metrics.every(({ valuesTotal }) => valuesTotal === 0) === true && actions.data?.rows.length === 0

interface ToDosProps {
  id: string
  client: ClientDetail | undefined
  actions: Records['actions']
}

function ToDos({ id, client, actions }: ToDosProps) {
  const t = useOverviewWords()
  const waiting = <SkeletonRows rows={3} />
  return (
    <Block title={t('toDo')} href={`/clients/${id}/actions`} link={t('open')} query={actions} waiting={waiting}>
      {() => client ? <Suspense fallback={waiting}><ClientToDos client={client} /></Suspense> : waiting}
    </Block>
  )
}
