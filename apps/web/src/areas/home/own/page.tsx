import { LatestMessage } from '#areas/chat'
import { OwnAdvices } from '#areas/client-notes'
import { ownBlocks, ownEntrances, ownHeroes } from '#areas/clients'
import { CallError, Unreachable } from '#lib/api'
import { EmptyState } from '#ui/empty-state'
import { ErrorState } from '#ui/error-state'
import { FirstStepsPicture, OfflinePicture } from '#ui/illustrations'
import { useEffect, useState } from 'react'
import { goTo, type Me } from '#shell'
import { useGreeting } from '../welcome.ts'
import { useOwnWords } from './words.ts'
import { Hero } from './hero.tsx'
import { Metrics } from './metrics.tsx'
import { useMoment } from './moment.ts'
import { checkInOf, isDoneHere, splitByDay, timeOf, type OwnHomeRead } from './own-day.ts'
import css from './page.module.css'
import { People } from './people.tsx'
import { Photos } from './photos.tsx'
import { usePrefetchedScreens } from './prefetch.ts'
import { OwnHomeSkeleton, OwnPageSkeleton } from './skeleton.tsx'
import { OwnSteps } from './steps.tsx'
import { ToDos } from './to-dos.tsx'
import { useOwnHome, useToday, useUnsentWrites } from './data.ts'
import { Weight } from './weight.tsx'
import { PageTitle } from '#ui/page-title'

/** Another area may have a page that comes first. */
function useEntrance(): { isKnown: boolean; href: string | undefined } {
  // the areas fill the slot before the first page, so the hooks keep their number and order
  const entrances = ownEntrances.entries().map(({ useEntrance: useOne }) => useOne())
  return { isKnown: entrances.every(({ isKnown }) => isKnown), href: entrances.find(({ href }) => href !== undefined)?.href }
}

export function OwnHome({ me }: { me: Me }) {
  const { isKnown, href } = useEntrance()
  // the day is read while the device still asks whether another page comes first
  useOwnHome()
  useEffect(() => {
    if (href !== undefined) goTo(href, { replace: true })
  }, [href])
  return isKnown && href === undefined ? <Today me={me} /> : <OwnPageSkeleton />
}

/** Answers: what do I do today, and how am I doing? */
function Today({ me }: { me: Me }) {
  const { data, dataUpdatedAt, error, refetch, isFetching } = useOwnHome()
  const heroes = ownHeroes.entries()
  const [leads, setLeads] = useState<Readonly<Record<string, boolean>>>({})
  const isLeading = heroes.some(({ id }) => leads[id])
  return (
    <div className={css.page}>
      <Greeting name={data?.firstName ?? me.firstName} />
      {data && <CheckIn home={data} readAt={dataUpdatedAt} />}
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

/** A check-in is the first card on its day, above all that areas put first. */
function CheckIn({ home, readAt }: Pick<DayProps, 'home' | 'readAt'>) {
  const today = useToday(home.today, readAt)
  const action = checkInOf(home.actions, { today, unsent: useUnsentWrites() })
  return action && <Hero key={timeOf(action)} action={action} home={home} today={today} />
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
  const checkIn = checkInOf(home.actions, { today, unsent })
  const hero = hasLead || checkIn ? undefined : first
  return (
    <>
      {hero && isLeadKnown && <Hero key={timeOf(hero)} action={hero} home={home} today={today} />}
      {home.latestMessage && <LatestMessage latest={home.latestMessage} />}
      <div className={css.columns}>
        <div className={css.column}>
          <ToDos home={home} today={today} unsent={unsent} hero={checkIn ?? hero} hasLead={hasLead} />
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
