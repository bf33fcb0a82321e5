import { z } from 'zod'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

const strictSchemas = new WeakMap<Schema, Schema>()

/**
 * Returns a schema in which every object refuses fields that it does not declare, and every id is read in lower case, at any depth. The
 * database accepts ids in both cases, so two spellings of one id would count as two ids until they meet there.
 */
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
      return withParts({ keyType: strictly(def.keyType), valueType: strictly(def.valueType) })
    case 'string':
      return schema instanceof z.ZodUUID ? lowerCased(schema) : schema
    case 'union':
      return withParts({ options: def.options.map(strictly) })
    case 'intersection':
      return schema // each side would refuse the other's fields
    case 'pipe':
      return withParts({ in: strictly(def.in), out: strictly(def.out) })
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

// the id is lowered before the checks of its own, some of which ask for lower case
const lowerCased = (schema: z.ZodUUID): Schema =>
  z.core.clone(schema, { ...schema._zod.def, checks: [z.toLowerCase(), ...(schema._zod.def.checks ?? [])] })
