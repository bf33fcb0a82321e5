import { getVisitBase, type Visit } from '@allenio/contract/visits'
import { useQueryClient } from '@tanstack/react-query'
import type { ChosenClient } from '#shell/client-choice'
import { keyOf } from '#lib/api'
import { session } from '#lib/session'
import { Combobox, type ComboboxProps } from '#ui/combobox'
import type { VisitBase } from '../visit-document.ts'
import { useCreateWords } from './words.ts'

/** Clients whose last visit is on this device, by their names: for them a visit begins as it would with a network. */
function useKnownClients(): readonly ChosenClient[] {
  const cache = useQueryClient()
  const reads = cache.getQueriesData<VisitBase>({ queryKey: [...keyOf(getVisitBase), session().workspaceId ?? null] })
  return reads
    .flatMap(([[, , input], base]) => (base && isOfClient(input, base.client) ? [{ id: base.client.id, name: base.client.name }] : []))
    .sort((one, other) => one.name.localeCompare(other.name))
}

/** A read for the bench of one visit leaves that visit out. */
const isOfClient = (input: unknown, { id }: Visit['client']) =>
  typeof input === 'object' && input !== null && 'id' in input && input.id === id

interface KnownClientSelectProps extends Pick<ComboboxProps, 'label' | 'error' | 'isFirst'> {
  value: ChosenClient | null | undefined
  onChange: (client: ChosenClient | null) => void
}

/** Chooses one of the clients whom this device knows, without a network. */
export function KnownClientSelect({ value, onChange, ...field }: KnownClientSelectProps) {
  const t = useCreateWords()
  const clients = useKnownClients()
  return (
    <Combobox
      {...field}
      hint={t(clients.length > 0 ? 'knownHint' : 'noneKnown')}
      disabled={clients.length === 0}
      value={value?.id ?? null}
      onChange={id => onChange(clients.find(each => each.id === id) ?? null)}
      options={clients.map(({ id, name }) => ({ value: id, label: name }))}
    />
  )
}
