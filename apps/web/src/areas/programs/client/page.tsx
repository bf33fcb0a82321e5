import { getClientDetail } from '@allenio/contract/clients'
import { IconUserPlus } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useMe, useParam } from '#shell'
import { AssignmentGroup } from '#shell/assignment'
import { read } from '#lib/api'
import { Button } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ProgramPicture } from '#ui/illustrations'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PartHeader, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { AssignmentRow } from '../assignments/assignment-row.tsx'
import { useFirstSets } from '../assignments/first-sets.ts'
import { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { clientProgramsQuery, inClientHref } from '../data.ts'
import { ClientMaxima } from '../maxima/client-maxima.tsx'
import { AssignToClients } from '../assign/assign-to-clients.tsx'
import { groupOf } from './groups.ts'
import { useClientWords } from './words.ts'

/** Answers: what does this person train by, what comes after, and what was before? */
export function Page() {
  const id = useParam('id')
  return <ClientPrograms key={id} id={id} />
}

function ClientPrograms({ id }: { id: string }) {
  const t = useClientWords()
  const me = useMe()
  const list = useInfiniteQuery(clientProgramsQuery(id))
  const { data: client } = useQuery(read(getClientDetail, { id }, { quiet: true, isStored: true }))
  const firstSetOf = useFirstSets(list.data?.rows ?? [])
  const { itemsFor, dialog } = useAssignmentActions()
  const [isAssigning, setAssigning] = useState(false)
  const mayAssign = (client?.may.edit ?? false) && (me?.permissions.includes('update programs') ?? false)
  const assign = mayAssign && (
    <Button kind="primary" icon={IconUserPlus} onClick={() => setAssigning(true)}>
      {t('assign')}
    </Button>
  )
  const maxima = <ClientMaxima clientId={id} mayUpdate={client?.may.edit ?? false} />
  return (
    <Sheet>
      <Loaded query={list} failed={t('failed')} skeleton={<SkeletonRows rows={4} columns={1} tall />}>
        {({ rows }) =>
          rows.length === 0 ? (
            <>
              <EmptyState picture={<ProgramPicture />} title={t('emptyTitle')} text={t('emptyText')} action={assign} />
              {maxima}
            </>
          ) : (
            <>
              <PartHeader title={t('programs')} action={assign} />
              {(['now', 'next', 'before'] as const).map(name => (
                <AssignmentGroup key={name} title={t(name)} assignments={rows.filter(({ state }) => groupOf(state) === name)}>
                  {user => (
                    <AssignmentRow
                      key={user.id}
                      user={user}
                      title={user.title}
                      href={inClientHref(user)}
                      firstSetAt={firstSetOf(user)}
                      items={() => itemsFor(user)}
                    />
                  )}
                </AssignmentGroup>
              ))}
              <LoadMore list={list} />
              {maxima}
            </>
          )
        }
      </Loaded>
      {dialog}
      {isAssigning && client && <AssignToClients client={client} onClose={() => setAssigning(false)} />}
    </Sheet>
  )
}
