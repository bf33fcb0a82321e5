import type { Output } from '@allenio/contract'
import type { getProgramForAssign } from '@allenio/contract/programs'
import { IconLock, IconSend, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, goTo, usePageTitle, useParam, useShortcuts } from '#shell'
import { hrefTo } from '#lib/screens'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Sheet } from '#ui/section'
import { SkeletonPage } from '#ui/skeleton'
import { assignParameter, programHref, programToAssignQuery } from '../data.ts'
import { useProgramActions } from '../list/use-program-actions.tsx'
import { StateBadge } from '../marks/state-badge.tsx'
import { Releases } from '../publish/releases.tsx'
import { usePublishWords } from '../publish/words.ts'
import { Followers } from './followers.tsx'
import { ProgramFigures } from './program-figures.tsx'
import { useAssignWords } from './words.ts'
import { AssignProgram } from './assign-program.tsx'
import { PublishProgram } from '../publish/publish-program.tsx'

/** Answers: who follows this program, how far has it come to them, and what did they get? */
export function Page() {
  const t = useAssignWords()
  const id = useParam('id')
  const query = useQuery(programToAssignQuery(id))
  usePageTitle(query.data?.title)
  return (
    <Loaded query={query} large failed={t('loadFailed')} skeleton={<SkeletonPage />}>
      {program => <Program key={program.id} program={program} />}
    </Loaded>
  )
}

function Program({ program }: { program: Output<typeof getProgramForAssign> }) {
  const t = useAssignWords()
  const publish = usePublishWords()
  const { id, title, client, weeks, days, isPrivate, state, templateId, may } = program
  const mayAssign = may.assign && client === null
  // nobody who comes to assign it has to press the button again
  const isAsked = useSearch({ strict: false, select: search => Object.keys(search).includes(assignParameter) })
  const [chosen, setOpen] = useState<'assign' | 'publish'>()
  const open = chosen ?? (isAsked && mayAssign ? 'assign' : undefined)
  const actions = useProgramActions({ onDeleted: () => goTo(hrefTo('/programs')) })
  const close = () => {
    setOpen(undefined)
    if (isAsked) goTo(programHref({ id }), { replace: true })
  }
  useShortcuts([
    ...(may.update ? [{ keys: 'Alt P', label: publish('publish'), run: () => setOpen('publish') }] : []),
    ...(mayAssign ? [{ keys: 'Alt A', label: t('assign'), run: () => setOpen('assign') }] : []),
  ])
  const publishing = may.update && (
    <Button icon={IconSend} onClick={() => setOpen('publish')}>
      {publish('publish')}
    </Button>
  )
  return (
    <>
      <PageHeader
        back={<BackButton />}
        title={title}
        badges={
          <>
            {client && state && <StateBadge state={state} />}
            {isPrivate && <Badge icon={IconLock}>{t('private')}</Badge>}
          </>
        }
        sub={[client && t('versionOf', { name: client.name }), t('weeks', { count: weeks }), t('days', { count: days })]
          .filter(Boolean)
          .join(' · ')}
        moreGroups={[
          { items: templateId === null ? [] : [{ label: t('model'), href: programHref({ id: templateId }) }] },
          { items: actions.itemsFor(program) },
        ].filter(({ items }) => items.length > 0)}
        secondary={publishing}
        primary={
          mayAssign && (
            <Button kind="primary" icon={IconUserPlus} onClick={() => setOpen('assign')}>
              {t('assign')}
            </Button>
          )
        }
      />
      <Sheet columns="minmax(0, 1.75fr) minmax(0, 1fr)">
        <ProgramFigures programId={id} />
        <Followers program={program} onAssign={mayAssign ? () => setOpen('assign') : undefined} />
        <Releases program={program} />
      </Sheet>
      {open === 'assign' && <AssignProgram programId={id} onClose={close} />}
      {open === 'publish' && <PublishProgram program={program} onClose={close} />}
      {actions.dialog}
    </>
  )
}
