import { holdsPermission, roles, type AnyEndpoint, type WorkspaceRole } from '@allenio/contract'
import { documentKinds } from '#platform/documents'
import { schemaOf } from '#platform/http'
import { z } from 'zod'
import { areas } from '../areas.ts'
import { nameOf } from './tried-endpoints.ts'

// Fields of writes and cells of documents whose names say that they decide who may read or do what. `right-fields.test.ts` has a row for
// each of them, so a new one has to be judged before it is merged.

const persons = 'reader|owner|author|host|member|membership|collaborator|coach|nutritionist|user|client'
const rightNames = new RegExp(
  [
    `^(?:${persons})s?$`,
    '^(?:reader|owner|author|host|member|membership|collaborator|coach|nutritionist|user)(?:Id|Ids)$',
    '^(?:role|roles|clientRoles|audience|scope|permissions?|consents?|unlocks|credits|opensChat|onlyMe|groupIds?|passesRules|wipeoutAll)$',
    '^(?:is|has)(?:Shared|Private|Hidden|Open|Enabled|Public|Visible|Active|NameHidden|SuperAdmin|Admin|Guard\\w*)$',
    '^(?:may|shares|hides?|hidden|visib|withheld|welcomeFor|welcomeTypes|revokes|shownTo|seenBy|accessFor)(?:[A-Z]\\w*)?$',
  ].join('|'),
)

type Shape = z.core.JSONSchema.BaseSchema

/** The names of all fields of an input, those of its lists and of its inner objects too. */
function fieldNamesIn(shape: Shape, defs: Readonly<Record<string, unknown>>, seen: ReadonlySet<Shape> = new Set()): string[] {
  if (seen.has(shape)) return []
  const inside = new Set([...seen, shape])
  const followed = shape.$ref === undefined ? [] : [defs[shape.$ref.split('/').at(-1) ?? '']]
  const parts = [
    ...(shape.anyOf ?? []),
    ...(shape.oneOf ?? []),
    ...(shape.allOf ?? []),
    shape.items,
    shape.additionalProperties,
    ...followed,
  ]
  const properties = Object.entries(shape.properties ?? {})
  return [
    ...properties.map(([name]) => name),
    ...[...parts, ...properties.map(([, field]) => field)].flat().flatMap(part => {
      return typeof part === 'object' && part !== null ? fieldNamesIn(part as Shape, defs, inside) : []
    }),
  ]
}

const fieldNamesOf = (endpoint: AnyEndpoint): string[] => {
  const shape = z.toJSONSchema(schemaOf(endpoint), { io: 'input', unrepresentable: 'any' })
  return [...new Set(fieldNamesIn(shape, shape.$defs ?? {}))]
}

const workspaceRoles = roles.filter((role): role is WorkspaceRole => role !== 'super_admin' && role !== 'training_school')

/** Whether nobody below an admin makes the call: the access, which `access.snapshot` holds, is then the whole rule. */
function isForAdmins({ access }: AnyEndpoint): boolean {
  if (access === 'any' || 'public' in access) return false
  const named =
    'role' in access
      ? [access.role].flat()
      : workspaceRoles.filter(role => [access.permission].flat().every(each => holdsPermission(role, each)))
  return named.every(role => role === 'admin' || role === 'super_admin')
}

/** As 'PUT /programs/:id ownerId'. */
export const listRightFields = (): string[] =>
  areas
    .flatMap(({ bindings }) => bindings.map(({ endpoint }) => endpoint))
    .filter(endpoint => endpoint.method !== 'GET' && !isForAdmins(endpoint))
    .flatMap(endpoint =>
      fieldNamesOf(endpoint)
        .filter(name => rightNames.test(name))
        .map(name => `${nameOf(endpoint)} ${name}`),
    )

/** As 'survey document: reader'. */
export const listRightCells = (): string[] =>
  documentKinds
    .gathered()
    .flatMap(({ name, cells }) => Object.values(cells).flatMap(schema => Object.keys(schema.shape).map(cell => ({ name, cell }))))
    .filter(({ cell }) => rightNames.test(cell))
    .map(({ name, cell }) => `${name} document: ${cell}`)
