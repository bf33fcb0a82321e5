import { completeOwnAction } from '@allenio/contract/client-actions'
import { newId } from '@allenio/domain/ids'
import { IconChevronRight } from '@tabler/icons-react'
import { reportCallError } from '#lib/api'
import { toastMs } from '#lib/constants'
import { sendSoon } from '#lib/offline'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { AllClearPicture } from '#ui/illustrations'
import { BareButton, BareList, Stack } from '#ui/layout'
import { Link } from '#ui/link'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { Section } from '#ui/section'
import { SkeletonRows } from '#ui/skeleton'
import { Text } from '#ui/text'
import { TickCircle } from '#ui/tick-circle'
import { toast, toastWithUndo } from '#ui/toast'
import { layerIcons } from '../agenda/entries.ts'
import type { OwnEntry } from './days.ts'
import { useDayName, useOwnDays } from './use-own-days.ts'
import { useOwnWords } from './words.ts'
import css from './own-days.module.css'

/** A client's days, which answers: what is there for me to do, and when? */
export function OwnDays() {
  const t = useOwnWords()
  const nameOf = useDayName()
  const query = useOwnDays()
  return (
    <>
      <PageHeader title={t('title')} />
      <Loaded query={query} failed={t('failed')} skeleton={<SkeletonRows rows={5} columns={0} />}>
        {({ late, days }) => {
          if (late.length === 0 && days.every(({ entries }) => entries.length === 0))
            return <EmptyState picture={<AllClearPicture />} title={t('emptyTitle')} text={t('emptyText')} />
          return (
            <>
              {late.length > 0 && <DayList title={t('late')} entries={late} />}
              {days.map(({ day, entries }) => (
                <DayList key={day} title={nameOf(day)} entries={entries} />
              ))}
            </>
          )
        }}
      </Loaded>
    </>
  )
}

function DayList({ title, entries }: { title: string; entries: readonly OwnEntry[] }) {
  const t = useOwnWords()
  return (
    <Section title={title}>
      {entries.length === 0 && <Text tone={2}>{t('free')}</Text>}
      <BareList className={css.list}>
        {entries.map(entry => (
          <li key={entry.id}>
            <Entry entry={entry} />
          </li>
        ))}
      </BareList>
    </Section>
  )
}

function Entry({ entry }: { entry: OwnEntry }) {
  const t = useOwnWords()
  const complete = useCompletion()
  const { title, text, time, isDone } = entry
  const words = (
    <Stack as="span" align="start" gap={1} grow>
      <Text as="span" size="inherit" tone={isDone ? 2 : 'inherit'} weight={isDone ? 400 : 600} breaks>
        {title}
      </Text>
      {(text || time || isDone) && (
        <Text as="span" size="small" tone={2} breaks>
          {[isDone && t('done'), time, text].filter(Boolean).join(' · ')}
        </Text>
      )}
    </Stack>
  )
  if (entry.kind === 'entry') {
    return (
      <Link href={entry.link} className={css.row}>
        {isDone ? <TickCircle state="done" /> : <Icon of={layerIcons[entry.layer]} size={24} />}
        {words}
        <Icon of={IconChevronRight} />
      </Link>
    )
  }
  return (
    <BareButton className={css.row} disabled={isDone} aria-label={t('markDone', { title })} onClick={() => complete(entry.task, title)}>
      <TickCircle state={isDone ? 'done' : undefined} />
      {words}
    </BareButton>
  )
}

/** Shows the tick at once and sends it a moment later, so that a slip of the thumb can be undone before. */
function useCompletion() {
  const t = useOwnWords()
  const complete = async ({ id, dueDay }: { id: string; dueDay: string }, title: string) => {
    const { cancel } = await sendSoon(completeOwnAction, { id, dueDay, completionId: newId() }, { title, ms: toastMs + 500 })
    const undo = async () => {
      if (!(await cancel())) toast({ type: 'info', text: t('tooLate') })
    }
    toastWithUndo(t('doneSaid'), () => void undo())
  }
  return (task: { id: string; dueDay: string }, title: string) =>
    void complete(task, title).catch((error: unknown) => reportCallError(error))
}
