import type { Output } from '@allenio/contract'
import type { getProgramForAssign } from '@allenio/contract/programs'
import { IconLock, IconSend } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, goTo, useParam, useShortcuts } from '#shell'
import { AssignmentHeader, LoadedThing, useAssignDialog } from '#shell/assignment'
import { hrefTo } from '#lib/screens'
import { Badge } from '#ui/badge'
import { Button } from '#ui/button'
import { Sheet } from '#ui/section'
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
  const query = useQuery(programToAssignQuery(useParam('id')))
  return (
    <LoadedThing query={query} failed={t('loadFailed')}>
      {program => <Program key={program.id} program={program} />}
    </LoadedThing>
  )
}

function Program({ program }: { program: Output<typeof getProgramForAssign> }) {
  const t = useAssignWords()
  const publish = usePublishWords()
  const { id, title, client, weeks, days, isPrivate, state, templateId, may } = program
  const isAsked = useSearch({ strict: false, select: search => Object.keys(search).includes(assignParameter) })
  const dialog = useAssignDialog({ isAsked, isAllowed: may.assign && client === null, href: programHref({ id }) })
  const [isPublishing, setPublishing] = useState(false)
  const actions = useProgramActions({ onDeleted: () => goTo(hrefTo('/programs')) })
  useShortcuts(may.update ? [{ keys: 'Alt P', label: publish('publish'), run: () => setPublishing(true) }] : [])
  return (
    <>
      <AssignmentHeader
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
        secondary={
          may.update && (
            <Button icon={IconSend} onClick={() => setPublishing(true)}>
              {publish('publish')}
            </Button>
          )
        }
        onAssign={dialog.open}
      />
      <Sheet columns="minmax(0, 1.75fr) minmax(0, 1fr)">
        <ProgramFigures programId={id} />
        <Followers program={program} onAssign={dialog.open} />
        <Releases program={program} />
      </Sheet>
      {dialog.isOpen && <AssignProgram programId={id} onClose={dialog.close} />}
      {isPublishing && <PublishProgram program={program} onClose={() => setPublishing(false)} />}
      {actions.dialog}
    </>
  )
}
