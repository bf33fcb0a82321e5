import type { VisitWithSummary } from '@allenio/contract/visits'
import { IconCalendarEvent, IconFileTypePdf } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useToday } from '#shell'
import { saveFile } from '#lib/api'
import { mayPrefetch, useIsOnline } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { EmptyState } from '#ui/empty-state'
import { Icon } from '#ui/icon'
import { Row } from '#ui/layout'
import { Loaded } from '#ui/loaded'
import { Quote } from '#ui/quote'
import { PartHeader, Section } from '#ui/section'
import { SkeletonLines } from '#ui/skeleton'
import { Text } from '#ui/text'
import { toast } from '#ui/toast'
import { paperHref } from '../addresses.ts'
import { visitQuery } from '../data.ts'
import { BodyFigureRow } from '../figures/body-figure-row.tsx'
import { printedVisit, readPaper, storePapers } from './stored-papers.ts'
import { useOwnWords } from './words.ts'

interface OwnVisitProps {
  visit: VisitWithSummary
  /** All that were shared, newest first: it is compared with the one before it. */
  visits: readonly VisitWithSummary[]
  /** Left out where the panel has it. */
  title: string | undefined
}

/** One visit as its client reads it: the figures come with the list, the note with the visit itself. */
export function OwnVisit({ visit, visits, title }: OwnVisitProps) {
  const t = useOwnWords()
  const today = useToday()
  const { day, weekday } = useFormats()
  const query = useQuery(visitQuery(visit.id))
  const { summary, nextVisitOn } = visit
  const before = visits[visits.findIndex(({ id }) => id === visit.id) + 1]
  const comparedDay = before?.takenOn
  return (
    <>
      {(title !== undefined || comparedDay) && <PartHeader title={title} text={comparedDay && t('compared', { day: day(comparedDay) })} />}
      {summary && <BodyFigureRow summary={summary} before={before?.summary ?? undefined} />}
      <Loaded
        query={query}
        failed={t('detailFailed')}
        skeleton={
          <Section>
            <SkeletonLines lines={2} />
          </Section>
        }
        gone={<EmptyState title={t('goneTitle')} text={t('goneText')} />}>
        {({ content: { note } }) =>
          note && (
            <Section>
              <Quote label={t('note')}>{note}</Quote>
            </Section>
          )
        }
      </Loaded>
      <Section>
        <Row gap={12} wrap justify="between">
          {nextVisitOn !== null && nextVisitOn >= today && (
            <Row as="span" gap={8}>
              <Icon of={IconCalendarEvent} />
              <Text as="span" weight={500}>
                {t('next', { weekday: weekday(nextVisitOn), day: day(nextVisitOn) })}
              </Text>
            </Row>
          )}
          <PaperButton visit={visit} visits={visits} />
        </Row>
      </Section>
    </>
  )
}

/** The paper of a visit that was opened once is on the device, and opens without a network, too. */
function PaperButton({ visit, visits }: Pick<OwnVisitProps, 'visit' | 'visits'>) {
  const t = useOwnWords()
  const language = useLanguage()
  const isOnline = useIsOnline()
  const { id, version } = printedVisit(visits, visit.id)
  useEffect(() => {
    if (isOnline && mayPrefetch()) void storePapers([{ id, version }], language)
  }, [isOnline, id, version, language])
  if (isOnline)
    return (
      <ButtonLink icon={IconFileTypePdf} href={paperHref(visit)}>
        {t('pdf')}
      </ButtonLink>
    )
  const open = async () => {
    const paper = await readPaper(id)
    if (paper) saveFile(paper)
    else toast({ text: t('pdfNotHere') })
  }
  return (
    <Button icon={IconFileTypePdf} onClick={() => void open()}>
      {t('pdf')}
    </Button>
  )
}
