import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '@allenio/contract'
import { AppError } from '#platform/errors'

/** The media type that the caller declares for the body, without its parameters. */
export const mediaOf = ({ headers }: FastifyRequest): string | undefined => headers['content-type']?.split(';')[0]?.trim().toLowerCase()

const bytes = 'application/octet-stream'

/** Lets raw bytes reach only endpoints that take bytes, and nothing else reach those. Forms have a reader of their own. */
export function refuseOtherMedia(request: FastifyRequest, { kind }: AnyEndpoint): void {
  const media = mediaOf(request)
  if (media === undefined || request.body === undefined) return
  if ((kind === 'intake') !== (media === bytes)) throw new AppError('unsupported media')
}
