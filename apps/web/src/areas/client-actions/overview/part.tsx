import type { ClientAction } from '@allenio/contract/client-actions'
import type { ClientDetail } from '@allenio/contract/clients'
import { actionKindName } from '@allenio/domain/client-actions'
import { IconCircleCheck, IconListCheck } from '@tabler/icons-react'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Addition, ClientSummary, OverviewFigure, OverviewPart } from '#areas/clients'
import { hrefTo } from '#lib/screens'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Block } from '#ui/block'
import { Button } from '#ui/button'
import { SkeletonRows } from '#ui/skeleton'
import { actionsHref, actionsQuery, latestAnswers } from '../data.ts'
import { AskClient } from '../index.ts'
import { ClientToDos } from '../list/client-to-dos.tsx'
import { useActionCardWords } from './words.ts'

function useSummary(id: string): ClientSummary {
  const t = useActionCardWords()
  const language = useLanguage()
  const { integer } = useFormats()
  const { data, isPending } = useInfiniteQuery(actionsQuery(id))
  const counts = data?.first?.counts
  const overdue = counts?.overdue ?? 0
  const figure: OverviewFigure = {
    label: t('toDo'),
    href: actionsHref(id),
    isPressing: overdue > 0,
    ...(counts && { value: integer(counts.open + counts.overdue), note: overdue > 0 ? t('late', { count: overdue }) : t('nothingLate') }),
  }
  const textOf = ({ kind, title }: ClientAction, answer: string) =>
    answer ? t('latestAnswer', { answer }) : t('latestDone', { title: title || actionKindName(language, kind) })
  const additions = latestAnswers(data?.rows ?? []).map(({ action, completion }): Addition => ({
    id: completion.id,
    at: completion.completedAt,
    isByClient: completion.isByClient,
    by: completion.completedBy,
    href: actionsHref(id, action.id),
    Icon: IconCircleCheck,
    text: () => textOf(action, completion.answer),
  }))
  return { isEmpty: data && data.rows.length === 0, figure, additions: isPending ? undefined : additions }
}

function AskFirst({ client }: { client: ClientDetail }) {
  const t = useActionCardWords()
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button onClick={() => setAsking(true)}>{t('startAskAction')}</Button>
      {isAsking && <AskClient client={client} kind="weigh in" repeats="weekly" onClose={() => setAsking(false)} />}
    </>
  )
}

function ToDoCard({ id, client }: { id: string; client: ClientDetail | undefined }) {
  const t = useActionCardWords()
  const actions = useInfiniteQuery(actionsQuery(id))
  const waiting = <SkeletonRows rows={3} />
  return (
    <Block title={t('toDo')} href={hrefTo('/clients/$id/actions', { id })} query={actions} waiting={waiting}>
      {() => (client ? <ClientToDos client={client} /> : waiting)}
    </Block>
  )
}

export const part: OverviewPart = {
  card: { place: 'side', isFirst: true, Card: ToDoCard },
  useSummary,
  firstStep: {
    useWay: client => {
      const t = useActionCardWords()
      return { icon: IconListCheck, title: t('startAsk'), text: t('startAskText'), action: <AskFirst client={client} /> }
    },
  },
}
