import { createFolder, folderLimits } from '@allenio/contract/folders'
import type { Folder } from '@allenio/contract/folders'
import { createFolder as asForm } from '@allenio/contract/forms/folders'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { TextField } from '#ui/text-field'
import { useFolderWords } from '../words.ts'

const schema = asForm.input.pick({ name: true })

interface NewFolderProps {
  parentId: string | null
  onSaved: (folder: Folder) => void
  onClose: () => void
}

export function NewFolder({ parentId, onSaved, onClose }: NewFolderProps) {
  const t = useFolderWords()
  const form = useEndpointForm({
    endpoint: createFolder,
    schema,
    start: { name: '' },
    toInput: ({ name }) => ({ name, parentId }),
    onSaved,
  })
  return (
    <FormModal form={form} title={t('create')} save={t('save')} onClose={onClose}>
      <TextField label={t('name')} maxLength={folderLimits.name} autoComplete="off" data-autofocus {...form.field('name')} />
    </FormModal>
  )
}
