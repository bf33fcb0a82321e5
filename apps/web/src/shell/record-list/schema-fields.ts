import type { z } from 'zod'
import { decimalOf } from '#ui/decimal-field'

type Schema = z.core.$ZodType
type Def = z.core.$ZodTypes['_zod']['def']

/** A field of a form, as the schema of a call describes it. */
export interface SchemaField {
  name: string
  /** 'own' is drawn by the area. */
  kind: 'text' | 'long text' | 'day' | 'number' | 'checkbox' | 'own'
  /** The field may be left empty. */
  isOptional: boolean
  /** An empty field is sent as null. */
  isNullable: boolean
  maxLength?: number
}

/** The values of a form: texts as they are typed, and whether a box is ticked. */
export type FieldValues = Record<string, string | boolean | undefined>

/** The longest text for a field of one line. */
const lineLength = 200
const decimals = 3

/** Reads what a form has to know of each field from the schema itself; a kind that it does not know is a fault of the area. */
export const fieldsOfSchema = (shape: readonly (readonly [string, Schema])[], ownFields: object = {}): SchemaField[] =>
  shape.map(([name, schema]) => fieldOf(schema, name, name in ownFields))

function fieldOf(schema: Schema, name: string, isOwn: boolean): SchemaField {
  const def = schema._zod.def as Def // the union of all kinds that zod has, told apart by `type`
  const base = { name, isOptional: false, isNullable: false }
  switch (def.type) {
    case 'nullable':
      return { ...fieldOf(def.innerType, name, isOwn), isOptional: true, isNullable: true }
    case 'default':
    case 'prefault':
    case 'optional':
      return { ...fieldOf(def.innerType, name, isOwn), isOptional: true }
    default:
      return isOwn ? { ...base, kind: 'own' } : { ...base, ...kindOf(schema, def, name) }
  }
}

function kindOf(schema: Schema, def: Def, name: string): Pick<SchemaField, 'kind' | 'maxLength'> {
  if (def.type === 'boolean') return { kind: 'checkbox' }
  if (def.type === 'number') return { kind: 'number' }
  if (def.type !== 'string') {
    throw new Error(`The field '${name}' is of the kind '${def.type}', which no form draws by itself: name its component in \`ownFields\`.`)
  }
  if ('format' in def && def.format === 'date') return { kind: 'day' }
  const maxLength = 'maxLength' in schema && typeof schema.maxLength === 'number' ? schema.maxLength : lineLength
  return { kind: maxLength > lineLength ? 'long text' : 'text', maxLength }
}

interface FormStart {
  record: Readonly<Record<string, unknown>> | undefined
  today: string
  decimalText: (value: number) => string
}

/** The values with which the form opens: those of the record, or today for a required day. */
export const startOf = (fields: readonly SchemaField[], { record, today, decimalText }: FormStart): FieldValues =>
  Object.fromEntries(
    fields.map(({ name, kind, isOptional }) => {
      const value = record?.[name]
      if (kind === 'checkbox') return [name, value === true]
      if (typeof value === 'number') return [name, decimalText(value)]
      return [name, typeof value === 'string' ? value : !record && kind === 'day' && !isOptional ? today : '']
    }),
  )

/** The values in the form that the call accepts. */
export function fromFields(values: FieldValues, fields: readonly SchemaField[]): Record<string, unknown> {
  const read = ({ name, kind, isNullable }: SchemaField) => {
    const value = values[name]
    if (isNullable && value === '') return null
    return kind === 'number' && typeof value === 'string' ? decimalOf(value, decimals) : value
  }
  return { ...values, ...Object.fromEntries(fields.map(field => [field.name, read(field)])) }
}
