import { createClient } from '@allenio/contract/clients'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { BackButton, goTo, useMe } from '#shell'
import type { Me } from '#shell'
import { call } from '#lib/api'
import { useDraft } from '#lib/offline'
import { useLanguage } from '#lib/words'
import { PageHeader } from '#ui/page-header'
import { SkeletonPage } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { showClient } from '../data.ts'
import { rememberedListHref } from '../list/list-place.ts'
import { LimitNotice } from './limit-notice.tsx'
import { useClientFormWords } from './words.ts'
import { ClientForm } from './client-form.tsx'
import { emptyValues, fieldsOf, readDraft } from './form-values.ts'
import type { ClientValues } from './form-values.ts'
import css from './form.module.css'
import { useClientForm } from './use-client-form.ts'

export const createDraft = 'client create'

export function Page() {
  const t = useClientFormWords()
  const me = useMe()
  return (
    <div className={css.page}>
      <PageHeader title={t('createTitle')} back={<BackButton />} />
      {me ? <DraftLoader me={me} /> : <SkeletonPage />}
    </div>
  )
}

/** The device answers first whether something was left unfinished here. */
function DraftLoader({ me }: { me: Me }) {
  const language = useLanguage()
  const [start] = useState(() => emptyValues({ language, timeZone: me.timeZone }))
  const { draft, isLoaded, save, discard } = useDraft(createDraft, storedDraft => readDraft(storedDraft, start))
  const [round, setRound] = useState(0)
  if (!isLoaded) return null
  const startOver = () => {
    discard()
    setRound(round + 1)
  }
  return <CreateForm key={round} start={start} draft={draft} keep={save} onDone={discard} onStartOver={startOver} />
}

interface CreateProps {
  start: ClientValues
  draft: ClientValues | undefined
  keep: (values: ClientValues) => void
  onDone: () => void
  onStartOver: () => void
}

function CreateForm({ start, draft, keep, onDone, onStartOver }: CreateProps) {
  const t = useClientFormWords()
  const cache = useQueryClient()
  const [hasDraft] = useState(draft !== undefined)
  const form = useClientForm({
    start: draft ?? start,
    keep,
    send: async values => {
      const { photoUploadId, subscriptionEnd, invite, email } = values
      // only the admin chooses who is in charge; a collaborator who creates a client is in charge of them
      const { collaboratorIds, ...fields } = fieldsOf(values)
      const isInvited = invite && email.trim() !== ''
      const client = await call(createClient, {
        ...fields,
        ...(collaboratorIds?.length && { collaboratorIds }),
        subscriptionEnd: subscriptionEnd || null,
        invite: isInvited,
        ...(photoUploadId && { photoUploadId }),
      })
      onDone()
      showClient(cache, client)
      toast({ type: 'success', text: isInvited ? t('createdAndInvited', { name: client.name }) : t('created', { name: client.name }) })
      goTo(`/clients/${client.id}`, { replace: true })
    },
  })
  const [invite, email] = useWatch({ control: form.control, name: ['invite', 'email'] })
  return (
    <ClientForm
      form={form}
      submitText={invite && email.trim() !== '' ? t('createAndInvite') : t('create')}
      cancelHref={rememberedListHref()}
      onCancel={onDone}
      hasDraft={hasDraft}
      onStartOver={onStartOver}
      notice={<LimitNotice />}
    />
  )
}
