import { folderLimits, updateFolder } from '@allenio/contract/folders'
import type { Folder } from '@allenio/contract/folders'
import { createFolder as asForm } from '@allenio/contract/forms/folders'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import { useFolderWords } from '../words.ts'

const schema = asForm.input.pick({ name: true })

interface RenameFolderProps {
  folder: Pick<Folder, 'id' | 'name'>
  onClose: () => void
}

export function RenameFolder({ folder: { id, name: oldName }, onClose }: RenameFolderProps) {
  const t = useFolderWords()
  const form = useEndpointForm({
    endpoint: updateFolder,
    schema,
    start: { name: oldName },
    toInput: ({ name }) => ({ id, name }),
    onSaved: onClose,
  })
  return (
    <FormModal form={form} title={t('rename')} onClose={onClose}>
      <TextField label={t('name')} maxLength={folderLimits.name} autoComplete="off" data-autofocus {...form.field('name')} />
    </FormModal>
  )
}
