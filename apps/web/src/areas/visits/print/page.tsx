import { downloadVisitPage, downloadVisitPages, downloadVisitPdf, getVisit, type VisitDetail } from '@allenio/contract/visits'
import { IconDownload, IconPencil, IconPrinter } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { BackButton, goTo, useMe, usePageTitle, useParam } from '#shell'
import { saveDownload } from '#shell/downloads'
import { PaperPages, useArePagesDrawn, type PaperCalls } from '#shell/paper-preview'
import { download, read } from '#lib/api'
import { useIsMobile } from '#lib/device'
import { useFormats } from '#lib/formats'
import { useLanguage } from '#lib/words'
import { Button, ButtonLink } from '#ui/button'
import { Disclosure } from '#ui/disclosure'
import { EmptyState } from '#ui/empty-state'
import { EmptyChartPicture } from '#ui/illustrations'
import { Loaded } from '#ui/loaded'
import { PageHeader } from '#ui/page-header'
import { SkeletonPage } from '#ui/skeleton'
import { visitHref } from '../addresses.ts'
import { parsePrintChoices, visitPaperHref, type VisitPrintChoices } from './print-address.ts'
import { PrintOptions } from './print-options.tsx'
import css from './print.module.css'
import { usePrintWords } from './words.ts'

/** Answers: what will stand on the paper of this visit? */
export function Page() {
  const t = usePrintWords()
  const { day } = useFormats()
  const query = useQuery(read(getVisit, { id: useParam('id') }, { isPageRead: true }))
  const takenOn = query.data?.summary?.takenOn
  usePageTitle(takenOn && t('visitOf', { day: day(takenOn) }))
  return (
    <Loaded query={query} large failed={t('failed')} skeleton={<SkeletonPage />}>
      {visit => (visit.summary ? <Printing visit={visit} takenOn={visit.summary.takenOn} /> : <Unfinished visit={visit} />)}
    </Loaded>
  )
}

/** Nobody has a paper of what is still being measured. */
function Unfinished({ visit }: { visit: VisitDetail }) {
  const t = usePrintWords()
  return (
    <>
      <PageHeader back={<BackButton />} title={visit.client.name} />
      <EmptyState
        large
        picture={<EmptyChartPicture />}
        title={t('unfinished')}
        text={t('unfinishedText')}
        action={
          visit.may.update && (
            <ButtonLink kind="primary" icon={IconPencil} href={visitHref(visit)}>
              {t('goOn')}
            </ButtonLink>
          )
        }
      />
    </>
  )
}

function Printing({ visit, takenOn }: { visit: VisitDetail; takenOn: string }) {
  const t = usePrintWords()
  const { day } = useFormats()
  const isMobile = useIsMobile()
  const isTeam = !useMe()?.roles.includes('client')
  const { calls, choices } = usePaper(visit.id)
  const areDrawn = useArePagesDrawn(calls)
  const options = <PrintOptions visit={visit} choices={choices} onChange={next => changeAddress(visitPaperHref(visit.id, next))} />
  return (
    <>
      <div className={css.screen}>
        <PageHeader
          back={<BackButton />}
          title={t('visitOf', { day: day(takenOn) })}
          sub={isTeam && visit.client.name}
          secondary={
            <Button icon={IconPrinter} disabled={!areDrawn} onClick={() => window.print()}>
              {t('print')}
            </Button>
          }
          primary={
            <Button
              kind="primary"
              icon={IconDownload}
              onClick={() => void saveDownload(() => download(downloadVisitPdf, calls.input), t('preparing'))}>
              {t('download')}
            </Button>
          }>
          {visit.isDraft && <p className={css.hint}>{t('editedSince')}</p>}
        </PageHeader>
      </div>
      <div className={css.columns}>
        <section aria-label={t('options')} className={css.options} data-edited-in-place>
          {isMobile ? <Disclosure title={t('options')}>{options}</Disclosure> : options}
        </section>
        <section aria-label={t('pages')} className={css.pages}>
          <PaperPages calls={calls} placeId={undefined} isZoomed={false} />
        </section>
      </div>
    </>
  )
}

/** The choices that the address carries, and the calls that draw them. */
function usePaper(id: string): { choices: VisitPrintChoices; calls: PaperCalls & { input: { id: string } } } {
  const language = useLanguage()
  const address = useSearch({ strict: false, select: search => JSON.stringify(parsePrintChoices(search)) })
  return useMemo(() => {
    const choices = parsePrintChoices(JSON.parse(address))
    return { choices, calls: { pages: downloadVisitPages, page: downloadVisitPage, input: { id, language, ...choices } } }
  }, [address, id, language])
}

// a field that is taken off the page is left like any other: by then the address is another page's
const changeAddress = (href: string) => {
  if (new URL(href, location.href).pathname === location.pathname) goTo(href, { replace: true })
}
