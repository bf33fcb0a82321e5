import type { Macro } from '@allenio/contract/macros'
import { IconCopy, IconTrash, IconUsers } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { BackButton, goTo, usePageTitle, useParam } from '#shell'
import type { EditDraft } from '#lib/forms'
import { rememberedPlace } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { PageColumn } from '#ui/sheet-page'
import { SkeletonPage } from '#ui/skeleton'
import { macroQuery } from '../data.ts'
import { macrosAddress } from '../list/filters.ts'
import { useMacroActions } from '../list/use-macro-actions.ts'
import { EditForm } from './edit-form.tsx'
import type { MacroValues } from './values.ts'
import { useFormWords } from './words.ts'

export function Page() {
  const t = useFormWords()
  const id = useParam('id')
  const query = useQuery(macroQuery(id))
  usePageTitle(query.data?.title)
  // the form begins anew with what somebody else has saved, and keeps what is typed
  const [{ round, carried }, setRound] = useState<{ round: number; carried?: EditDraft<MacroValues> }>({ round: 0 })
  const reload = async (typed: EditDraft<MacroValues>) => {
    await query.refetch()
    setRound({ round: round + 1, carried: typed })
  }
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/macros')}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded large query={query} failed={t('loadFailed')} skeleton={<SkeletonPage />} gone={goneState}>
      {macro => (
        <PageColumn>
          <Header macro={macro} />
          <EditForm key={`${id} ${round}`} macro={macro} carried={carried} onReload={typed => void reload(typed)} />
        </PageColumn>
      )}
    </Loaded>
  )
}

function Header({ macro }: { macro: Macro }) {
  const t = useFormWords()
  const { id, title, client, may } = macro
  const { remove, clone } = useMacroActions({
    onDeleted: () => goTo(macrosAddress.href(rememberedPlace(macrosAddress)), { isSaved: true }),
  })
  return (
    <PageHeader
      title={title}
      sub={client && t('createFor', { name: client.name })}
      back={<BackButton />}
      secondary={
        <ButtonLink icon={IconUsers} href={hrefTo('/macros/$id/assign', { id })}>
          {t('followers')}
        </ButtonLink>
      }
      more={[
        ...(may.clone ? [{ label: t('duplicate'), icon: IconCopy, onClick: () => clone(id) }] : []),
        ...(may.delete ? [{ label: t('delete'), icon: IconTrash, danger: true, onClick: () => remove(macro) }] : []),
      ]}
    />
  )
}
