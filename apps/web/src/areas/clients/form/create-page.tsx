import { createClient } from '@allenio/contract/clients'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { useDoInvitationsWait } from '#shell/invitations'
import { BackButton, goTo, useMe } from '#shell'
import type { Me } from '#shell'
import { hrefTo } from '#lib/screens'
import { call } from '#lib/api'
import type { FormDraft } from '#lib/forms'
import { useLanguage } from '#lib/words'
import { WithDraft } from '#ui/form'
import { PageHeader } from '#ui/page-header'
import { PageColumn } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { toast } from '#ui/toast'
import { showClient } from '../data.ts'
import { rememberedListHref } from '../list/list-place.ts'
import { ClientFields } from './client-fields.tsx'
import { createDraft, emptyValues, fieldsOf, parseDraft } from './form-values.ts'
import type { ClientValues } from './form-values.ts'
import { LimitNotice } from './limit-notice.tsx'
import { useClientForm } from './use-client-form.ts'
import { useClientFormWords } from './words.ts'

export function Page() {
  const t = useClientFormWords()
  const me = useMe()
  return (
    <PageColumn>
      <PageHeader title={t('createTitle')} back={<BackButton />} />
      {me ? <StoredForm me={me} /> : <SkeletonPage />}
    </PageColumn>
  )
}

function StoredForm({ me }: { me: Me }) {
  const language = useLanguage()
  const [start] = useState(() => emptyValues(me.workspace?.presets ?? { language, timeZone: me.timeZone }))
  return (
    <WithDraft name={createDraft} parse={stored => parseDraft(stored, start)}>
      {draft => <CreateForm start={start} draft={draft} />}
    </WithDraft>
  )
}

const isInvited = ({ sendsInvitation, email }: Pick<ClientValues, 'sendsInvitation' | 'email'>) => sendsInvitation && email.trim() !== ''

function CreateForm({ start, draft }: { start: ClientValues; draft: FormDraft<ClientValues> }) {
  const t = useClientFormWords()
  const cache = useQueryClient()
  const doInvitationsWait = useDoInvitationsWait()
  const form = useClientForm({
    start,
    draft,
    send: async values => {
      const { photoUploadId, subscriptionEnd, consentDate } = values
      // only the admin chooses who is in charge; a collaborator who creates a client is in charge of them
      const { collaboratorIds, ...fields } = fieldsOf(values)
      return call(createClient, {
        ...fields,
        ...(collaboratorIds?.length && { collaboratorIds }),
        subscriptionEnd: subscriptionEnd || null,
        consentDate: consentDate || null,
        sendsInvitation: isInvited(values),
        ...(photoUploadId && { photoUploadId }),
      })
    },
    onSaved: client => {
      showClient(cache, client)
      toast({
        type: 'success',
        text: t(isInvited(form.getValues()) ? (doInvitationsWait ? 'createdAndWaiting' : 'createdAndInvited') : 'created', {
          name: client.name,
        }),
      })
      goTo(hrefTo('/clients/$id', { id: client.id }), { replace: true })
    },
  })
  const [sendsInvitation, email] = useWatch({ control: form.control, name: ['sendsInvitation', 'email'] })
  return (
    <ClientFields
      form={form}
      save={isInvited({ sendsInvitation, email }) ? t('createAndInvite') : t('create')}
      cancelHref={rememberedListHref()}
      onCancel={draft.discard}
      notice={<LimitNotice />}
    />
  )
}
