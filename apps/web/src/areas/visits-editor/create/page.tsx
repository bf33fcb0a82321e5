import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { clientQuery } from '#areas/clients'
import { baseQuery } from '#areas/visits'
import { BackButton } from '#shell'
import { parseId } from '#lib/list-place'
import { SheetPage } from '#ui/sheet-page'
import { SkeletonLines } from '#ui/skeleton'
import { CreateForm } from './create-form.tsx'
import { useCreateWords } from './words.ts'

const parseClient = (raw: object): string | undefined => {
  const values: Readonly<Record<string, unknown>> = { ...raw }
  return parseId(values['client'])
}

/** A new visit of a client, who may be named by the page that leads here. */
export function Page() {
  const t = useCreateWords()
  const clientId = useSearch({ strict: false, select: parseClient })
  const client = useQuery({ ...clientQuery(clientId ?? ''), enabled: clientId !== undefined })
  // a client may be on this device with the last visit alone
  const base = useQuery({ ...baseQuery(clientId ?? ''), enabled: clientId !== undefined })
  const knownClient = client.data ?? base.data?.client
  return (
    <SheetPage header={{ title: t('title'), back: <BackButton /> }}>
      {!knownClient && (client.isLoading || base.isLoading) ? (
        <SkeletonLines lines={6} />
      ) : (
        <CreateForm
          key={clientId}
          client={knownClient && { id: knownClient.id, name: knownClient.name }}
          isUnknown={clientId !== undefined && !knownClient}
        />
      )}
    </SheetPage>
  )
}
