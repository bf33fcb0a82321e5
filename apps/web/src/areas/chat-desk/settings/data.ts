import { getChatSettings, updateChatSettings } from '@allenio/contract/chat-desk'
import { changeAnswer, read, useCall } from '#lib/api'
import { toast } from '#ui/toast'

export const chatSettingsQuery = () => read(getChatSettings, {}, { quiet: true })

/** Shows the change before the server answers; a refusal restores the old values. */
export function useUpdateChatSettings() {
  const { mutate, isPending } = useCall(updateChatSettings, {
    optimistic: (cache, input) => changeAnswer(cache, getChatSettings, {}, settings => ({ ...settings, ...input })),
    onSuccess: (_, { message }) => message && toast({ id: 'chat settings saved', type: 'success', text: message }),
    inTurn: 'chat settings',
  })
  return { change: mutate, isSaving: isPending }
}
