import type { AnyEndpoint } from '@allenio/contract'
import { pathParams } from '@allenio/contract'
import { schemaOf } from '#platform/http'
import { inSlices } from '#platform/slices'
import { z } from 'zod'

interface DescribedEndpoint {
  area: string
  endpoint: AnyEndpoint
}

type Json = Record<string, unknown>

/** The OpenAPI 3.1 document, made from the contract alone; in slices, because a running server makes it while others ask. */
export async function openApiDocument(endpoints: readonly DescribedEndpoint[], version: string): Promise<Json> {
  const paths: Record<string, Json> = {}
  for await (const { area, endpoint } of inSlices(endpoints)) {
    const path = `/api${endpoint.path.replaceAll(/:(\w+)/g, '{$1}')}`
    const item = (paths[path] ??= {})
    item[endpoint.method.toLowerCase()] = operation(area, endpoint)
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Allenio',
      version,
      description: 'Every answer stands under `data`; refusals carry `success: false`, a code and a sentence.',
    },
    servers: [{ url: '/' }],
    paths,
    components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } }, schemas: { Refused: refusedSchema } },
  }
}

function operation(area: string, endpoint: AnyEndpoint): Json {
  const input = asJsonSchema(schemaOf(endpoint), 'input')
  const inPath = pathParams(endpoint.path)
  const properties: Record<string, Json> = (input['properties'] ?? {}) as Record<string, Json> // zod writes them so
  const required = new Set(Array.isArray(input['required']) ? input['required'].map(String) : [])
  const isQuery = endpoint.method === 'GET' || endpoint.kind === 'intake'
  const rest = Object.keys(properties).filter(name => !inPath.includes(name))
  const isPublic = typeof endpoint.access === 'object' && 'public' in endpoint.access
  return {
    operationId: nameOf(endpoint),
    tags: [area],
    ...(endpoint.summary && { summary: endpoint.summary }),
    description: describeAccess(endpoint),
    security: isPublic ? [] : [{ token: [] }],
    parameters: [
      ...inPath.map(name => ({ name, in: 'path', required: true, schema: properties[name] ?? { type: 'string' } })),
      ...(isQuery ? rest.map(name => ({ name, in: 'query', required: required.has(name), schema: properties[name] })) : []),
      ...(isQuery
        ? []
        : [{ name: 'Idempotency-Key', in: 'header', required: false, schema: { type: 'string', minLength: 8, maxLength: 100 } }]),
    ],
    ...(endpoint.kind === 'intake' && {
      requestBody: { content: { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } } },
    }),
    ...(!isQuery && {
      requestBody: { content: { [endpoint.files ? 'multipart/form-data' : 'application/json']: { schema: bodySchema(input, inPath) } } },
    }),
    responses: {
      200: { description: 'Answered', content: answerContent(endpoint) },
      default: { description: 'Refused', content: { 'application/json': { schema: { $ref: '#/components/schemas/Refused' } } } },
    },
  }
}

/** For programs that make a client of the document: 'PUT /clients/:id/note' is putClientsByIdNote. */
const nameOf = ({ method, path }: AnyEndpoint) =>
  method.toLowerCase() +
  path
    .replaceAll(/:(\w)/g, (_, first: string) => `by-${first}`)
    .split(/[^A-Za-z0-9]+/)
    .map(word => word.charAt(0).toUpperCase() + word.slice(1))
    .join('')

function bodySchema(input: Json, inPath: readonly string[]): Json {
  if (!input['properties'] || !inPath.length) return input
  const bodyFields = Object.entries(input['properties'] as Record<string, Json>).filter(([name]) => !inPath.includes(name)) // as above
  const required = Array.isArray(input['required']) ? input['required'].filter(name => !inPath.includes(String(name))) : []
  return { ...input, properties: Object.fromEntries(bodyFields), required }
}

function answerContent(endpoint: AnyEndpoint): Json {
  if (endpoint.kind === 'download') {
    const files = endpoint.types.map(type => [type, { schema: { type: 'string', format: 'binary' } }])
    return { ...Object.fromEntries(files), ...(endpoint.asData && answerContent(endpoint.asData)) }
  }
  const data = asJsonSchema(endpoint.output, 'output')
  const schema = {
    type: 'object',
    required: ['success', 'data'],
    properties: { success: { const: true }, message: { type: 'string' }, data },
  }
  return { 'application/json': { schema }, ...(endpoint.kind === 'json' && endpoint.asFile && answerContent(endpoint.asFile)) }
}

function asJsonSchema(schema: unknown, io: 'input' | 'output'): Json {
  if (!(schema instanceof z.core.$ZodType)) throw new Error('a schema of the contract is not a zod schema')
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return json
}

function describeAccess({ access }: AnyEndpoint): string {
  if (access === 'any') return 'Any signed-in person.'
  if ('public' in access) return `Public: ${access.public}.`
  const joinNames = (value: string | readonly string[]) => (typeof value === 'string' ? value : value.join(', '))
  return 'role' in access ? `Roles: ${joinNames(access.role)}.` : `Needs: ${joinNames(access.permission)}.`
}

const refusedSchema = {
  type: 'object',
  required: ['success', 'message'],
  properties: {
    success: { const: false },
    code: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
    data: { type: 'object' },
  },
}
export { mountReference } from './reference.ts'
