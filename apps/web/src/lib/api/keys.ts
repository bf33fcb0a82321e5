import type { AnyEndpoint } from '@allenio/contract'
import { session } from '#lib/session'
import { sentFields } from './address.ts'

export type CallKey = readonly [call: string, workspaceId?: string | null, input?: Record<string, unknown>, shape?: 'list']

const callOf = ({ method, path }: Pick<AnyEndpoint, 'method' | 'path'>) => `${method} ${path}`

/**
 * The key of a read: its call, the workspace and what was asked. Without input it is the beginning that all reads of
 * that call in all workspaces share, which is what one invalidates.
 */
export function keyOf(endpoint: Pick<AnyEndpoint, 'method' | 'path'>, input?: unknown): CallKey {
  return input === undefined ? [callOf(endpoint)] : [callOf(endpoint), session().workspaceId ?? null, sentFields(input)]
}

/** A list that loads on is kept apart from the same call asked for one page. */
export const listKeyOf = (endpoint: Pick<AnyEndpoint, 'method' | 'path'>, input: unknown): CallKey => [
  callOf(endpoint),
  session().workspaceId ?? null,
  sentFields(input),
  'list',
]
