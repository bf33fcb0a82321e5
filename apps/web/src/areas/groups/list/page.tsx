import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { chooseMember, MemberFilter, useChosenMember } from '#areas/collaborators'
import { goTo, useMe } from '#shell'
import { ListPage, useListPlace } from '#shell/list-page'
import { parseText } from '#lib/list-place'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { EmptyListPicture } from '#ui/illustrations'
import { groupHref, groupsQuery } from '../data.ts'
import { CreateGroup } from '../form/group-dialogs.tsx'
import { groupsAddress } from './filters.ts'
import { useRowParts } from './rows.tsx'
import { useListWords } from './words.ts'

/** The name that the palette opens the form with; 'true' where it opens the empty form. */
const useAskedName = () =>
  useSearch({ strict: false, select: search => parseText(Object.entries(search).find(([name]) => name === 'create')?.[1]) })

/** The groups, which answers: who is treated alike, and how many are they? */
export function Page() {
  const t = useListWords()
  const place = useListPlace(groupsAddress, {
    filters: { collaboratorId: useChosenMember() },
    choose: ({ collaboratorId }) => chooseMember(collaboratorId),
  })
  const { filters } = place
  const list = useInfiniteQuery(groupsQuery(filters))
  const { rows, dialog } = useRowParts()
  const mayCreate = useMe()?.permissions.includes('create groups') ?? false
  const askedName = useAskedName()
  const [isPressed, setPressed] = useState(false)
  const open = () => setPressed(true)
  const close = () => {
    setPressed(false)
    if (askedName !== undefined) goTo(groupsAddress.href(filters), { replace: true })
  }
  const isCreating = mayCreate && (isPressed || askedName !== undefined)
  const total = list.hasNextPage ? undefined : list.data?.rows.length
  return (
    <ListPage
      title={t('title')}
      create={mayCreate ? { label: t('create'), onClick: open } : undefined}
      place={place}
      list={list}
      matching={total}
      search={{ label: t('search'), placeholder: t('searchHint') }}
      filters={<MemberFilter value={filters.collaboratorId} onChoose={collaboratorId => place.narrow({ collaboratorId })} />}
      rows={rows}
      failed={t('failed')}
      noRows={{ title: t('noneTitle'), text: t('noneText') }}
      empty={
        <EmptyState
          large
          picture={<EmptyListPicture />}
          title={t('emptyTitle')}
          text={t('emptyText')}
          action={
            mayCreate && (
              <Button kind="primary" onClick={open}>
                {t('create')}
              </Button>
            )
          }
        />
      }>
      {dialog}
      {isCreating && (
        <CreateGroup
          name={askedName === 'true' ? undefined : askedName}
          onSaved={({ id }) => goTo(groupHref(id), { replace: askedName !== undefined })}
          onClose={close}
        />
      )}
    </ListPage>
  )
}
