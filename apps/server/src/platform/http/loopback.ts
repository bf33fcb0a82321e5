import type { FastifyRequest } from 'fastify'
import { AppError } from '#platform/errors'

const names = new Set(['localhost', '127.0.0.1', '[::1]'])

export const isLoopbackName = (hostname: string): boolean => names.has(hostname.toLowerCase())

/**
 * Guards pages that this machine may read without signing in. Any website can let its own name resolve to this machine, and
 * its scripts can then read our answers; but their requests carry that name as the host.
 */
export async function refuseForeignHost({ headers }: FastifyRequest): Promise<void> {
  if (!isLoopbackHost(headers.host)) throw new AppError('foreign origin')
}

export const isLoopbackHost = (host = ''): boolean => isLoopbackName(/^(\[[\da-f:]+\]|[^:]*)(:\d+)?$/i.exec(host)?.[1] ?? '')
