import { createProgram as asForm } from '@allenio/contract/forms/programs'
import { createProgram } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { faultOfDraft } from '@allenio/domain/program-files'
import { useState, type ReactNode } from 'react'
import { z } from 'zod'
import { FolderSelect } from '#areas/folders'
import { goTo } from '#shell'
import { useEndpointForm } from '#lib/forms'
import { Button } from '#ui/button'
import { FormBody } from '#ui/form'
import { Grid, Row } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { editorHref } from '../data.ts'
import { FullNotice } from './draft-badges.tsx'
import { openCreation } from './draft-creation.ts'
import { ImportFlow } from './import-flow.tsx'
import type { ReadyProgram } from './use-program-file.ts'
import { useImportWords } from './words.ts'

const titleMaxLength = 120
const schema = asForm.input.pick({ title: true }).required().extend({ folderId: z.string() })

interface ImportNewProgramProps {
  /** The folder that is open in the list. */
  folderId?: string | null
  onClose: () => void
}

/** A new program of a file, which opens at once. */
export function ImportNewProgram({ folderId = null, onClose }: ImportNewProgramProps) {
  const t = useImportWords()
  // made once, so that a second try does not make a second program
  const [creation] = useState(() => ({ id: newId(), create: openCreation() }))
  return (
    <ImportFlow title={t('title')} onClose={onClose}>
      {(ready, backButton) => (
        <NewProgramForm ready={ready} backButton={backButton} folderId={folderId} creation={creation} onClose={onClose} />
      )}
    </ImportFlow>
  )
}

interface NewProgramFormProps extends ImportNewProgramProps {
  ready: ReadyProgram
  backButton: ReactNode
  creation: { id: string; create: ReturnType<typeof openCreation> }
}

function NewProgramForm({ ready, backButton, folderId = null, creation: { id, create }, onClose }: NewProgramFormProps) {
  const t = useImportWords()
  const fault = faultOfDraft(ready.draft)
  const form = useEndpointForm({
    endpoint: createProgram,
    schema,
    start: { title: ready.title.slice(0, titleMaxLength), folderId: folderId ?? '' },
    toInput: values => ({ id, title: values.title, folderId: values.folderId || null }),
    send: async input => ({ state: 'sent', answer: await create(input, ready) }),
    onSaved: program => {
      onClose()
      goTo(editorHref(program), { isSaved: true })
    },
  })
  return (
    <FormBody form={form}>
      <Grid columns={2}>
        <TextField label={t('name')} maxLength={titleMaxLength} autoComplete="off" {...form.field('title')} />
        <FolderSelect {...form.register('folderId')} />
      </Grid>
      <FullNotice fault={fault} />
      <Row justify="between" align="stretch" gap={8} wrap>
        {backButton}
        <Button kind="primary" type="submit" isBusy={form.isBusy} disabled={fault !== undefined}>
          {t('create')}
        </Button>
      </Row>
    </FormBody>
  )
}
