import type { ClientDetail } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { use, useState } from 'react'
import { useMe, useParam } from '#shell'
import { Sheet } from '#ui/section'
import { consentsQuery } from '../consents/data.ts'
import { clientQuery } from '../data.ts'
import { FirstSteps } from './first-steps.tsx'
import { Latest } from './latest.tsx'
import { overviewParts } from './part.ts'
import type { ClientSummary, OverviewPart } from './part.ts'
import { OverviewFigures } from './figures.tsx'
import { RecordBlock } from './record.tsx'
import css from './overview.module.css'

/** Answers: how is this person doing? */
export function Page() {
  const id = useParam('id')
  const permissions = useMe()?.permissions ?? []
  const parts = use(overviewParts())
    .filter(({ permission }) => permission === undefined || permissions.includes(permission))
    .map(({ part }) => part)
  return <Overview key={`${id} ${parts.length}`} id={id} parts={parts} />
}

/** The parts never change while the page lives, so neither does the order of their hooks. */
const useSummaries = (parts: readonly OverviewPart[], id: string): ClientSummary[] =>
  parts.flatMap(({ useSummary }) => (useSummary ? [useSummary(id)] : []))

interface OverviewProps {
  id: string
  parts: readonly OverviewPart[]
}

function Overview({ id, parts }: OverviewProps) {
  const { data: client } = useQuery(clientQuery(id))
  // asked beside the client, not after
  const consents = useQuery(consentsQuery(id))
  const summaries = useSummaries(parts, id)
  const [isInUse, setInUse] = useState(false)
  // nothing of this person is known but who they are: six empty boxes would teach less than three first steps; where that is
  // known late, what somebody has opened meanwhile stays
  if (client && !isInUse && summaries.every(({ isEmpty }) => isEmpty)) {
    return (
      <Sheet className={css.sheet}>
        <FirstSteps client={client} parts={parts} />
        {parts.flatMap(({ card }, at) => (card?.isAlways ? [<card.Card key={at} id={id} client={client} />] : []))}
        <RecordBlock client={client} consents={consents} />
      </Sheet>
    )
  }
  const cells = (place: 'main' | 'pair' | 'side') => <Cells place={place} id={id} client={client} parts={parts} />
  return (
    <div className={css.sheet} onClickCapture={() => setInUse(true)}>
      <OverviewFigures client={client} summaries={summaries} />
      <div className={css.board}>
        <div className={css.main}>
          {cells('main')}
          <div className={css.pair}>{cells('pair')}</div>
        </div>
        <div className={css.side}>
          {cells('side')}
          {client && (
            <div className={css.cell}>
              <RecordBlock client={client} consents={consents} />
            </div>
          )}
          <div className={css.cell}>
            <Latest summaries={summaries} />
          </div>
        </div>
      </div>
    </div>
  )
}

interface CellsProps extends OverviewProps {
  place: 'main' | 'pair' | 'side'
  client: ClientDetail | undefined
}

const Cells = ({ place, id, client, parts }: CellsProps) =>
  parts.map(
    ({ card }, at) =>
      card?.place === place && (
        <div key={at} className={card.isFirst ? css.first : css.cell}>
          <card.Card id={id} client={client} />
        </div>
      ),
  )
