import type { Input } from '@allenio/contract'
import { getChatSettings, updateChatSettings } from '@allenio/contract/chat-desk'
import type { ChatSettings } from '@allenio/contract/chat-desk'
import { useQueryClient } from '@tanstack/react-query'
import { keyOf, useCall } from '#lib/api'
import { toast } from '#ui/toast'

/** Shown at once; what the server will not have goes back to what it was. */
export function useChatSettingsChange() {
  const cache = useQueryClient()
  const key = keyOf(getChatSettings, {})
  const { mutate, isPending } = useCall(updateChatSettings, {
    onSuccess: (answer, { message }) => {
      cache.setQueryData(key, answer)
      if (message) toast({ id: 'chat settings saved', type: 'success', text: message })
    },
    onError: () => cache.invalidateQueries({ queryKey: key }),
  })
  const change = (input: Input<typeof updateChatSettings>) => {
    cache.setQueryData<ChatSettings>(key, known => known && { ...known, ...input })
    mutate(input)
  }
  return { change, isSaving: isPending }
}
