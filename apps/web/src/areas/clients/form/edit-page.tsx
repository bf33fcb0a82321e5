import { getClientDetail } from '@allenio/contract/clients'
import type { ClientDetail } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackButton, useParam } from '#shell'
import { read } from '#lib/api'
import { useLanguage } from '#lib/words'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { WithDraft } from '#ui/form'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { PageColumn } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { rememberedListHref } from '../list/list-place.ts'
import { useClientFormWords } from './words.ts'
import { EditForm } from './edit-form.tsx'
import { mergedDraft, valuesOf } from './form-values.ts'

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
  const deletedNotice = (
    <ErrorState
      large
      title={t('deletedTitle')}
      text={t('deletedText')}
      action={<ButtonLink href={rememberedListHref()}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded
      large
      query={{ data: first, error, isRefetching, refetch }}
      failed={t('loadFailed')}
      skeleton={<SkeletonPage />}
      gone={deletedNotice}>
      {client => (
        <PageColumn>
          <PageHeader title={t('editTitle', { name: client.name })} back={<BackButton />} />
          <StoredForm key={client.updatedAt} client={client} onTakeTheirs={setFirst} />
        </PageColumn>
      )}
    </Loaded>
  )
}

function StoredForm({ client, onTakeTheirs }: { client: ClientDetail; onTakeTheirs: (latest: ClientDetail) => void }) {
  const decimal = useLanguage() === 'it' ? ',' : '.'
  const [start] = useState(() => valuesOf(client, decimal))
  return (
    <WithDraft name={`client ${client.id}`} parse={stored => mergedDraft(stored, start)}>
      {({ draft, save, discard }) => (
        <EditForm
          client={client}
          start={start}
          decimal={decimal}
          draft={{ draft: draft?.values, save: values => save({ base: start, values }), discard }}
          onTakeTheirs={latest => {
            discard()
            onTakeTheirs(latest)
          }}
        />
      )}
    </WithDraft>
  )
}
