import type { Endpoint, Input, Output } from '@allenio/contract'
import { getClientSettings, type ClientSettings } from '@allenio/contract/clients'
import { useQuery } from '@tanstack/react-query'
import { changeAnswer, read, useCall } from '#lib/api'
import { toast } from '#ui/toast'
import { useSettingsWords } from './words.ts'

/** The settings, and their change: shown at once, brought back where the server will not have it. */
export function useClientSettings<E extends Endpoint>(endpoint: E & (Output<E> extends ClientSettings ? unknown : never)) {
  const t = useSettingsWords()
  const query = useQuery(read(getClientSettings, {}, { quiet: true }))
  const { mutate } = useCall<E>(endpoint, {
    optimistic: (cache, input) => changeAnswer(cache, getClientSettings, {}, cachedSettings => Object.assign({}, cachedSettings, input)),
    onSuccess: () => toast({ id: 'client settings saved', type: 'success', text: t('saved') }),
  })
  return { ...query, change: (input: Input<E> & Partial<ClientSettings>) => mutate(input) }
}
