import { LatestMessage } from '#areas/chat'
import { OwnAdvices } from '#areas/client-notes'
import { ownBlocks, ownHeroes } from '#areas/clients'
import { CallError, Unreachable } from '#lib/api'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { FirstStepsPicture, OfflinePicture } from '#ui/illustrations'
import { useState } from 'react'
import type { Me } from '#shell'
import { useGreeting } from '../welcome.ts'
import { useOwnWords } from './words.ts'
import { Hero } from './hero.tsx'
import { Metrics } from './metrics.tsx'
import { useMoment } from './moment.ts'
import { isDoneHere, splitByDay, timeOf, type OwnHomeRead } from './own-day.ts'
import css from './page.module.css'
import { People } from './people.tsx'
import { Photos } from './photos.tsx'
import { usePrefetchedScreens } from './prefetch.ts'
import { OwnHomeSkeleton } from './skeleton.tsx'
import { OwnSteps } from './steps.tsx'
import { ToDos } from './to-dos.tsx'
import { useOwnHome, useToday, useUnsentWrites } from './data.ts'
import { Weight } from './weight.tsx'
import { PageTitle } from '#ui/page-title'

/** Answers: what do I do today, and how am I doing? */
export function OwnHome({ me }: { me: Me }) {
  const { data, dataUpdatedAt, error, refetch, isFetching } = useOwnHome()
  const heroes = ownHeroes.entries()
  const [leads, setLeads] = useState<Readonly<Record<string, boolean>>>({})
  const isLeading = heroes.some(({ id }) => leads[id])
  return (
    <div className={css.page}>
      <Greeting name={data?.firstName ?? me.firstName} />
      {heroes.map(({ id, Hero: OwnHero }) => (
        <OwnHero key={id} onLead={hasLead => setLeads(before => ({ ...before, [id]: hasLead }))} />
      ))}
      {data ? (
        <Day me={me} home={data} readAt={dataUpdatedAt} hasLead={isLeading} isLeadKnown={heroes.every(({ id }) => id in leads)} />
      ) : error ? (
        <NoDay me={me} error={error} isAsking={isFetching} onRetry={() => void refetch()} />
      ) : (
        <OwnHomeSkeleton />
      )}
      <OwnSteps me={me} />
    </div>
  )
}

function Greeting({ name }: { name: string }) {
  const { greeting, date } = useGreeting(useMoment(), name)
  return (
    <header className={css.head}>
      <PageTitle above={date}>{greeting}</PageTitle>
    </header>
  )
}

interface DayProps {
  me: Me
  home: OwnHomeRead
  readAt: number
  /** Something larger than a task stands above. */
  hasLead: boolean
  /** False for the moment in which the device still looks for it. */
  isLeadKnown: boolean
}

function Day({ me, home, readAt, hasLead, isLeadKnown }: DayProps) {
  const today = useToday(home.today, readAt)
  const unsent = useUnsentWrites()
  usePrefetchedScreens()
  const first = splitByDay(home.actions, today).due.find(action => !isDoneHere(action, unsent))
  const hero = hasLead ? undefined : first
  return (
    <>
      {hero && isLeadKnown && <Hero key={timeOf(hero)} action={hero} home={home} today={today} />}
      {home.latestMessage && <LatestMessage latest={home.latestMessage} />}
      <div className={css.columns}>
        <div className={css.column}>
          <ToDos home={home} today={today} unsent={unsent} hero={hero} hasLead={hasLead} />
          <Weight home={home} today={today} unsent={unsent.weights} isAsked={hero?.kind === 'weigh in'} />
          <People home={home} today={today} />
        </div>
        <div className={css.column}>
          {ownBlocks.entries().map(({ id, permission, Block }) => me.permissions.includes(permission) && <Block key={id} />)}
          <Photos home={home} />
          <Metrics home={home} />
          <OwnAdvices />
        </div>
      </div>
    </>
  )
}

interface NoDayProps {
  me: Me
  error: Error
  isAsking: boolean
  onRetry: () => void
}

function NoDay({ me, error, isAsking, onRetry }: NoDayProps) {
  const t = useOwnWords()
  if (error instanceof CallError && error.status === 404) {
    const business = me.workspace?.name ?? ''
    return <EmptyState large picture={<FirstStepsPicture />} title={t('lonelyTitle')} text={t('lonelyText', { business })} />
  }
  return (
    <ErrorState
      large
      title={t('failedTitle')}
      {...(error instanceof Unreachable && { text: t('neverRead'), picture: <OfflinePicture /> })}
      onRetry={onRetry}
      isRetrying={isAsking}
    />
  )
}
