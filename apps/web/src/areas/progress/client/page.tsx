import { IconPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { clientQuery } from '#areas/clients'
import { useMe, useParam } from '#shell'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { progressesQuery, useDeleteProgress } from '../data.ts'
import { Progresses } from '../list/progresses.tsx'
import { useProgressWords } from '../words.ts'

/** Answers: how has this body changed? */
export function Page() {
  const id = useParam('id')
  return <ClientProgresses key={id} id={id} />
}

function ClientProgresses({ id }: { id: string }) {
  const t = useProgressWords()
  const me = useMe()
  const list = useInfiniteQuery(progressesQuery(id))
  const { data: client } = useQuery(clientQuery(id))
  const href = hrefTo('/clients/$id/progress', { id })
  const mayAdd = me?.permissions.includes('update clients') ?? false
  const isEmpty = list.data?.rows.length === 0
  const add = mayAdd && (
    <ButtonLink kind={isEmpty ? 'primary' : 'ink'} href={`${href}/create`} icon={IconPlus}>
      {t('add')}
    </ButtonLink>
  )
  return (
    <Progresses
      list={list}
      href={href}
      name={client?.name}
      action={add}
      isEmpty={isEmpty}
      emptyText={t('noneText')}
      add={add}
      onRemove={useDeleteProgress(id)}
      {...(mayAdd && { editHref: progress => `${href}/${progress.id}/edit` })}
    />
  )
}
