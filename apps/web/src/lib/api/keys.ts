import type { AnyEndpoint } from '@allenio/contract'
import { session } from '#lib/session'
import { requestFields } from './address.ts'

export type CallKey = readonly [call: string, workspaceId?: string | null, input?: Record<string, unknown>, shape?: 'list']

const callOf = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>) => `${method} ${path}`

/**
 * The key of a read: its call, its workspace and its input. Without input it is the prefix that all reads of the call
 * share in all workspaces, which is used to invalidate them.
 */
export function keyOf(endpoint: Pick<AnyEndpoint, 'method' | 'path'>, input?: unknown): CallKey {
  return input === undefined ? [callOf(endpoint)] : [callOf(endpoint), session().workspaceId ?? null, requestFields(input)]
}

/** A list that loads more pages has its own key, apart from the same call for a single page. */
export const listKeyOf = (endpoint: Pick<AnyEndpoint, 'method' | 'path'>, input: unknown): CallKey => [
  callOf(endpoint),
  session().workspaceId ?? null,
  requestFields(input),
  'list',
]
