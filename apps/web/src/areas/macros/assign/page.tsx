import type { Macro } from '@allenio/contract/macros'
import { IconPencil, IconUserPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import { BackButton, goTo, usePageTitle, useParam, useShortcuts } from '#shell'
import { readId } from '#lib/list-place'
import { hrefTo } from '#lib/screens'
import { Stack } from '#ui/layout'
import { Button, ButtonLink } from '#ui/button'
import { ErrorState } from '#ui/error-state'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonPage } from '#ui/skeleton'
import { Text } from '#ui/text'
import { macroToAssignQuery } from '../data.ts'
import { AssignMacro } from './assign-macro.tsx'
import { MacroTargets } from './macro-targets.tsx'
import { Followers } from './followers.tsx'
import { useAssignWords } from './words.ts'

/** Answers: who follows these macros, since when, and in which version? */
export function Page() {
  const t = useAssignWords()
  const id = useParam('id')
  const query = useQuery(macroToAssignQuery(id))
  usePageTitle(query.data?.title)
  const goneState = (
    <ErrorState
      large
      title={t('goneTitle')}
      text={t('goneText')}
      action={<ButtonLink href={hrefTo('/macros')}>{t('toList')}</ButtonLink>}
    />
  )
  return (
    <Loaded query={query} large failed={t('loadFailed')} skeleton={<SkeletonPage />} gone={goneState}>
      {macro => <MacroPage key={macro.id} macro={macro} />}
    </Loaded>
  )
}

function MacroPage({ macro }: { macro: Macro }) {
  const t = useAssignWords()
  const { id, title, client, note, may } = macro
  // a macro that was created from a client's page is assigned to that client next
  const givenTo = useSearch({ strict: false, select: search => readId(Object.entries(search).find(([name]) => name === 'client')?.[1]) })
  const [isOpen, setOpen] = useState(givenTo !== undefined && may.assign)
  const assign = () => setOpen(true)
  const close = () => {
    setOpen(false)
    if (givenTo !== undefined) goTo(hrefTo('/macros/$id/assign', { id }), { replace: true })
  }
  useShortcuts([
    ...(may.assign ? [{ keys: 'Alt A', label: t('assign'), run: assign }] : []),
    ...(may.update ? [{ keys: 'e', label: t('edit'), run: () => goTo(hrefTo('/macros/$id/edit', { id })) }] : []),
  ])
  return (
    <>
      <PageHeader
        back={<BackButton />}
        title={title}
        sub={client ? t('forOne', { name: client.name }) : undefined}
        secondary={
          may.update && (
            <ButtonLink icon={IconPencil} href={hrefTo('/macros/$id/edit', { id })}>
              {t('edit')}
            </ButtonLink>
          )
        }
        primary={
          may.assign && (
            <Button kind="primary" icon={IconUserPlus} onClick={assign}>
              {t('assign')}
            </Button>
          )
        }
      />
      <Sheet columns="minmax(0, 1.75fr) minmax(0, 1fr)">
        <Followers macro={macro} onAssign={may.assign ? assign : undefined} />
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
      {isOpen && <AssignMacro macroId={id} client={client ?? undefined} onClose={close} />}
    </>
  )
}
