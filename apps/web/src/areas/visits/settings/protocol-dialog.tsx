import { createProtocol as asForm } from '@allenio/contract/forms/visits'
import { createProtocol, updateProtocol, visitLimits, type Protocol } from '@allenio/contract/visits'
import { useEndpointForm, useFormValue } from '#lib/forms'
import { FieldSet } from '#ui/field'
import { FormModal } from '#ui/form'
import { Grid } from '#ui/layout'
import { SegmentedControl } from '#ui/segmented-control'
import { TagField } from '#ui/tag-field'
import { TextField } from '#ui/text-field'
import { toast } from '#ui/toast'
import { MeasureRows } from './measure-rows.tsx'
import { useProtocolWords } from './protocol-words.ts'

export type ProtocolDraft = Omit<Protocol, 'id'>

const schema = asForm.input

interface ProtocolDialogProps {
  /** Absent where a new one is made. */
  id?: string | undefined
  start: ProtocolDraft
  onClose: () => void
}

/** The names, measures and questions of one protocol. */
export function ProtocolDialog({ id, start, onClose }: ProtocolDialogProps) {
  const t = useProtocolWords()
  const onSaved = () => {
    onClose()
    toast({ type: 'success', text: t('saved') })
  }
  const common = {
    schema,
    start,
    check: ({ nameIt, nameEn }: ProtocolDraft) => ({ nameIt: nameIt.trim() === '' && nameEn.trim() === '' ? t('nameMissing') : undefined }),
    onSaved,
  }
  const creation = useEndpointForm({ ...common, endpoint: createProtocol, toInput: values => values })
  const change = useEndpointForm({ ...common, endpoint: updateProtocol, toInput: values => ({ id: id ?? '', ...values }) })
  const form = id === undefined ? creation : change
  const measures = useFormValue(form, 'measures')
  const siteOrder = useFormValue(form, 'siteOrder')
  const ownFields = useFormValue(form, 'ownFields')
  return (
    <FormModal form={form} title={t(id === undefined ? 'createTitle' : 'editTitle')} size="medium" onClose={onClose}>
      <Grid columns={2}>
        <TextField label={t('nameIt')} autoComplete="off" maxLength={80} data-autofocus {...form.field('nameIt')} />
        <TextField label={t('nameEn')} autoComplete="off" maxLength={80} {...form.field('nameEn')} />
      </Grid>
      <MeasureRows measures={measures.value} onChange={measures.onChange} />
      <FieldSet label={t('order')} hint={t('orderHint')}>
        <SegmentedControl
          size="medium"
          label={t('order')}
          value={siteOrder.value}
          onChange={siteOrder.onChange}
          options={[
            { value: 'rounds', label: t('rounds') },
            { value: 'site by site', label: t('site by site') },
          ]}
        />
      </FieldSet>
      <TagField
        label={t('ownFields')}
        hint={t('ownFieldsHint')}
        optional
        suggestions={[]}
        value={ownFields.value}
        onChange={ownFields.onChange}
        error={ownFields.error}
        max={visitLimits.ownFields}
        longest={visitLimits.name}
      />
    </FormModal>
  )
}
