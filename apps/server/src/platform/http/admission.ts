import type { FastifyRequest } from 'fastify'
import type { Caller } from '#platform/access'
import { AppError } from '#platform/errors'
import type { Binding } from './bindings.ts'
import { refuseByAccess } from './calls.ts'
import { floodGate } from './flood.ts'
import { networkOf } from './networks.ts'
import { isForeignOrigin } from './origin.ts'

export interface AdmissionOptions {
  publicUrl: string | undefined
  requestLimit: number
  /** The person behind a token that was looked up moments ago; costs nothing. */
  recall: (token: string, workspaceId: string | undefined) => Caller | undefined
  /** The person behind a token, in the workspace that the request names. */
  authenticate: (token: string, workspaceId: string | undefined) => Promise<Caller | undefined>
}

export interface Admission {
  token: string | undefined
  caller: Caller | undefined
}

/** Checks requests by their headers alone, so that a stranger's body is not read. */
export function makeAdmission({ publicUrl, requestLimit, recall, authenticate }: AdmissionOptions) {
  const brake = floodGate(requestLimit)
  const admissions = new WeakMap<FastifyRequest, Admission>()

  return {
    /** Finds the caller, and throws if they may not make this call. */
    admit: async (request: FastifyRequest, binding: Binding): Promise<void> => {
      if (binding.endpoint.method !== 'GET' && isForeignOrigin(request.headers, publicUrl)) throw new AppError('foreign origin')
      const token = bearer(request)
      const workspaceId = workspaceHeader(request)
      const recalled = token === undefined ? undefined : recall(token, workspaceId)
      // the limit is checked before the look-up, because a flood of invented tokens must not become a flood of queries
      if (!recalled) brake(networkOf(request.ip))
      // a public call made with a stale token is still a public call
      const caller = recalled ?? (token === undefined ? undefined : await authenticate(token, workspaceId))
      // the caller is stored before the access check, because a refusal is worded in the caller's language
      admissions.set(request, { token, caller })
      if (caller) brake(caller.personId)
      refuseByAccess(binding, caller)
    },
    callerOf: (request: FastifyRequest): Caller | undefined => admissions.get(request)?.caller,
    admissionOf: (request: FastifyRequest): Admission => {
      const admission = admissions.get(request)
      if (!admission) throw new Error('a handler was reached without admission')
      return admission
    },
  }
}

function bearer(request: FastifyRequest): string | undefined {
  const match = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')
  return match?.[1]
}

function workspaceHeader(request: FastifyRequest): string | undefined {
  const header = request.headers['x-workspace']
  if (header === undefined || header === '') return undefined
  if (typeof header === 'string' && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(header)) return header
  throw new AppError('not found')
}
