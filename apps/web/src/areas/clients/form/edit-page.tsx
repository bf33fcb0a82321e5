import { getClientDetail } from '@allenio/contract/clients'
import type { ClientDetail } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackButton, useParam } from '#shell'
import { CallError, messageOf, read } from '#lib/api'
import { useDraft } from '#lib/offline'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { PageHeader } from '#ui/page-header'
import { SkeletonPage } from '#ui/skeleton'
import { rememberedListHref } from '../list/list-place.ts'
import { useClientFormWords } from './words.ts'
import { EditForm } from './edit-form.tsx'
import type { EditDraft } from './edit-form.tsx'
import { mergedDraft, valuesOf } from './form-values.ts'
import css from './form.module.css'

export function Page() {
  const id = useParam('id')
  return <Edit key={id} id={id} />
}

function Edit({ id }: { id: string }) {
  const t = useClientFormWords()
  // read only once, so that the form does not change or disappear while somebody writes in it
  const { data, error, refetch, isRefetching } = useQuery({
    ...read(getClientDetail, { id }, { quiet: true }),
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    refetchOnMount: 'always',
    gcTime: 0,
  })
  const [first, setFirst] = useState<typeof data>()
  if (!first && data && !isRefetching) setFirst(data)
  if (!first && error) {
    const isGone = error instanceof CallError && error.status === 404
    return (
      <ErrorState
        large
        title={isGone ? t('deletedTitle') : t('loadFailed')}
        text={isGone ? t('deletedText') : messageOf(error)}
        {...(isGone
          ? { action: <ButtonLink href={rememberedListHref()}>{t('toList')}</ButtonLink> }
          : { onRetry: () => void refetch(), retrying: isRefetching })}
      />
    )
  }
  if (!first) return <SkeletonPage />
  return (
    <div className={css.page}>
      <PageHeader title={t('editTitle', { name: first.name })} back={<BackButton />} />
      <Begin key={first.updatedAt} client={first} onTakeTheirs={setFirst} />
    </div>
  )
}

function Begin({ client, onTakeTheirs }: { client: ClientDetail; onTakeTheirs: (latest: ClientDetail) => void }) {
  const decimal = useLanguage() === 'it' ? ',' : '.'
  const [start] = useState(() => valuesOf(client, decimal))
  const { draft, isLoaded, save, discard } = useDraft<EditDraft>(`client ${client.id}`, storedDraft => {
    const values = mergedDraft(storedDraft, start)
    return values && { base: start, values }
  })
  const [round, setRound] = useState(0)
  if (!isLoaded) return null
  return (
    <EditForm
      key={round}
      client={client}
      start={start}
      decimal={decimal}
      draft={draft?.values}
      keep={save}
      onDone={discard}
      onStartOver={() => {
        discard()
        setRound(round + 1)
      }}
      onTakeTheirs={latest => {
        discard()
        onTakeTheirs(latest)
      }}
    />
  )
}
