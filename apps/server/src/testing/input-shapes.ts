import { pathParams, type AnyEndpoint } from '@allenio/contract'
import { z } from 'zod'
import { schemaOf } from '#platform/http'
import { isPublic } from './declared-access.ts'

type Shape = z.core.JSONSchema.BaseSchema

/** The JSON Schema of an endpoint's input. */
export function inputShapeOf(endpoint: AnyEndpoint): Shape {
  const cachedShape = shapes.get(endpoint)
  if (cachedShape) return cachedShape
  const shape = z.toJSONSchema(schemaOf(endpoint), { io: 'input', unrepresentable: 'any' })
  shapes.set(endpoint, shape)
  return shape
}

const shapes = new WeakMap<AnyEndpoint, Shape>()

/** Whether the input is a path and a query. Those are texts, so the same schema reads them otherwise than a body. */
export const isQuery = ({ method, kind }: AnyEndpoint) => method === 'GET' || kind === 'intake'

/** Endpoints with one key read their input in the same way. */
export const keyOfShape = (endpoint: AnyEndpoint): string => JSON.stringify([inputShapeOf(endpoint), isQuery(endpoint)])

/** The options of a union, and the shape itself. */
function optionsOf(shape: Shape): Shape[] {
  const parts = [...(shape.anyOf ?? []), ...(shape.oneOf ?? []), ...(shape.allOf ?? [])]
  return [shape, ...parts.flatMap(part => (typeof part === 'object' ? optionsOf(part) : []))]
}

const fieldsOf = (endpoint: AnyEndpoint): [string, Shape][] =>
  optionsOf(inputShapeOf(endpoint))
    .flatMap(option => Object.entries(option.properties ?? {}))
    .flatMap(([name, field]): [string, Shape][] => (typeof field === 'object' ? [[name, field]] : []))

export const fieldNamesOf = (endpoint: AnyEndpoint): string[] => [...new Set(fieldsOf(endpoint).map(([name]) => name))]

/** The fields that tell the forms of an input apart, for each of its forms; none where it has one form. */
export function formsOf(endpoint: AnyEndpoint): Record<string, unknown>[] {
  const forms = optionsOf(inputShapeOf(endpoint)).flatMap(({ properties = {} }) => {
    const fixed = Object.entries(properties).flatMap(([name, field]) =>
      typeof field === 'object' && 'const' in field ? [[name, field.const] as const] : [],
    )
    return fixed.length > 0 ? [Object.fromEntries(fixed)] : []
  })
  return forms.length > 0 ? forms : [{}]
}

/** Keys of fields: fields with the same key read their values in the same way. */
export const keysOfFields = (endpoint: AnyEndpoint): ReadonlyMap<string, string> =>
  new Map(
    [...Map.groupBy(fieldsOf(endpoint), ([name]) => name)].map(([name, fields]) => [
      name,
      JSON.stringify([fields, isText(endpoint, name), isPublic(endpoint.access)]),
    ]),
  )

const isText = (endpoint: AnyEndpoint, field: string) => isQuery(endpoint) || pathParams(endpoint.path).includes(field)

/** Whether the endpoint's schema lets an input through, read as it arrives. */
export function isAccepted(endpoint: AnyEndpoint, input: unknown): boolean {
  const arriving = Object.entries(Object(input))
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => [name, isText(endpoint, name) ? asText(value) : value])
  return z.safeParse(schemaOf(endpoint), Object.fromEntries(arriving)).success
}

const asText = (value: unknown) => (Array.isArray(value) ? value.map(String) : String(value))

/** The fields that name rows, one by one or as a list. */
export const idFieldsOf = (endpoint: AnyEndpoint): string[] => [
  ...new Set(
    fieldsOf(endpoint)
      .filter(([, field]) => isId(field) || isIdList(field))
      .map(([name]) => name),
  ),
]

export const idListsOf = (endpoint: AnyEndpoint): string[] => [
  ...new Set(
    fieldsOf(endpoint)
      .filter(([, field]) => isIdList(field))
      .map(([name]) => name),
  ),
]

const isId = (shape: Shape) => optionsOf(shape).some(({ format }) => format === 'uuid')

const isIdList = (shape: Shape) => optionsOf(shape).some(({ items }) => typeof items === 'object' && !Array.isArray(items) && isId(items))

export const requiresFields = (endpoint: AnyEndpoint): boolean => !z.safeParse(schemaOf(endpoint), {}).success
