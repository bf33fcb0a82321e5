import { createProgram as asForm } from '@allenio/contract/forms/programs'
import { updateProgram, type ProgramRow } from '@allenio/contract/programs'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import { useListWords } from './words.ts'

const schema = asForm.input.pick({ title: true })

interface RenameProgramProps {
  program: Pick<ProgramRow, 'id' | 'title'>
  onClose: () => void
}

export function RenameProgram({ program: { id, title: oldTitle }, onClose }: RenameProgramProps) {
  const t = useListWords()
  const form = useEndpointForm({
    endpoint: updateProgram,
    schema,
    start: { title: oldTitle },
    toInput: ({ title }) => ({ id, title }),
    onSaved: onClose,
  })
  return (
    <FormModal form={form} title={t('rename')} onClose={onClose}>
      <TextField label={t('name')} maxLength={120} autoComplete="off" data-autofocus {...form.field('title')} />
    </FormModal>
  )
}
