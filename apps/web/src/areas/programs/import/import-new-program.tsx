import { createProgram as asForm } from '@allenio/contract/forms/programs'
import { createProgram } from '@allenio/contract/programs'
import { newId } from '@allenio/domain/ids'
import { faultOfDraft } from '@allenio/domain/program-files'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import { z } from 'zod'
import { FolderSelect } from '#areas/folders'
import { goTo, useMe } from '#shell'
import { useSettled } from '#lib/api'
import { useEndpointForm } from '#lib/forms'
import { Button } from '#ui/button'
import { FormBody } from '#ui/form'
import { Grid, Row } from '#ui/layout'
import { TextField } from '#ui/text-field'
import { assignHref, editorHref, programsQuery } from '../data.ts'
import { FullNotice } from './draft-badges.tsx'
import { openCreation } from './draft-creation.ts'
import { ImportFlow } from './import-flow.tsx'
import type { PastedRows, ReadyProgram } from './use-program-file.ts'
import { useImportWords } from './words.ts'

const titleMaxLength = 120
const schema = asForm.input
  .pick({ title: true })
  .required()
  .extend({ folderId: z.string(), opensIn: z.enum(['editor', 'assignment']) })

interface ImportNewProgramProps {
  /** The folder that is open in the list. */
  folderId?: string | null
  /** A table that was copied elsewhere, with which the flow begins. */
  pasted?: PastedRows | undefined
  onClose: () => void
}

/** A new program of a file, which opens at once, in the editor or with the dialog that assigns it. */
export function ImportNewProgram({ folderId = null, pasted, onClose }: ImportNewProgramProps) {
  const t = useImportWords()
  // made once, so that a second try does not make a second program
  const [creation] = useState(() => ({ id: newId(), create: openCreation() }))
  return (
    <ImportFlow title={t('title')} pasted={pasted} onClose={onClose}>
      {(ready, backButton) => (
        <NewProgramForm ready={ready} backButton={backButton} folderId={folderId} creation={creation} onClose={onClose} />
      )}
    </ImportFlow>
  )
}

interface NewProgramFormProps extends Pick<ImportNewProgramProps, 'folderId' | 'onClose'> {
  ready: ReadyProgram
  backButton: ReactNode
  creation: { id: string; create: ReturnType<typeof openCreation> }
}

function NewProgramForm({ ready, backButton, folderId = null, creation: { id, create }, onClose }: NewProgramFormProps) {
  const t = useImportWords()
  const fault = faultOfDraft(ready.draft)
  const mayAssign = useMe()?.permissions.includes('update programs') ?? false
  const form = useEndpointForm({
    endpoint: createProgram,
    schema,
    start: { title: ready.title.slice(0, titleMaxLength), folderId: folderId ?? '', opensIn: mayAssign ? 'assignment' : 'editor' },
    toInput: values => ({ id, title: values.title, folderId: values.folderId || null }),
    send: async input => ({ state: 'sent', answer: await create(input, ready) }),
    onSaved: (program, { values: { opensIn } }) => {
      onClose()
      goTo(opensIn === 'assignment' ? assignHref(program) : editorHref(program), { isSaved: true })
    },
  })
  const isTaken = useIsTitleTaken(useWatch({ control: form.control, name: 'title' }))
  return (
    <FormBody form={form}>
      <Grid columns={2}>
        <TextField
          label={t('name')}
          hint={isTaken ? t('titleTaken') : undefined}
          maxLength={titleMaxLength}
          autoComplete="off"
          {...form.field('title')}
        />
        <FolderSelect {...form.register('folderId')} />
      </Grid>
      <FullNotice fault={fault} />
      <Row justify="between" align="stretch" gap={8} wrap>
        {backButton}
        <Row gap={8} wrap>
          {mayAssign && (
            <Button
              disabled={fault !== undefined || form.isBusy}
              onClick={event => {
                form.setValue('opensIn', 'editor')
                void form.submit(event)
              }}>
              {t('create')}
            </Button>
          )}
          <Button
            kind="primary"
            type="submit"
            isBusy={form.isBusy}
            disabled={fault !== undefined}
            onClick={() => form.setValue('opensIn', mayAssign ? 'assignment' : 'editor')}>
            {t(mayAssign ? 'createAndAssign' : 'create')}
          </Button>
        </Row>
      </Row>
    </FormBody>
  )
}

/** Whether a program has this title already: somebody may bring in the same file again. */
function useIsTitleTaken(typed: string): boolean {
  const title = useSettled(typed.trim())
  const { data } = useInfiniteQuery({ ...programsQuery({ search: title }), enabled: title !== '' })
  return data?.rows.some(program => program.title.toLowerCase() === title.toLowerCase()) ?? false
}
