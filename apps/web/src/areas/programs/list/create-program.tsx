import { createProgram } from '@allenio/contract/programs'
import { createProgram as asForm } from '@allenio/contract/forms/programs'
import { newId } from '@allenio/domain/ids'
import { useState } from 'react'
import { z } from 'zod'
import { FolderSelect } from '#areas/folders'
import { goTo } from '#shell'
import { useEndpointForm } from '#lib/forms'
import { FormModal } from '#ui/form'
import { Switch } from '#ui/switch'
import { TextField } from '#ui/text-field'
import { editorHref } from '../data.ts'
import { useListWords } from './words.ts'

const schema = asForm.input.pick({ title: true, isPrivate: true }).required().extend({ folderId: z.string() })

interface CreateProgramProps {
  /** The folder that is open in the list. */
  folderId?: string | null
  onClose: () => void
}

/** A new program opens at once. */
export function CreateProgram({ folderId = null, onClose }: CreateProgramProps) {
  const t = useListWords()
  // made once, so that a second try does not make a second program
  const [id] = useState(newId)
  const form = useEndpointForm({
    endpoint: createProgram,
    schema,
    start: { title: '', isPrivate: false, folderId: folderId ?? '' },
    toInput: values => ({ id, title: values.title, isPrivate: values.isPrivate, folderId: values.folderId || null }),
    onSaved: program => {
      onClose()
      goTo(editorHref(program))
    },
  })
  return (
    <FormModal form={form} title={t('create')} save={t('createAction')} onClose={onClose}>
      <TextField label={t('name')} placeholder={t('nameHint')} maxLength={120} autoComplete="off" data-autofocus {...form.field('title')} />
      <FolderSelect {...form.register('folderId')} />
      <Switch label={t('private')} hint={t('privateHint')} {...form.register('isPrivate')} />
    </FormModal>
  )
}
