import { updateMacro, type Macro } from '@allenio/contract/macros'
import { useState } from 'react'
import { goTo } from '#shell'
import { CallError } from '#lib/api'
import { changedValues } from '#lib/forms'
import type { EditDraft, FormDraft } from '#lib/forms'
import { rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { Button } from '#ui/button'
import { useDecimalText } from '#ui/decimal-field'
import { WithDraft } from '#ui/form'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { SheetFormPage } from '#ui/sheet-page'
import { toast } from '#ui/toast'
import { macrosAddress } from '../list/filters.ts'
import { MacroFields } from './macro-fields.tsx'
import { OlderVersions } from './older-versions.tsx'
import { useMacroForm } from './use-macro-form.ts'
import { fieldsOf, mergedDraft, valuesOf } from './values.ts'
import type { MacroValues } from './values.ts'
import { useFormWords } from './words.ts'

interface EditFormProps {
  macro: Macro
  /** The values as they were typed before the macro was read anew; they win over a draft, which another tab may have discarded. */
  carried: EditDraft<MacroValues> | undefined
  onReload: (carried: EditDraft<MacroValues>) => void
}

/** The fields start as they were when the page was opened. */
export function EditForm({ macro, carried, onReload }: EditFormProps) {
  const write = useDecimalText()
  const [opened] = useState(macro)
  const [start] = useState(() => valuesOf(macro, write))
  return (
    <WithDraft name={`macro ${macro.id}`} parse={stored => mergedDraft(carried ?? stored, start)}>
      {({ draft, save, discard }) => (
        <Form
          macro={opened}
          start={start}
          draft={{ draft: draft?.values, save: values => save({ base: start, values }), discard }}
          onReload={values => onReload({ base: start, values })}
        />
      )}
    </WithDraft>
  )
}

interface FormProps {
  macro: Macro
  start: MacroValues
  draft: FormDraft<MacroValues>
  onReload: (values: MacroValues) => void
}

function Form({ macro: { id, client, updatedAt, assignedCount }, start, draft, onReload }: FormProps) {
  const t = useFormWords()
  const [isOutdated, setOutdated] = useState(false)
  const listHref = macrosAddress.href(rememberedPlace(macrosAddress))
  const followersHref = hrefTo('/macros/$id/assign', { id })
  const form = useMacroForm({
    endpoint: updateMacro,
    start,
    draft,
    toInput: values => ({ id, readAt: updatedAt, ...fieldsOf(values, new Set(Object.keys(changedValues(start, values)))) }),
    onSaved: () => {
      toast({
        type: 'success',
        text: t('saved'),
        buttons: assignedCount > 0 ? [{ text: t('giveNew'), onClick: () => goTo(followersHref) }] : [],
      })
      goTo(listHref, { isSaved: true })
    },
    onRefused: error => {
      const isConflict = error instanceof CallError && error.code === 'changed meanwhile'
      if (isConflict) setOutdated(true)
      return isConflict
    },
  })
  const notice = isOutdated ? (
    <MeanwhileNotice title={t('conflict')} text={t('conflictText')}>
      <Button onClick={() => onReload(form.getValues())}>{t('reload')}</Button>
    </MeanwhileNotice>
  ) : (
    assignedCount > 0 && <OlderVersions macroId={id} href={followersHref} />
  )
  return (
    <SheetFormPage form={form} cancelHref={listHref} onCancel={draft.discard} note={assignedCount > 0 && t('keepNote')} notice={notice}>
      <MacroFields form={form} clientId={client?.id} />
    </SheetFormPage>
  )
}
