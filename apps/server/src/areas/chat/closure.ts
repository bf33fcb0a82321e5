import { AppError } from '#platform/errors'
import type { ConversationRow } from './conversations/conversation-rows.ts'

export type Closure = 'disabled' | 'inactive client'

/** The reason why nobody can write in a conversation. */
export function closureOf({ is_enabled, status }: Pick<ConversationRow, 'is_enabled' | 'status'>): Closure | undefined {
  if (status === 'inactive') return 'inactive client'
  return is_enabled ? undefined : 'disabled'
}

const closureCodes = { disabled: 'chat disabled', 'inactive client': 'chat of inactive client' } as const
export const codeOf = (closure: Closure) => closureCodes[closure]

export function refuseClosed(conversation: Pick<ConversationRow, 'is_enabled' | 'status'>): void {
  const closure = closureOf(conversation)
  if (closure) throw new AppError(codeOf(closure))
}
