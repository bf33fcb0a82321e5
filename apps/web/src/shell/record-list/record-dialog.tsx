import type { Endpoint } from '@allenio/contract'
import type { RecordCalls } from '@allenio/contract/client-records'
import { useState } from 'react'
import type { FunctionComponent } from 'react'
import { z } from 'zod'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { romeDay } from '#lib/typed-values'
import { Checkbox } from '#ui/checkbox'
import { DayField } from '#ui/day-field'
import { useDecimalText } from '#ui/decimal-field'
import { FormModal } from '#ui/form'
import { TextArea } from '#ui/text-area'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { fieldsOfSchema, fromFields, startOf } from './schema-fields.ts'
import type { FieldValues, SchemaField } from './schema-fields.ts'

type SavedRecord = Readonly<Record<string, unknown>> & { id: string }

/** A field that an area draws itself; it takes and answers the text that is typed, or what was chosen. */
export interface OwnFieldProps {
  label: string
  value: string
  onChange: (value: string) => void
  error: string | undefined
}

interface RecordDialogProps {
  calls: RecordCalls
  clientId: string
  /** The one to update; a new one without it. */
  record?: SavedRecord | undefined
  words(this: void, key: string): string
  ownFields: Readonly<Record<string, FunctionComponent<OwnFieldProps> | undefined>>
  savedText(this: void, record: SavedRecord): string
  onClose: () => void
}

/** The form of a record. Its fields, their limits and their faults come from the schema of the call. */
export function RecordDialog({ calls, clientId, record, words, ownFields, savedText, onClose }: RecordDialogProps) {
  const decimalText = useDecimalText()
  const endpoint: Endpoint<z.ZodType, RecordCalls['add']['output']> = record ? calls.update : calls.add
  const ids: FieldValues = record ? { id: clientId, recordId: record.id } : { id: clientId }
  const [{ fields, schema }] = useState(() => {
    const shape = Object.entries(calls.add.input.shape).filter(([name]) => name !== 'id')
    const formFields = fieldsOfSchema(shape, ownFields)
    // the values of the form become the call's input before its schema sees them
    return { fields: formFields, schema: z.preprocess(values => fromFields(values, formFields), endpoint.input) as FormInput }
  })
  const form = useEndpointForm({
    endpoint,
    schema,
    start: { ...ids, ...startOf(fields, { record, today: romeDay(), decimalText }) },
    toInput: values => values,
    onSaved: saved => {
      onClose()
      toast({ type: 'success', text: savedText(saved) })
    },
  })
  return (
    <FormModal form={form} title={words(record ? 'editTitle' : 'add')} onClose={onClose}>
      {fields.map((field, index) => (
        <RecordField
          key={field.name}
          form={form}
          field={field}
          label={words(field.name)}
          isFirst={index === 0}
          Own={ownFields[field.name]}
        />
      ))}
    </FormModal>
  )
}

type FormInput = z.ZodType<FieldValues & { id: string }, FieldValues>

interface RecordFieldProps {
  form: ReturnType<typeof useEndpointForm<Endpoint, FormInput>>
  field: SchemaField
  label: string
  isFirst: boolean
  Own: FunctionComponent<OwnFieldProps> | undefined
}

function RecordField({ form, field: { name, kind, isOptional, maxLength }, label, isFirst, Own }: RecordFieldProps) {
  const { value, ...control } = useFormValue(form, name)
  const shared = { label, optional: isOptional, 'data-autofocus': isFirst || undefined }
  const native = { ...form.field(name), ...shared, maxLength, autoComplete: 'off' }
  switch (kind) {
    case 'own':
      return Own && <Own {...control} value={String(value ?? '')} label={label} />
    case 'day':
      return <DayField {...control} {...shared} value={String(value ?? '')} />
    case 'checkbox':
      return <Checkbox {...form.register(name)} label={label} />
    case 'long text':
      return <TextArea {...native} />
    case 'number':
      return <TextField {...native} inputMode="decimal" figures />
    case 'text':
      return <TextField {...native} />
    default:
      return kind satisfies never
  }
}
