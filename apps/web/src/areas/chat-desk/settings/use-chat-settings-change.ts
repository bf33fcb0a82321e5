import { getChatSettings, updateChatSettings } from '@allenio/contract/chat-desk'
import type { ChatSettings } from '@allenio/contract/chat-desk'
import { keyOf, useCall } from '#lib/api'
import { toast } from '#ui/toast'

/** Shown at once; what the server refuses goes back to what it was. */
export function useChatSettingsChange() {
  const { mutate, isPending } = useCall(updateChatSettings, {
    optimistic: (cache, input) => cache.setQueryData<ChatSettings>(keyOf(getChatSettings, {}), known => known && { ...known, ...input }),
    onSuccess: (_, { message }) => message && toast({ id: 'chat settings saved', type: 'success', text: message }),
  })
  return { change: mutate, isSaving: isPending }
}
