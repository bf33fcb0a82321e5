import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import type { ErrorTable } from '../errors.ts'
import { Nothing } from '../lists.ts'
import { permissions } from '../permission-names.ts'
import { workspaceRoles } from '../roles.ts'

export const permissionsErrors = { 'last admin': 409, 'already a member': 409 } as const satisfies ErrorTable

declare module '../errors.ts' {
  interface AreaErrors {
    permissions: typeof permissionsErrors
  }
}

export const listPermissions = endpoint({
  method: 'GET',
  path: '/permissions',
  access: 'any',
  summary: 'What the asker may do in the current workspace; nothing where there is none.',
  input: Nothing,
  output: z.object({ permissions: z.array(z.enum(permissions)) }),
})

export const listRoles = endpoint({
  method: 'GET',
  path: '/permissions/roles',
  access: 'any',
  summary: 'The roles that people of a workspace have, for whatever can be limited to some of them.',
  input: Nothing,
  output: z.object({ roles: z.array(z.object({ name: z.enum(workspaceRoles), label: z.string(), isOwn: z.boolean() })) }),
})
