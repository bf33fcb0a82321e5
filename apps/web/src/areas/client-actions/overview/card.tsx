import type { ClientDetail } from '@allenio/contract/clients'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Block } from '#ui/block'
import { SkeletonRows } from '#ui/skeleton'
import { actionsQuery } from '../data/reads.ts'
import { ClientToDos } from '../list/client-to-dos.tsx'
import { useActionCardWords } from './words.ts'

export function ToDoCard({ id, client }: { id: string; client: ClientDetail | undefined }) {
  const t = useActionCardWords()
  const actions = useInfiniteQuery(actionsQuery(id))
  const waiting = <SkeletonRows rows={3} />
  return (
    <Block title={t('toDo')} href={`/clients/${id}/actions`} query={actions} waiting={waiting}>
      {() => (client ? <ClientToDos client={client} /> : waiting)}
    </Block>
  )
}
