import { updatePackage, type Package } from '@allenio/contract/packages'
import { useState } from 'react'
import { goTo } from '#shell'
import { CallError } from '#lib/api'
import { changedValues } from '#lib/forms'
import type { EditDraft, FormDraft } from '#lib/forms'
import { rememberedPlace } from '#lib/list-place'
import { Button } from '#ui/button'
import { useAmountText } from '#ui/decimal-field'
import { WithDraft } from '#ui/form'
import { MeanwhileNotice } from '#ui/meanwhile-notice'
import { SheetFormPage } from '#ui/sheet-page'
import { toast } from '#ui/toast'
import { packagesAddress } from '../data.ts'
import { Attachments } from './attachments.tsx'
import { PackageFields } from './package-fields.tsx'
import { usePackageForm } from './use-package-form.ts'
import { fieldsOf, mergedDraft, valuesOf } from './values.ts'
import type { PackageValues } from './values.ts'
import { useFormWords } from './words.ts'

interface EditFormProps {
  of: Package
  /** The values as they were typed before the package was read anew; they win over a draft, which another tab may have discarded. */
  carried: EditDraft<PackageValues> | undefined
  onReload: (carried: EditDraft<PackageValues>) => void
}

/** The fields start as they were when the page was opened; the attachments are those that there are now. */
export function EditForm({ of: current, carried, onReload }: EditFormProps) {
  const write = useAmountText()
  const [opened] = useState(current)
  const [start] = useState(() => valuesOf(current, write))
  return (
    <WithDraft name={`package ${opened.id}`} parse={stored => mergedDraft(carried ?? stored, start)}>
      {({ draft, save, discard }) => (
        <Form
          opened={opened}
          current={current}
          start={start}
          draft={{ draft: draft?.values, save: values => save({ base: start, values }), discard }}
          onReload={values => onReload({ base: start, values })}
        />
      )}
    </WithDraft>
  )
}

interface FormProps {
  opened: Package
  current: Package
  start: PackageValues
  draft: FormDraft<PackageValues>
  onReload: (values: PackageValues) => void
}

function Form({ opened, current, start, draft, onReload }: FormProps) {
  const t = useFormWords()
  const [isOutdated, setOutdated] = useState(false)
  const { id, updatedAt, image, isSold, terms } = opened
  const listHref = packagesAddress.href(rememberedPlace(packagesAddress))
  const form = usePackageForm({
    endpoint: updatePackage,
    start,
    draft,
    toInput: values => ({ id, readAt: updatedAt, ...fieldsOf(values, new Set(Object.keys(changedValues(start, values)))) }),
    onSaved: () => {
      toast({ type: 'success', text: t('saved') })
      goTo(listHref, { isSaved: true })
    },
    onRefused: error => {
      const isConflict = error instanceof CallError && error.code === 'changed meanwhile'
      if (isConflict) setOutdated(true)
      return isConflict
    },
  })
  const notice = isOutdated && (
    <MeanwhileNotice title={t('conflict')} text={t('conflictText')}>
      <Button onClick={() => onReload(form.getValues())}>{t('reload')}</Button>
    </MeanwhileNotice>
  )
  return (
    <SheetFormPage form={form} isWide cancelHref={listHref} onCancel={draft.discard} note={isSold && t('soldNote')} notice={notice}>
      <PackageFields
        form={form}
        currency={terms.currency}
        image={image && (image.thumbUrl ?? image.url)}
        foot={<Attachments of={current} />}
      />
    </SheetFormPage>
  )
}
