import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '@allenio/contract'
import { AppError } from '#platform/errors'

/** What the asker says the body is, without its parameters. */
export const mediaOf = ({ headers }: FastifyRequest): string | undefined => headers['content-type']?.split(';')[0]?.trim().toLowerCase()

const bytes = 'application/octet-stream'

/** Bytes only go where bytes are taken, and nothing else goes there. Forms are the matter of their own reader. */
export function refuseOtherMedia(request: FastifyRequest, { kind }: AnyEndpoint): void {
  const media = mediaOf(request)
  if (media === undefined || request.body === undefined) return
  if ((kind === 'intake') !== (media === bytes)) throw new AppError('unsupported media')
}
