import { createPackage, type Package } from '@allenio/contract/packages'
import { IconArchive, IconCopy, IconQrcode, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, goTo, useParam } from '#shell'
import type { EditDraft, FormDraft } from '#lib/forms'
import { parseText, rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { useLanguage } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { WithDraft } from '#ui/form'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section } from '#ui/section'
import { PageColumn, SheetFormPage } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { currencyQuery, packageHref, packageQuery, packagesAddress } from '../data.ts'
import { LinkDialog } from '../list/link-dialog.tsx'
import { usePackageActions } from '../list/use-package-actions.ts'
import { EditForm } from './edit-form.tsx'
import { PackageFields } from './package-fields.tsx'
import { usePackageForm } from './use-package-form.ts'
import { allNames, emptyValues, fieldsOf, parseDraft } from './values.ts'
import type { PackageValues } from './values.ts'
import { useFormWords } from './words.ts'

const listHref = () => packagesAddress.href(rememberedPlace(packagesAddress))

export function CreatePage() {
  const t = useFormWords()
  const name = useSearch({ strict: false, select: search => ('name' in search ? parseText(search.name) : undefined) })
  const language = useLanguage()
  const [start] = useState(() => emptyValues(name, language))
  const query = useQuery(currencyQuery())
  return (
    <PageColumn>
      <PageHeader title={t('createTitle')} back={<BackButton />} />
      <Loaded large query={query} failed={t('loadFailed')} skeleton={<SkeletonPage />}>
        {({ currency }) => (
          <WithDraft name="package create" parse={stored => parseDraft(stored, start)}>
            {draft => <CreateForm start={start} draft={draft} currency={currency} />}
          </WithDraft>
        )}
      </Loaded>
    </PageColumn>
  )
}

interface CreateFormProps {
  start: PackageValues
  draft: FormDraft<PackageValues>
  currency: string
}

function CreateForm({ start, draft, currency }: CreateFormProps) {
  const t = useFormWords()
  const form = usePackageForm({
    endpoint: createPackage,
    start,
    draft,
    toInput: values => {
      const { removesImage: _removesImage, ...fields } = fieldsOf(values, allNames)
      return fields
    },
    onSaved: ({ id, name }) => {
      toast({ type: 'success', text: t('created', { name }) })
      goTo(packageHref(id), { replace: true, isSaved: true })
    },
  })
  return (
    <SheetFormPage form={form} isWide save={t('create')} cancelHref={listHref()} onCancel={draft.discard}>
      <PackageFields
        form={form}
        currency={currency}
        image={null}
        foot={
          <Section title={t('attachments')}>
            <Text tone={2}>{t('attachmentsLater')}</Text>
          </Section>
        }
      />
    </SheetFormPage>
  )
}

export function EditPage() {
  const t = useFormWords()
  const id = useParam('id')
  const query = useQuery(packageQuery(id))
  // the form begins anew with what somebody else has saved, and keeps what is typed
  const [{ round, carried }, setRound] = useState<{ round: number; carried?: EditDraft<PackageValues> }>({ round: 0 })
  const reload = async (typed: EditDraft<PackageValues>) => {
    await query.refetch()
    setRound({ round: round + 1, carried: typed })
  }
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/workoutPackages')}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded large query={query} failed={t('loadFailed')} skeleton={<SkeletonPage />} gone={goneState}>
      {shown => (
        <PageColumn>
          <Header shown={shown} />
          {shown.isArchived ? (
            <ArchivedPackage shown={shown} />
          ) : (
            <EditForm key={`${id} ${round}`} of={shown} carried={carried} onReload={typed => void reload(typed)} />
          )}
        </PageColumn>
      )}
    </Loaded>
  )
}

function ArchivedPackage({ shown: { id, name } }: { shown: Package }) {
  const t = useFormWords()
  const { restore } = usePackageActions()
  return (
    <EmptyState
      large
      title={t('archivedTitle', { name })}
      text={t('archivedText')}
      action={
        <Button kind="primary" onClick={() => restore(id)}>
          {t('restore')}
        </Button>
      }
    />
  )
}

function Header({ shown }: { shown: Package }) {
  const t = useFormWords()
  const [isLinkShown, setLinkShown] = useState(false)
  const { remove, duplicate, archive } = usePackageActions({ onGone: () => goTo(listHref(), { isSaved: true }) })
  const { id, name, may } = shown
  return (
    <>
      <PageHeader
        title={name}
        back={<BackButton />}
        secondary={
          <Button icon={IconQrcode} onClick={() => setLinkShown(true)}>
            {t('link')}
          </Button>
        }
        more={[
          ...(may.duplicate ? [{ label: t('duplicate'), icon: IconCopy, onClick: () => duplicate(id) }] : []),
          ...(may.archive ? [{ label: t('archive'), icon: IconArchive, onClick: () => archive(id) }] : []),
          ...(may.delete ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => remove(shown) }] : []),
        ]}
      />
      {isLinkShown && <LinkDialog shown={shown} onClose={() => setLinkShown(false)} />}
    </>
  )
}
