import type { FastifyRequest } from 'fastify'
import type { AnyEndpoint } from '@allenio/contract'
import { AppError } from '#platform/errors'
import type { Area } from './area.ts'
import type { Binding } from './bindings.ts'

/** The media type that the caller declares for the body, without its parameters. */
export const mediaOf = ({ headers }: FastifyRequest): string | undefined => headers['content-type']?.split(';')[0]?.trim().toLowerCase()

const bytes = 'application/octet-stream'

/** Lets raw bytes reach only endpoints that take bytes, and nothing else reach those. Forms have a reader of their own. */
export function refuseOtherMedia(request: FastifyRequest, { kind }: AnyEndpoint): void {
  const media = mediaOf(request)
  if (media === undefined || request.body === undefined) return
  if ((kind === 'intake') !== (media === bytes)) throw new AppError('unsupported media')
}

/**
 * One address may answer a file or data. Callers who name the other type in Accept before its own get that; all others what the address
 * is bound to.
 */
export function bindingFor({ headers }: FastifyRequest, binding: Binding, { bindings }: Area): Binding {
  const { endpoint } = binding
  const twin = twinOf(endpoint)
  const twinBinding = twin && bindings.find(other => other.endpoint === twin)
  if (!twinBinding) return binding
  const [own, others] = [typesOf(endpoint), typesOf(twin)]
  const acceptedTypes = (headers.accept ?? '').split(',').map(range => range.split(';')[0]?.trim().toLowerCase() ?? '')
  const first = acceptedTypes.find(type => own.includes(type) || others.includes(type))
  return first !== undefined && others.includes(first) ? twinBinding : binding
}

function twinOf(endpoint: AnyEndpoint): AnyEndpoint | undefined {
  if (endpoint.kind === 'json') return endpoint.asFile
  return endpoint.kind === 'download' ? endpoint.asData : undefined
}

const typesOf = (endpoint: AnyEndpoint): readonly string[] => (endpoint.kind === 'download' ? endpoint.types : ['application/json'])
