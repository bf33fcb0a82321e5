import type { MacroAssignment } from '@allenio/contract/macros'
import { useQuery } from '@tanstack/react-query'
import { useMacroText } from '#areas/aliments'
import { useToday } from '#shell'
import { useFormats } from '#lib/formats'
import { Disclosure } from '#ui/disclosure'
import { EmptyState } from '#ui/empty-state'
import { RecipesPicture } from '#ui/illustrations'
import { Stack } from '#ui/layout'
import { List, ListRow } from '#ui/list'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section, Sheet } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { useNamedDayType } from '../targets/day-type-name.ts'
import { ownMacrosQuery } from '../data.ts'
import { courseOn } from './own-assignments.ts'
import { OwnTarget } from './own-target.tsx'
import { useOwnWords } from './words.ts'

/** Answers a client: what am I to eat today, and what on other days? */
export function OwnMacros() {
  const t = useOwnWords()
  const { day } = useFormats()
  const today = useToday()
  const query = useQuery(ownMacrosQuery())
  const nameOf = useNamedDayType(query.data?.dayTypeNames)
  return (
    <>
      <PageHeader title={t('title')} />
      <Loaded query={query} large failed={t('failed')} skeleton={<SkeletonRows rows={6} columns={0} tall />}>
        {({ assignments, mayMoveDays }) => {
          if (assignments.length === 0)
            return <EmptyState large picture={<RecipesPicture />} title={t('emptyTitle')} text={t('emptyText')} />
          const { current, upcoming, past } = courseOn(assignments, today)
          const main = current ?? upcoming[0]
          const next = upcoming.filter(each => each !== main)
          return (
            <Sheet>
              {main ? (
                <OwnTarget
                  key={main.id}
                  assignment={main}
                  nameOf={nameOf}
                  isCurrent={current !== undefined}
                  mayMoveDays={mayMoveDays && current !== undefined}
                  sentence={
                    current
                      ? t('since', { title: main.title, day: day(main.startDay) })
                      : `${main.title}. ${t('starts', { day: day(main.startDay) })}. ${t('startsText')}`
                  }
                />
              ) : (
                <EmptyState picture={<RecipesPicture />} title={t('overTitle')} text={t('overText')} />
              )}
              {next.length > 0 && (
                <Section bare title={t('next')}>
                  <Assignments label={t('next')} assignments={next} />
                </Section>
              )}
              {past.length > 0 && (
                <Section>
                  <Disclosure title={t('before')} sub={String(past.length)}>
                    <Assignments label={t('before')} assignments={past} />
                  </Disclosure>
                </Section>
              )}
            </Sheet>
          )
        }}
      </Loaded>
    </>
  )
}

function Assignments({ label, assignments }: { label: string; assignments: readonly MacroAssignment[] }) {
  const t = useOwnWords()
  const { day } = useFormats()
  const macroText = useMacroText()
  return (
    <List label={label}>
      {assignments.map(({ id, title, startDay, lastDay, targets }) => (
        <ListRow
          key={id}
          title={title}
          sub={
            <Stack as="span" gap={2}>
              <span>{lastDay === null ? t('from', { day: day(startDay) }) : t('fromTo', { from: day(startDay), to: day(lastDay) })}</span>
              {targets.slice(0, 1).map(target => (
                <Text key={target.dayType} as="span" size="inherit" tone="inherit" figures>
                  {macroText(target)}
                </Text>
              ))}
            </Stack>
          }
        />
      ))}
    </List>
  )
}
