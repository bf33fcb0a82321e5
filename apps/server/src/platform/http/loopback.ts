import type { FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors'

const names = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopbackName = (hostname: string): boolean => names.has(hostname.toLowerCase())

/**
 * For what this machine shows without asking who it is. Any page can have its own name resolved to this machine; then its
 * scripts may read our answers, but they ask for them under that name.
 */
export async function refuseForeignHost({ headers }: FastifyRequest): Promise<void> {
  if (!isLoopbackHost(headers.host)) throw new AppError('foreign origin')
}

export const isLoopbackHost = (host = ''): boolean => isLoopbackName(/^(\[[\da-f:]+\]|[^:]*)(:\d+)?$/i.exec(host)?.[1] ?? '')
