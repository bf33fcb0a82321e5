import { z } from 'zod'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

const strictSchemas = new WeakMap<Schema, Schema>()

/** The same schema, in which every object refuses the fields that it does not declare, however deep it stands. */
export function strictly(schema: Schema): Schema {
  const existing = strictSchemas.get(schema)
  if (existing) return existing
  const def = schema._zod.def as Def // the union of all kinds that zod has, told apart by `type`
  const strictSchema = remake(schema, def)
  strictSchemas.set(schema, strictSchema)
  return strictSchema
}

function remake(schema: Schema, def: Def): Schema {
  const withParts = (parts: object) => z.core.clone(schema, { ...def, ...parts })
  switch (def.type) {
    case 'object': {
      const shape = Object.fromEntries(Object.entries(def.shape).map(([name, field]) => [name, strictly(field)]))
      return withParts({ shape, catchall: def.catchall ? strictly(def.catchall) : z.never() })
    }
    case 'array':
      return withParts({ element: strictly(def.element) })
    case 'tuple':
      return withParts({ items: def.items.map(strictly), rest: def.rest && strictly(def.rest) })
    case 'record':
      return withParts({ valueType: strictly(def.valueType) })
    case 'union':
      return withParts({ options: def.options.map(strictly) })
    case 'intersection':
      return schema // each side would refuse the other's fields
    case 'pipe':
      return withParts({ in: strictly(def.in) })
    case 'lazy':
      return withParts({ getter: () => strictly(def.getter()) })
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'nonoptional':
    case 'readonly':
    case 'catch':
      return withParts({ innerType: strictly(def.innerType) })
    default:
      return schema
  }
}
