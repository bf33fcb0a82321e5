import type { Macro } from '@allenio/contract/macros'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { BackButton, useParam } from '#shell'
import { AssignmentHeader, FollowersSection, LoadedThing, useAssignDialog } from '#shell/assignment'
import { parseId } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { Stack } from '#ui/layout'
import { Section, Sheet } from '#ui/section'
import { Text } from '#ui/text'
import { AssignmentRow } from '../assignments/assignment-row.tsx'
import { useAssignmentActions } from '../assignments/use-assignment-actions.tsx'
import { macroToAssignQuery } from '../data.ts'
import { AssignMacro } from './assign-macro.tsx'
import { followersQuery } from './data.ts'
import { MacroTargets } from './macro-targets.tsx'
import { useAssignWords } from './words.ts'

/** Answers: who follows these macros, since when, and in which version? */
export function Page() {
  const t = useAssignWords()
  const query = useQuery(macroToAssignQuery(useParam('id')))
  const deletedNotice = { title: t('goneTitle'), text: t('goneText'), href: hrefTo('/macros'), label: t('toList') }
  return (
    <LoadedThing query={query} failed={t('loadFailed')} gone={deletedNotice}>
      {macro => <MacroPage key={macro.id} macro={macro} />}
    </LoadedThing>
  )
}

function MacroPage({ macro }: { macro: Macro }) {
  const t = useAssignWords()
  const { id, title, client, note, may } = macro
  // a macro that was created from a client's page is assigned to that client next
  const givenTo = useSearch({ strict: false, select: search => parseId(Object.entries(search).find(([name]) => name === 'client')?.[1]) })
  const dialog = useAssignDialog({ isAsked: givenTo !== undefined, isAllowed: may.assign, href: hrefTo('/macros/$id/assign', { id }) })
  const actions = useAssignmentActions()
  return (
    <>
      <AssignmentHeader
        back={<BackButton />}
        title={title}
        sub={client ? t('forOne', { name: client.name }) : undefined}
        editHref={may.update ? hrefTo('/macros/$id/edit', { id }) : undefined}
        onAssign={dialog.open}
      />
      <Sheet columns="minmax(0, 1.75fr) minmax(0, 1fr)">
        <FollowersSection
          title={t('followers')}
          queryOf={filters => followersQuery(id, filters)}
          empty={{ nobodyYet: t('nobodyYet'), nobodyNow: t('nobodyNow'), text: t('nobodyText') }}
          onAssign={dialog.open}>
          {assignments =>
            assignments.map(assignment => (
              <AssignmentRow
                key={assignment.id}
                assignment={assignment}
                title={assignment.client.name}
                client={assignment.client}
                href={hrefTo('/clients/$id/macros', { id: assignment.client.id })}
                items={() => actions.itemsFor(assignment)}
              />
            ))
          }
        </FollowersSection>
        <Section title={t('target')}>
          <Stack gap={20}>
            <MacroTargets macro={macro} />
            {note && (
              <Text tone={2} prose breaks>
                {note}
              </Text>
            )}
          </Stack>
        </Section>
      </Sheet>
      {dialog.isOpen && <AssignMacro macroId={id} client={client ?? undefined} onClose={dialog.close} />}
      {actions.dialog}
    </>
  )
}
