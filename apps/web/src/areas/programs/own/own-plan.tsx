import type { ProgramRow } from '@allenio/contract/programs'
import { IconHistory } from '@tabler/icons-react'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { hrefTo } from '#lib/screens'
import { ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { ProgramPicture } from '#ui/illustrations'
import { List, ListRow } from '#ui/list'
import { LoadMore } from '#ui/load-more'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { StateBadge } from '../marks/state-badge.tsx'
import { ownPlanWeeks } from '../slots.ts'
import { ownProgramQuery, ownProgramsQuery, useReceipt } from './data.ts'
import { OwnProgram } from './own-program.tsx'
import { useOwnWords } from './words.ts'

const isNow = ({ state }: ProgramRow) => state === 'active' || state === 'expiring' || state === 'paused'

/** Answers a client: what do I train by, what comes next, and what was before? */
export function OwnPlan() {
  const t = useOwnWords()
  const list = useInfiniteQuery(ownProgramsQuery())
  const [openedId, setOpenedId] = useState<string>()
  return (
    <>
      <PageHeader title={t('title')} />
      <Sheet>
        {ownPlanWeeks.entries().map(({ id, Weeks }) => (
          <Weeks key={id} />
        ))}
        <Loaded query={list} large failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={0} tall />}>
          {({ rows }) => {
            if (rows.length === 0) return <EmptyState large picture={<ProgramPicture />} title={t('emptyTitle')} text={t('emptyText')} />
            const opened = rows.find(({ programUserId }) => programUserId === openedId) ?? rows.find(isNow) ?? rows[0]
            const others = rows.filter(row => row !== opened)
            const group = (title: string, programs: readonly ProgramRow[]) =>
              programs.length > 0 && (
                <Section bare title={title}>
                  <List label={title}>
                    {programs.map(program => (
                      <ListRow
                        key={program.programUserId}
                        title={program.title}
                        meta={program.state && <StateBadge state={program.state} />}
                        onClick={() => {
                          setOpenedId(program.programUserId ?? undefined)
                          scrollTo({ top: 0 })
                        }}
                      />
                    ))}
                  </List>
                </Section>
              )
            return (
              <>
                {opened && <OwnProgram key={opened.programUserId} program={opened} />}
                {group(t('now'), others.filter(isNow))}
                {group(
                  t('next'),
                  others.filter(({ state }) => state === 'upcoming'),
                )}
                {group(
                  t('before'),
                  others.filter(({ state }) => state === 'terminated'),
                )}
                <LoadMore list={list} />
                {rows
                  .filter(({ state }) => state !== 'terminated')
                  .map(program => (
                    <StoredProgram key={program.programUserId} program={program} />
                  ))}
              </>
            )
          }}
        </Loaded>
        <Section>
          <ButtonLink kind="quiet" icon={IconHistory} href={hrefTo('/completedWorkouts')}>
            {t('history')}
          </ButtonLink>
        </Section>
      </Sheet>
    </>
  )
}

/** Fetches a program before it is needed, so that the device has it where there is no signal. It draws nothing. */
function StoredProgram({ program: { id, programUserId } }: { program: Pick<ProgramRow, 'id' | 'programUserId'> }) {
  const userId = programUserId ?? ''
  const { data } = useQuery({ ...ownProgramQuery(id, userId), enabled: programUserId !== null })
  const user = data?.programUsers.find(each => each.id === userId)
  useReceipt(user && { programUserId: user.id, releaseId: user.releaseId }, 'stored')
  return null
}
