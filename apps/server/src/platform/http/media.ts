import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '@allenio/contract'
import { AppError } from '#platform/errors'
import type { Area } from './area.ts'
import type { Binding } from './binding.ts'

/** The media type that the caller declares for the body, without its parameters. */
export const mediaOf = ({ headers }: FastifyRequest): string | undefined => headers['content-type']?.split(';')[0]?.trim().toLowerCase()

const bytes = 'application/octet-stream'

/** Lets raw bytes reach only endpoints that take bytes, and nothing else reach those. Forms have a reader of their own. */
export function refuseOtherMedia(request: FastifyRequest, { kind }: AnyEndpoint): void {
  const media = mediaOf(request)
  if (media === undefined || request.body === undefined) return
  if ((kind === 'intake') !== (media === bytes)) throw new AppError('unsupported media')
}

/** The file in place of the answer, for a caller that names the file's type in Accept and not JSON before it. */
export function bindingFor({ headers }: FastifyRequest, binding: Binding, { bindings }: Area): Binding {
  const file = binding.endpoint.kind === 'json' ? binding.endpoint.asFile : undefined
  if (!file) return binding
  const acceptedTypes = (headers.accept ?? '').split(',').map(range => range.split(';')[0]?.trim().toLowerCase() ?? '')
  const first = acceptedTypes.find(type => type === 'application/json' || file.types.includes(type))
  const fileBinding = bindings.find(({ endpoint }) => endpoint === file)
  return fileBinding && first && first !== 'application/json' ? fileBinding : binding
}
